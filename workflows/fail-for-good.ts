import { ApplicationFailure } from '@temporalio/common';
import { refusalOfPostgres } from '../platform/engine-away.ts';
import { repairTexts } from '../texts/server/repair.ts';

/** Fails without another attempt where Postgres refuses what is to be written: it would refuse it again, for days. */
export function failIfRefused(error: unknown): never {
  const refusal = refusalOfPostgres(error);
  throw refusal === null ? error : ApplicationFailure.nonRetryable(repairTexts.refusedRow(refusal));
}
