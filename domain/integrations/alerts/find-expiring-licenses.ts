import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { licenseWarnDays } from '../../constants.ts';
import { findExpiring } from './find-expiring.ts';

/**
 * Finds licenses that run out, of all customers at once (INT.18): once a license has run out the door refuses its source.
 * @returns the numbers of issues opened and resolved.
 */
export const findExpiringLicenses = (deps: {
  db: Database;
  clock: Clock;
}): Promise<{ opened: number; resolved: number }> =>
  findExpiring(deps, {
    type: 'LICENSE_EXPIRING',
    ending: `select customer_id, id as system_id, license_expires_at as ends_at, null::text as name
      from external_systems where license_key_hash is not null and license_expires_at is not null`,
    warnDays: licenseWarnDays,
    texts: { ...issueTexts.license, named: '' },
  });
