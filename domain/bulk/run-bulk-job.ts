import { ZodError } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';
import { assertWritable } from '../identity/assert-writable.ts';
import { type Asker, findAsker } from '../identity/find-asker.ts';
import { type BulkJob, type BulkJobKey, type BulkJobWork, creatorOf, lockJob, saveJob } from '../jobs/bulk-job.ts';
import { type JobVerb, jobVerbNamed } from './job-verbs.ts';

type Deps = { db: Database; clock: Clock };

/** Failures that are kept: enough to see what went wrong. */
const failuresKept = 1_000;
/** Alarms of one transaction: events of theirs wait some hundred milliseconds for it. */
export const alarmsATime = 1_000;

/**
 * Runs the next alarms of a job, and moves its position in the same transaction: idempotent. Checks the person's access
 * each time (SYS.1).
 * @returns the job after it; null if it had ended before.
 */
export async function runNextOfBulkJob({ db, clock }: Deps, key: BulkJobKey): Promise<BulkJob | null> {
  // before the transaction, which holds a connection of its own
  const creator = await forCustomer(db, key.customerId, (trx) => creatorOf(trx, key));
  const ctx = creator === null ? null : await findAsker({ db, clock }, { userId: creator, customerId: key.customerId });
  return forCustomer(db, key.customerId, async (trx) => {
    const work = await lockJob(trx, key, alarmsATime);
    if (!work) return null;
    const now = clock.now().getTime();
    const verb = jobVerbNamed(work.job.verb);
    const job =
      ctx && verb && mayGoOn(ctx, verb, work)
        ? await doNext(trx, ctx, verb, work)
        : { ...work.job, status: 'FAILED' as const };
    if (job.status !== 'IN_PROGRESS') job.finishedAt = now;
    await saveJob(trx, job);
    await writeOutbox(trx, { ...noChanges(key.customerId, now), jobs: [job] });
    return job;
  });
}

/** True if the person could still request it: a role may have changed, a pilot or a snooze may have ended. */
function mayGoOn(ctx: Asker, verb: JobVerb, { input }: BulkJobWork): boolean {
  try {
    assertWritable(ctx);
    verb.assert(ctx, verb.input.parse(input));
    return true;
  } catch (error) {
    if (error instanceof AppError || error instanceof ZodError) return false;
    throw error;
  }
}

async function doNext(trx: Transaction, ctx: Asker, verb: JobVerb, work: BulkJobWork): Promise<BulkJob> {
  const { job, input, alarmIds: ids, expectedVersions, asOf } = work;
  const end = job.done + ids.length;
  const expected = new Map(expectedVersions ? ids.map((id, index) => [id, expectedVersions[index] as number]) : []);
  const target = { ids, expected, asOf };
  const { affected, skipped, failures } = await verb.run(trx, ctx, verb.input.parse(input), target, job.id);
  return {
    ...job,
    done: end,
    affected: job.affected + affected,
    skipped: job.skipped + skipped,
    failures: [...job.failures, ...failures].slice(0, failuresKept),
    status: end === job.total ? 'COMPLETE' : 'IN_PROGRESS',
  };
}
