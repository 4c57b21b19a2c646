import { findExpiringCertificates } from '../../domain/integrations/alerts/find-expiring-certificates.ts';
import { reportProgress } from '../report-progress.ts';
import { notifyOfAllIssues } from './notify-of-all-issues.ts';
import { defineSweep, hourlyAt } from './sweep.ts';

/** Opens and resolves issues of certificates that run out, of connections by https (INT.18). */
export const certificates = defineSweep({
  name: 'certificates',
  spec: hourlyAt(50),
  plan: 'long',
  async run(deps) {
    const { outbound } = deps;
    if (!outbound) return {};
    const onProgress = (looked: number): void => reportProgress({ looked });
    const found = await findExpiringCertificates({ ...deps, outbound, onProgress });
    return { ...found, notified: await notifyOfAllIssues(deps) };
  },
});
