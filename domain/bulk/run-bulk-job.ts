import { ZodError } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { decideAll } from '../alarms/decisions/run-verb.ts';
import type { AlarmVerb, DeciderCtx } from '../alarms/decisions/verb.ts';
import { verbNamed } from '../alarms/decisions/verbs.ts';
import { noChanges, writeOutbox } from '../alarms/outbox.ts';
import { permissionsOf } from '../people/built-in-permissions.ts';
import { findAccess } from '../people/find-access.ts';
import { findPerson } from '../people/find-person.ts';
import { type BulkJob, type BulkJobKey, type BulkJobWork, creatorOf, lockJob, saveJob } from './bulk-job.ts';

type Deps = { db: Database; clock: Clock };

/** What is kept of failures: enough to see what went wrong. */
const failuresKept = 1_000;
/** Alarms of one transaction: events of theirs wait some hundred milliseconds for it. */
export const alarmsATime = 500;

/**
 * Does the next alarms of a job, and moves its place in the same transaction: done once, however often it is
 * tried. The person's access is asked for anew each time (SYS.1).
 * @returns the job as it is then; null when it was over before.
 */
export async function runNextOfBulkJob({ db, clock }: Deps, key: BulkJobKey): Promise<BulkJob | null> {
  // before the transaction, which holds a connection of its own
  const ctx = await contextOf({ db, clock }, key);
  return forCustomer(db, key.customerId, async (trx) => {
    const work = await lockJob(trx, key, alarmsATime);
    if (!work) return null;
    const now = clock.now().getTime();
    const verb = verbNamed(work.job.verb);
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

/** @returns null when whoever asked for the job has no access any more. */
async function contextOf({ db, clock }: Deps, key: BulkJobKey): Promise<DeciderCtx | null> {
  const creator = await forCustomer(db, key.customerId, (trx) => creatorOf(trx, key));
  const person = creator === null ? null : await findPerson(db, creator);
  const access = person && (await findAccess(db, person, key.customerId));
  if (!person || !access) return null;
  return { customer: access.customer, person, permissions: permissionsOf(access.authRole), clock };
}

/** Whether the person could still ask for it: a role may have changed, and the end of a snooze has come. */
function mayGoOn(ctx: DeciderCtx, verb: AlarmVerb, { input }: BulkJobWork): boolean {
  try {
    verb.assert(ctx, verb.input.parse(input));
    return true;
  } catch (error) {
    if (error instanceof AppError || error instanceof ZodError) return false;
    throw error;
  }
}

async function doNext(trx: Transaction, ctx: DeciderCtx, verb: AlarmVerb, work: BulkJobWork): Promise<BulkJob> {
  const { job, input, alarmIds: ids, expectedVersions, asOf } = work;
  const end = job.done + ids.length;
  const expected = new Map(expectedVersions ? ids.map((id, index) => [id, expectedVersions[index] as number]) : []);
  const target = { ids, expected, asOf };
  const { affected, skipped, failures } = await decideAll(trx, ctx, verb, verb.input.parse(input), target, null);
  return {
    ...job,
    done: end,
    affected: job.affected + affected,
    skipped: job.skipped + skipped,
    failures: [...job.failures, ...failures].slice(0, failuresKept),
    status: end === job.total ? 'COMPLETE' : 'IN_PROGRESS',
  };
}
