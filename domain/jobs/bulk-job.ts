import type { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import type { BulkFailure } from './bulk-result.ts';

export interface BulkJobKey {
  customerId: number;
  id: string;
}

/** Runs jobs to their end, even if processes die in the meantime. */
export interface BulkJobs {
  start(key: BulkJobKey): Promise<void>;
}

export type BulkJobStatus = 'IN_PROGRESS' | 'COMPLETE' | 'FAILED';

/** A call about more than a hundred alarms, and how far it is. Times in milliseconds since the epoch. */
export interface BulkJob extends BulkJobKey {
  verb: string;
  status: BulkJobStatus;
  /** Alarms looked at so far, of all. */
  done: number;
  total: number;
  affected: number;
  skipped: number;
  failures: BulkFailure[];
  createdBy: string;
  createdAt: number;
  finishedAt: number | null;
}

/** The rest of a job that a worker continues with: the next of its alarms. */
export interface BulkJobWork {
  job: BulkJob;
  input: z.core.util.JSONType;
  alarmIds: string[];
  /** Expected versions of those alarms. */
  expectedVersions: number[] | null;
  asOf: number | null;
}

interface BulkJobRecord {
  customer_id: number;
  id: string;
  verb: string;
  input: z.core.util.JSONType;
  alarm_ids: string[];
  expected_versions: number[] | null;
  as_of: Date | null;
  status: BulkJobStatus;
  done: number;
  total: number;
  affected: number;
  skipped: number;
  failures: BulkFailure[];
  created_by: string;
  created_at: Date;
  finished_at: Date | null;
}

const columns = `customer_id, id, verb, status, done, coalesce(array_length(alarm_ids, 1), 0) as total, affected, skipped,
  failures, created_by, created_at, finished_at`;

const jobFrom = (row: BulkJobRecord): BulkJob => ({
  customerId: row.customer_id,
  id: row.id,
  verb: row.verb,
  status: row.status,
  done: row.done,
  total: row.total,
  affected: row.affected,
  skipped: row.skipped,
  failures: row.failures,
  createdBy: row.created_by,
  createdAt: row.created_at.getTime(),
  finishedAt: row.finished_at?.getTime() ?? null,
});

/** Jobs of one person since a time, newest first. */
export async function jobsOf(
  trx: Transaction,
  { customerId, userId, since, limit }: { customerId: number; userId: string; since: number; limit: number },
): Promise<BulkJob[]> {
  const { rows } = await trx.raw(
    `select ${columns} from bulk_jobs where customer_id = ? and created_by = ? and created_at >= ?::timestamptz
     order by created_at desc, id limit ?`,
    [customerId, userId, new Date(since).toISOString(), limit],
  );
  return rows.map(jobFrom);
}

/** Reads the person who requested a job; null when there is no such job. */
export async function creatorOf(trx: Transaction, { customerId, id }: BulkJobKey): Promise<string | null> {
  const row = await trx('bulk_jobs').where({ customer_id: customerId, id }).first('created_by');
  return row?.created_by ?? null;
}

/** Locks a job with its next alarms, up to a limit; null if there is no such job or it has ended. */
export async function lockJob(
  trx: Transaction,
  { customerId, id }: BulkJobKey,
  most: number,
): Promise<BulkJobWork | null> {
  const { rows } = await trx.raw<{ rows: BulkJobRecord[] }>(
    `select ${columns}, input, as_of, alarm_ids[done + 1 : done + :most] as alarm_ids,
       expected_versions[done + 1 : done + :most] as expected_versions
     from bulk_jobs where customer_id = :customerId and id = :id and status = 'IN_PROGRESS' for update`,
    { customerId, id, most },
  );
  const row = rows[0];
  if (!row) return null;
  const { input, alarm_ids: alarmIds, expected_versions, as_of } = row;
  return {
    job: jobFrom(row),
    input,
    alarmIds,
    expectedVersions: expected_versions?.map(Number) ?? null,
    asOf: as_of?.getTime() ?? null,
  };
}

/** Stores how far a job is. */
export async function saveJob(trx: Transaction, job: BulkJob): Promise<void> {
  await trx('bulk_jobs')
    .where({ customer_id: job.customerId, id: job.id })
    .update({
      status: job.status,
      done: job.done,
      affected: job.affected,
      skipped: job.skipped,
      failures: JSON.stringify(job.failures),
      finished_at: job.finishedAt === null ? null : new Date(job.finishedAt),
    });
}
