import { findExpiringLicenses } from '../../domain/integrations/alerts/find-expiring-licenses.ts';
import { notifyOfAllIssues } from './notify-of-all-issues.ts';
import { defineSweep, hourlyAt } from './sweep.ts';

/** Opens and resolves issues of licenses that run out (INT.18). */
export const licenses = defineSweep({
  name: 'licenses',
  spec: hourlyAt(5),
  plan: 'brief',
  run: async (deps) => ({ ...(await findExpiringLicenses(deps)), notified: await notifyOfAllIssues(deps) }),
});
