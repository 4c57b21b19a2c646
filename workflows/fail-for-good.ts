import { ApplicationFailure } from '@temporalio/common';
import { isRefusedByPostgres } from '../platform/engine-away.ts';
import { repairTexts } from '../texts/server/repair.ts';

/** Fails without another attempt where Postgres refuses what is to be written: it would refuse it again, for days. */
export function failIfRefused(error: unknown): never {
  if (!isRefusedByPostgres(error)) throw error;
  throw ApplicationFailure.nonRetryable(repairTexts.refusedRow((error as Error).message));
}
