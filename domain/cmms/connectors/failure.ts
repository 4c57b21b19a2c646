import { plainWords } from './plain-words.ts';

/**
 * Kind of a failed call to a maintenance system.
 * - retryable: it was not done; the same call may succeed later.
 * - refused: it was not done, and the same call never will be.
 * - throttled: it was not done; the system accepts no calls for a while.
 * - unclear: it is unknown if it was done: look before repeating it.
 * - stale: the record has been changed in the meantime.
 * - gone: there is no such record.
 */
export type FailureKind = 'retryable' | 'refused' | 'throttled' | 'unclear' | 'stale' | 'gone';

const wordsMax = 500;

/** A failure in words that a person can act on: the maintenance system's own, if any, bounded in length. */
export class CmmsFailure extends Error {
  readonly kind: FailureKind;
  /** For throttled: milliseconds until the next call is allowed. */
  readonly waitMs: number;
  /** The system's own code of the error, e.g. BMXAA4153E. */
  readonly code: string | null;

  constructor(kind: FailureKind, words: string, more: { waitMs?: number; code?: string | null; cause?: unknown } = {}) {
    super(bounded(words), { cause: more.cause });
    this.name = 'CmmsFailure';
    this.kind = kind;
    this.waitMs = more.waitMs ?? 0;
    this.code = more.code ?? null;
  }
}

/** Markup and control characters left out, in one line of bounded length. */
export function bounded(words: string): string {
  const line = plainWords(words);
  return line.length <= wordsMax ? line : `${line.slice(0, wordsMax - 1).toWellFormed()}…`;
}
