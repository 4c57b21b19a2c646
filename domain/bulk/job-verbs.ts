import type { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { decideAll } from '../alarms/decisions/run-verb.ts';
import type { Target } from '../alarms/decisions/selection.ts';
import { undoOfMany } from '../alarms/decisions/undo-alarms.ts';
import { decidingPerson } from '../alarms/decisions/verb.ts';
import { verbNamed } from '../alarms/decisions/verbs.ts';
import type { Asker } from '../identity/find-asker.ts';
import type { BulkJob } from '../jobs/bulk-job.ts';
import type { BulkResult } from '../jobs/bulk-result.ts';
import { bulkClose } from '../work/bulk-close.ts';

/** Verb of a job, applied to some of its alarms or tickets at a time. */
export interface JobVerb {
  input: z.ZodType;
  /** Checks that the person may still request it. @throws AppError. */
  assert(ctx: Asker, input: unknown): void;
  run(
    trx: Transaction,
    ctx: Asker,
    input: unknown,
    target: Target,
    jobId: string,
  ): Promise<Pick<BulkResult, 'affected' | 'skipped' | 'failures'>>;
}

/** Returns a job's verb by its stored name; null if there is none. */
export function jobVerbNamed(name: string): JobVerb | null {
  if (name === bulkClose.name) return bulkClose as JobVerb;
  if (name === undoOfMany.name) return undoOfMany as JobVerb;
  const verb = verbNamed(name);
  if (!verb) return null;
  const run: JobVerb['run'] = (trx, ctx, input, target, jobId) =>
    decideAll(trx, decidingPerson(ctx), verb, input, target, verb.canBeUndone ? jobId : null);
  return { input: verb.input, assert: verb.assert, run };
}

/** Returns what an undo of a job takes (STAT.29); null unless it is complete, and has changed what can be put back. */
export const undoIdOf = ({ id, verb, status, affected }: BulkJob): string | null =>
  status === 'COMPLETE' && affected > 0 && verbNamed(verb)?.canBeUndone ? id : null;
