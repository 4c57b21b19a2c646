import { networkOf } from '../../../platform/client-address.ts';
import { forPerson } from '../../../platform/database.ts';
import { uuidOf } from '../../../platform/ids.ts';
import { iso } from '../../../platform/instant.ts';
import { mailTexts } from '../../../texts/mails.ts';
import { mfaLock, passwordKnownMailHours } from '../../constants.ts';
import { writeMails } from '../../mail/write-mails.ts';
import type { PublicCtx } from '../ctx.ts';
import { deviceNameOf } from '../device-name.ts';
import type { PersonRow } from '../person-row.ts';

/**
 * Tells a person by mail that somebody gave their password and then wrong codes until the account was locked: at most
 * once a day (UTC), however many networks do so. It goes to the account's own address, never to a forwarding.
 */
export async function warnOfKnownPassword(
  { db, address, userAgent }: Pick<PublicCtx, 'db' | 'address' | 'userAgent'>,
  { id: userId, email: to }: Pick<PersonRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const windowMs = passwordKnownMailHours * 3_600_000;
  const texts = mailTexts.passwordKnown;
  const place = mailTexts.newDevice;
  await forPerson(db, userId, (trx) =>
    writeMails(trx, [
      {
        // of the window: a second one of it is not written
        id: uuidOf('password-known', userId, Math.floor(now.getTime() / windowMs)),
        to,
        subject: texts.subject,
        body: [
          texts.fact,
          {
            list: [
              place.device(deviceNameOf(userAgent) ?? place.unknown),
              place.network(networkOf(address).slice(0, 100)),
              place.at(iso(now)),
            ],
          },
          texts.yours(mfaLock.minutes),
          texts.notYours,
          { label: texts.link, path: '/settings/password' },
        ],
        createdAt: now,
        expiresAt: new Date(now.getTime() + windowMs),
      },
    ]),
  );
}
