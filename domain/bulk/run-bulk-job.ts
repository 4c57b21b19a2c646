import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { decideAll } from '../alarms/decisions/run-verb.ts';
import { verbNamed } from '../alarms/decisions/verbs.ts';
import { noChanges, writeOutbox } from '../alarms/outbox.ts';
import { bulkJobThreshold } from '../constants.ts';
import { permissionsOf } from '../people/built-in-permissions.ts';
import { findAccess } from '../people/find-access.ts';
import { findPerson } from '../people/find-person.ts';
import { type BulkJob, type BulkJobKey, type BulkJobWork, lockJob, saveJob } from './bulk-job.ts';

type Deps = { db: Database; clock: Clock };

/** What is kept of failures: enough to see what went wrong. */
const failuresKept = 1_000;

/**
 * Does the next hundred alarms of a job, and moves its place in the same transaction: done once, however often it is
 * tried. The person's access is asked for anew each time (SYS.1).
 * @returns the job as it is then; null when it was over before.
 */
export async function runNextOfBulkJob({ db, clock }: Deps, key: BulkJobKey): Promise<BulkJob | null> {
  return forCustomer(db, key.customerId, async (trx) => {
    const work = await lockJob(trx, key);
    if (!work) return null;
    const now = clock.now().getTime();
    const job = (await doNext({ db, clock }, trx, work)) ?? { ...work.job, status: 'FAILED' as const };
    if (job.status !== 'IN_PROGRESS') job.finishedAt = now;
    await saveJob(trx, job);
    await writeOutbox(trx, { ...noChanges(key.customerId, now), jobs: [job] });
    return job;
  });
}

/** @returns null when the person may not do this any more. */
async function doNext({ db, clock }: Deps, trx: Transaction, work: BulkJobWork): Promise<BulkJob | null> {
  const { job, input, alarmIds, expectedVersions, asOf } = work;
  const verb = verbNamed(job.verb);
  const person = await findPerson(db, job.createdBy);
  const access = person && (await findAccess(db, person, job.customerId));
  if (!verb || !access) return null;
  const { customer, authRole } = access;
  const ctx = { customer, person, permissions: permissionsOf(authRole), clock };
  const end = Math.min(job.total, job.done + bulkJobThreshold);
  const ids = alarmIds.slice(job.done, end);
  const expected = new Map(
    expectedVersions ? ids.map((id, index) => [id, expectedVersions[job.done + index] as number]) : [],
  );
  const { affected, skipped, failures } = await decideAll(
    trx,
    ctx,
    verb,
    verb.input.parse(input),
    { ids, expected, asOf },
    null,
  );
  return {
    ...job,
    done: end,
    affected: job.affected + affected,
    skipped: job.skipped + skipped,
    failures: [...job.failures, ...failures].slice(0, failuresKept),
    status: end === job.total ? 'COMPLETE' : 'IN_PROGRESS',
  };
}
