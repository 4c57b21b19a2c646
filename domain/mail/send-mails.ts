import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { mailTexts } from '../../texts/mails.ts';
import { sentMailDays } from '../constants.ts';
import { type MailPart, MailRefused, type MailTransport } from './mail.ts';
import { type MailOrigin, renderMail } from './render-mail.ts';

export interface SendMailsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  transport: MailTransport;
  origin: MailOrigin;
}

interface ClaimedMail {
  id: string;
  recipient: string;
  subject: string;
  body: MailPart[];
  attempts: number;
  expiresAt: Date;
  isOwnDoor: boolean;
}

/** Mails of one call. */
const atOnce = 10;
/** Lease of claimed mails, in ms: within it they are sent or have failed. */
const leaseMs = 10 * 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;

/**
 * Sends due mails, some at a time. A mail whose outcome is unknown after a crash is sent again with the same
 * Message-ID, by which mailboxes recognise it. None is sent to an integration's own inbound address, to avoid a loop of
 * alarms and mails.
 * @returns the number of due mails.
 */
export async function sendDueMails(deps: SendMailsDeps): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const { rows } = await db.raw(
    `update mails m set attempts = attempts + 1, next_at = :leased
     where id in (
       select id from mails where body is not null and next_at <= :now order by next_at limit ${atOnce}
       for update skip locked)
     returning id, recipient, subject, body, attempts, expires_at as "expiresAt",
       exists (select from external_systems e where lower(e.inbound_email_address) = lower(m.recipient)) as "isOwnDoor"`,
    { now, leased: new Date(now.getTime() + leaseMs) },
  );
  await Promise.all((rows as ClaimedMail[]).map((mail) => sendOne(deps, mail)));
  return rows.length;
}

async function sendOne(deps: SendMailsDeps, mail: ClaimedMail): Promise<void> {
  const { db, clock, log } = deps;
  const { id, subject, attempts } = mail;
  const problem = await deliver(deps, mail).then(
    () => null,
    (error: Error) => error,
  );
  const now = clock.now();
  if (problem === null) {
    await db.raw('update mails set sent_at = ?, body = null, error = null where id = ?', [now, id]);
    log.info({ mailId: id, subject, attempts }, 'a mail was sent');
    return;
  }
  const fields = { mailId: id, subject, attempts, reason: problem.message };
  if (problem instanceof MailRefused) {
    await db.raw('update mails set failed_at = ?, body = null, error = ? where id = ?', [now, problem.message, id]);
    log.warn(fields, 'a mail was given up');
    return;
  }
  const pauseMs = Math.min(firstPauseMs * 4 ** (attempts - 1), longestPauseMs);
  const nextAt = new Date(now.getTime() + pauseMs);
  await db.raw('update mails set next_at = ?, error = ? where id = ?', [nextAt, problem.message, id]);
  log.warn({ ...fields, nextAt }, 'a mail could not be sent yet');
}

async function deliver({ clock, transport, origin }: SendMailsDeps, mail: ClaimedMail): Promise<void> {
  if (mail.expiresAt <= clock.now()) throw new MailRefused(mailTexts.refused.expired);
  // a text with two addresses would be sent to both
  if (!z.email().safeParse(mail.recipient).success) throw new MailRefused(mailTexts.refused.noAddress);
  if (mail.isOwnDoor) throw new MailRefused(mailTexts.refused.ownDoor);
  await transport.send(renderMail({ ...mail, to: mail.recipient }, origin, mail.attempts));
}

/** Deletes mails that were sent or given up long ago, and old expired links; call it periodically. */
export async function forgetMails({ db, clock }: Pick<SendMailsDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - sentMailDays * 86_400_000);
  await db.raw('delete from mails where created_at < ? and body is null', [before]);
  await db.raw('delete from password_resets where created_at < ?', [before]);
  await db.raw('delete from invitations where created_at < ?', [before]);
}
