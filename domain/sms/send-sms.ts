import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { mailTexts } from '../../texts/mails.ts';
import { sentMailDays } from '../constants.ts';
import { type Claimed, deliverDue, Refused } from '../outgoing/deliver-due.ts';
import type { SmsTransport } from './sms.ts';

export interface SendSmsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  transport: SmsTransport;
}

interface ClaimedSms extends Claimed {
  recipient: string;
  body: string;
  expiresAt: Date;
}

/** Sends due text messages, some at a time. @returns the number of due messages. */
export function sendDueSms(deps: SendSmsDeps): Promise<number> {
  return deliverDue<ClaimedSms>({
    ...deps,
    table: 'sms_messages',
    what: 'a text message',
    columns: 'm.recipient, m.body, m.expires_at as "expiresAt"',
    // neither number nor text: codes are secrets
    fieldsOf: ({ id }) => ({ smsId: id }),
    async deliver({ id, recipient, body, expiresAt }) {
      if (expiresAt <= deps.clock.now()) throw new Refused(mailTexts.refused.expired);
      await deps.transport.send({ id, to: recipient, body });
    },
  });
}

/** Deletes text messages that were sent or given up long ago, and old codes; call it periodically. */
export async function forgetSms({ db, clock }: Pick<SendSmsDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - sentMailDays * 86_400_000);
  await db.raw('delete from sms_messages where created_at < ? and body is null', [before]);
  await db.raw('delete from phone_verifications where created_at < ?', [before]);
}
