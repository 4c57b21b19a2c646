import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database.ts';
import { iso } from '../../platform/instant.ts';
import { mailTexts } from '../../texts/mails.ts';
import { newDeviceMailHours } from '../constants.ts';
import { writeMails } from '../mail/write-mails.ts';

/** Place where a session is started. */
export interface SessionPlace {
  /** Network address of the client. */
  address?: string;
  userAgent?: string | undefined;
  /** Id that its browser keeps. */
  deviceId?: string | undefined;
}

interface SignInPlace {
  userId: string;
  now: Date;
  network: string | null;
  /** Browser and system, as people name them. */
  device: string | null;
  place: SessionPlace;
}

/**
 * Remembers the device of a sign-in, and notifies the person by mail if they have not used it before; that of the first
 * sign-in is expected. A browser is recognized by the id that it keeps, another client by its program and network.
 */
export async function notifyOfNewDevice(trx: Transaction, of: SignInPlace): Promise<void> {
  const { userId, now, network, device, place } = of;
  // a session that no request has started
  if (network === null) return;
  const known = place.deviceId ?? `${place.userAgent ?? ''} ${network}`;
  const deviceHash = createHash('sha256').update(known).digest();
  const { rows } = await trx.raw<{ rows: Array<{ email: string }> }>(
    `with before as (
       select u.email, u.last_sign_in_at is not null as has_signed_in,
         exists (select from known_devices where user_id = :userId and device_hash = :deviceHash) as is_known
       from users u where u.id = :userId
     ), seen as (
       insert into known_devices (user_id, device_hash, seen_at) values (:userId, :deviceHash, :now)
       on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
     )
     select email from before where has_signed_in and not is_known`,
    { userId, deviceHash, now },
  );
  const to = rows[0]?.email;
  if (to === undefined) return;
  const texts = mailTexts.newDevice;
  await writeMails(trx, [
    {
      id: randomUUID(),
      to,
      subject: texts.subject,
      body: [
        texts.fact,
        { list: [texts.device(device ?? texts.unknown), texts.network(network), texts.at(iso(now))] },
        texts.yours,
        texts.notYours,
        { label: texts.link, path: '/settings/profile' },
      ],
      createdAt: now,
      expiresAt: new Date(now.getTime() + newDeviceMailHours * 3_600_000),
    },
  ]);
}
