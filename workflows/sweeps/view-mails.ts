import { recordDeliveries, sendDueViews } from '../../domain/advanced-analytics/mail/send-due-views.ts';
import { viewMailSweepSeconds } from '../../domain/constants.ts';
import { findPivot } from '../../warehouse/queries/pivot-instances.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Mails saved views that are due, and tells views what became of their mails (ANA.7). */
export const viewMails = defineSweep({
  name: 'view-mails',
  spec: everySeconds(viewMailSweepSeconds),
  plan: 'brief',
  async run({ db, clock, warehouse, print = null }) {
    const history = {
      pivot: (of: Parameters<typeof findPivot>[1]) => findPivot(warehouse, of),
    };
    const recorded = await recordDeliveries({ db });
    const { mailed } = await sendDueViews({ db, clock, history, print }, reportProgress);
    return { mailed, recorded };
  },
});
