import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Outbound } from '../../../platform/outbound.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { certificateWarnDays } from '../../constants.ts';
import { findExpiring } from './find-expiring.ts';

const systemsAtOnce = 1_000;
const connectionsAtOnce = 20;

interface Deps {
  db: Database;
  clock: Clock;
  outbound: Pick<Outbound, 'certificateEnd'>;
  onProgress(looked: number): void;
}

/**
 * Asks active maintenance systems that are called by https for the end of their certificates, and finds those that run
 * out, and those of sources that pumps read by https and report. An address that does not answer keeps what was known.
 * @returns the numbers of systems looked at, and of issues opened and resolved.
 */
export async function findExpiringCertificates(
  deps: Deps,
): Promise<{ looked: number; opened: number; resolved: number }> {
  const looked = await lookAtCertificates(deps);
  const found = await findExpiring(deps, {
    type: 'CERTIFICATE_EXPIRING',
    ending: known,
    warnDays: certificateWarnDays,
    texts: { ...issueTexts.certificate, named: issueTexts.certificateOf },
  });
  return { looked, ...found };
}

/** The certificate of a system that ends first. */
const known = `
  select distinct on (customer_id, system_id) * from (
    select customer_id, system_id, certificate_ends_at as ends_at, null::text as name
    from external_system_contacts where certificate_ends_at is not null
    union all
    select p.customer_id, p.system_id, (s ->> 'certificateEndsAt')::timestamptz, s ->> 'name'
    from pumps p cross join lateral jsonb_array_elements(p.report -> 'sources') s
    where s ->> 'certificateEndsAt' is not null) k
  order by customer_id, system_id, ends_at`;

async function lookAtCertificates({ db, outbound, onProgress }: Deps): Promise<number> {
  const few = pLimit(connectionsAtOnce);
  let looked = 0;
  for (let after = 0; ; ) {
    const { rows } = await db.raw<{ rows: Array<{ customerId: number; systemId: number; address: string | null }> }>(
      `select customer_id as "customerId", id as "systemId", coalesce(outbound_settings ->> 'host', url) as address
       from external_systems
       where is_active and connection_type = 'OUTBOUND_API' and id > ? order by id limit ?`,
      [after, systemsAtOnce],
    );
    await Promise.all(
      rows.map(({ customerId, systemId, address }) =>
        few(async () => {
          const url = httpsOf(address);
          const endsAt = url && (await outbound.certificateEnd(url).catch(() => undefined));
          // away for now: what was known stays
          if (endsAt === undefined) return;
          await db('external_system_contacts')
            .insert({ customer_id: customerId, system_id: systemId, certificate_ends_at: endsAt })
            .onConflict(['customer_id', 'system_id'])
            .merge(['certificate_ends_at']);
        }),
      ),
    );
    looked += rows.length;
    onProgress(looked);
    if (rows.length < systemsAtOnce) return looked;
    after = rows.at(-1)?.systemId ?? after;
  }
}

/** An address by https; null for one without a certificate. */
function httpsOf(address: string | null): URL | null {
  if (!address) return null;
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return url.protocol === 'https:' ? url : null;
}
