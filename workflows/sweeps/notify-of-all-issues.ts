import { notifyOfIssues } from '../../domain/integrations/alerts/notify-of-issues.ts';
import { reportProgress } from '../report-progress.ts';
import type { SweepDeps } from './sweep.ts';

/** Mails the issues of integrations (INT.7). @returns the number of issues that people were notified of. */
export async function notifyOfAllIssues(deps: SweepDeps): Promise<number> {
  let notified = 0;
  for (let some = -1; some !== 0; notified += some) {
    some = await notifyOfIssues(deps);
    reportProgress({ notified: notified + some });
  }
  return notified;
}
