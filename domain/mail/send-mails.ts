import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { mailTexts } from '../../texts/mails.ts';
import { sentMailDays } from '../constants.ts';
import { type Claimed, deliverDue, type Reader } from '../outgoing/deliver-due.ts';
import { type MailFile, type MailPart, MailRefused, type MailTransport } from './mail.ts';
import { type MailOrigin, renderMail } from './render-mail.ts';

export interface SendMailsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  transport: MailTransport;
  /** True if the person may still look at what a mail is about: a role may have changed since it was written. */
  mayRead(reader: Reader): Promise<boolean>;
  origin: MailOrigin;
}

interface ClaimedMail extends Claimed {
  /** Address that it goes to: the person, or the recipient of their forwarding. */
  recipient: string;
  subject: string;
  body: MailPart[];
  expiresAt: Date;
  isOwnDoor: boolean;
  reader: Reader | null;
}

/** Address that a mail goes to: one that follows a forwarding goes where its recipient wants it, once and no further. */
const recipientOf = `coalesce((
  select u.email_forwarding_recipient from users u
  where m.is_forwarded and u.email = m.recipient and u.is_email_forwarding_enabled
    and (u.email_forwarding_until is null or u.email_forwarding_until > :now)), m.recipient)`;

/**
 * Sends due mails, some at a time. A mail whose outcome is unknown after a crash is sent again with the same
 * Message-ID, by which mailboxes recognise it. None is sent to an integration's own inbound address, to avoid a loop of
 * alarms and mails.
 * @returns the number of due mails.
 */
export function sendDueMails(deps: SendMailsDeps): Promise<number> {
  return deliverDue<ClaimedMail>({
    ...deps,
    table: 'mails',
    what: 'a mail',
    columns: `m.subject, m.body, m.reader, m.expires_at as "expiresAt", ${recipientOf} as recipient,
      exists (select from external_systems e where lower(e.inbound_email_address) = lower(${recipientOf}))
        as "isOwnDoor"`,
    fieldsOf: ({ id, subject }) => ({ mailId: id, subject }),
    deliver: (mail) => deliver(deps, mail),
  });
}

async function deliver(deps: SendMailsDeps, mail: ClaimedMail): Promise<void> {
  const { clock, transport, origin, mayRead } = deps;
  if (mail.expiresAt <= clock.now()) throw new MailRefused(mailTexts.refused.expired);
  // a text with two addresses would be sent to both
  if (!z.email().safeParse(mail.recipient).success) throw new MailRefused(mailTexts.refused.noAddress);
  if (mail.isOwnDoor) throw new MailRefused(mailTexts.refused.ownDoor);
  if (mail.reader && !(await mayRead(mail.reader))) throw new MailRefused(mailTexts.refused.noAccess);
  const file = await fileOf(deps, mail.id);
  await transport.send({ ...renderMail({ ...mail, to: mail.recipient }, origin, mail.attempts), file });
}

async function fileOf({ db }: Pick<SendMailsDeps, 'db'>, mailId: string): Promise<MailFile | null> {
  const { rows } = await db.raw('select name, type, content from mail_attachments where mail_id = ?', [mailId]);
  return rows[0] ?? null;
}

/** Deletes mails that were sent or given up long ago, and old expired links; call it periodically. */
export async function forgetMails({ db, clock }: Pick<SendMailsDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - sentMailDays * 86_400_000);
  await db.raw('delete from mail_attachments a using mails m where m.id = a.mail_id and m.body is null');
  await db.raw('delete from mails where created_at < ? and body is null', [before]);
  for (const table of ['password_resets', 'email_changes', 'invitations'])
    await db.raw(`delete from ${table} where created_at < ?`, [before]);
}
