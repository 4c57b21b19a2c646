import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { mailTexts } from '../../texts/mails.ts';
import { sentMailDays } from '../constants.ts';
import { type Claimed, deliverDue, type Reader, Refused } from '../outgoing/deliver-due.ts';
import { DeviceGone, type Push, type PushTransport } from './push.ts';

export interface SendPushesDeps {
  db: Database;
  clock: Clock;
  log: Log;
  transport: PushTransport;
  /** True if the person may still look at what a message is about. */
  mayRead(reader: Reader): Promise<boolean>;
}

type ClaimedPush = Claimed & Pick<Push, 'reader' | 'title' | 'body' | 'path' | 'phonePath' | 'expiresAt'>;

/**
 * Sends due messages, some at a time, each to all devices of its person (NOTIF.8). After a failure all of them get it
 * again: by its id a device shows it once.
 * @returns the number of due messages.
 */
export function sendDuePushes(deps: SendPushesDeps): Promise<number> {
  return deliverDue<ClaimedPush>({
    ...deps,
    table: 'push_messages',
    what: 'a push message',
    columns:
      'm.reader, m.title, m.body, m.path, coalesce(m.phone_path, m.path) as "phonePath", m.expires_at as "expiresAt"',
    fieldsOf: ({ id }) => ({ pushId: id }),
    deliver: (push) => deliver(deps, push),
  });
}

async function deliver(deps: SendPushesDeps, push: ClaimedPush): Promise<void> {
  const { db, clock, transport, mayRead } = deps;
  const leftMs = push.expiresAt.getTime() - clock.now().getTime();
  if (leftMs <= 0) throw new Refused(mailTexts.refused.expired);
  if (!(await mayRead(push.reader))) throw new Refused(mailTexts.refused.noAccess);
  const { rows } = await db.raw<{ rows: Array<{ token: string; hash: Buffer }> }>(
    `select d.token, d.token_hash as hash from device_tokens d join users u on u.id = d.user_id
     where d.user_id = ? and u.is_push_notification_enabled order by d.created_at`,
    [push.reader.userId],
  );
  const message = { ...push, ttl: Math.ceil(leftMs / 1_000) };
  const outcomes = await Promise.allSettled(
    rows.map(({ token, hash }) =>
      transport.send(token, message).catch((error: unknown) => {
        if (!(error instanceof DeviceGone)) throw error;
        // MOB.3: unless somebody else has registered it meanwhile
        return db('device_tokens').where({ token_hash: hash, user_id: push.reader.userId }).delete();
      }),
    ),
  );
  const failed = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
}

/** Deletes messages that were sent or given up long ago; call it periodically. */
export async function forgetPushes({ db, clock }: Pick<SendPushesDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - sentMailDays * 86_400_000);
  await db.raw('delete from push_messages where created_at < ? and body is null', [before]);
}
