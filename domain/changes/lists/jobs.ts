import type { BulkJob } from '../../jobs/bulk-job.ts';
import { changeList } from '../change-list.ts';

/** Jobs that have begun, gone on or ended: for the screens of the people who requested them. */
export const jobs = changeList<BulkJob>('jobs');
