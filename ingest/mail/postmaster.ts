import type { SMTPServerDataStream } from 'smtp-server';
import type { MailPayload } from '../../domain/integrations/mail-payload.ts';
import { writeMails } from '../../domain/mail/write-mails.ts';
import type { Database } from '../../platform/database.ts';
import { uuidOf } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { mailTexts } from '../../texts/mails.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { createRateLimit } from '../doors/rate-limit.ts';
import { mailItem } from './mail-item.ts';
import { MailRejected } from './mail-rejected.ts';
import { readWanted } from './read-wanted.ts';

/** Mails that are forwarded: a sender of many is not reporting a problem. */
const mailsPerHour = 20;
const textMaxLength = 20_000;
const wantedMs = 7 * 86_400_000;

const isPostmaster = (address: string): boolean => /^postmaster(?:@|$)/i.test(address);

/**
 * The mailbox that every mail server has, for people who have trouble with it (RFC 5321, 4.5.1). Their mails are
 * forwarded to the operator, by the outgoing mail server; they become no alarms.
 * @param deps.address the operator's; without one mails to the mailbox are refused with an explanation.
 */
export function createPostmaster(deps: { db: Database; now: () => number; log: Log; address: string | undefined }) {
  const { now, address } = deps;
  const waitOf = createRateLimit<string>(mailsPerHour / 3_600, now, mailsPerHour);

  return {
    /** True if a recipient is the postmaster. @throws MailRejected 550 if no operator is configured. */
    isMeant(recipient: string): boolean {
      if (!isPostmaster(recipient)) return false;
      if (address === undefined) throw new MailRejected(550, 'postmaster', mailDoorTexts.noPostmaster);
      return true;
    },
    /** @returns the id under which it is forwarded. @throws MailRejected. */
    async take(source: SMTPServerDataStream, sender: string): Promise<string> {
      const mail = await readWanted(source, sender);
      // automatic mails may be our own
      const isByMachine = mail.header('auto-submitted').some((value) => !/^no\b/i.test(value));
      if (isByMachine) throw new MailRejected(550, 'automatic', mailDoorTexts.postmasterByMachine);
      const wait = waitOf('all');
      if (wait > 0) throw new MailRejected(451, 'rate', mailDoorTexts.tooManyToPostmaster(wait));
      const item = mailItem(mail, sender);
      const id = uuidOf('postmaster', item.identity);
      const { from, subject, text } = JSON.parse(item.body) as MailPayload;
      const createdAt = new Date(now());
      const passedOn = {
        id,
        to: address as string,
        subject: mailTexts.postmaster.subject(subject),
        body: [mailTexts.postmaster.intro(from), { list: text.slice(0, textMaxLength).split('\n') }],
        createdAt,
        expiresAt: new Date(createdAt.getTime() + wantedMs),
      };
      try {
        await deps.db.transaction((trx) => writeMails(trx, [passedOn]));
      } catch (error) {
        throw new MailRejected(451, 'engine', mailDoorTexts.notForwarded, error);
      }
      deps.log.info({ mailId: id }, 'a mail to postmaster goes on to the operator');
      return id;
    },
  };
}
