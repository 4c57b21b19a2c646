import { ApplicationFailure } from '@temporalio/activity';
import { ZodError } from 'zod';
import { repairTexts } from '../texts/server/repair.ts';

/**
 * Rethrows an error of an activity so that it is not tried again if no retry can cure it: rows that this release does not
 * know stay what they are.
 */
export function giveUpIfIncurable(error: unknown): never {
  if (!(error instanceof ZodError)) throw error;
  throw ApplicationFailure.nonRetryable(repairTexts.unknownRow(error.issues[0]?.message ?? error.message));
}
