import { AppError, type ErrorCode } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { errorTexts } from '../../texts/errors.ts';

/** Answer to a request, its body sent as JSON. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A request that a door rejects, with the status that states why. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const retryAfterSeconds = 5;
const statusOf: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UNAVAILABLE: 503,
};

/** Returns the answer that says why a request failed; an error of ours is logged, its message stays here. */
export function refusalOf(error: unknown, log: Log): Answer {
  const status =
    error instanceof Refused ? error.status : error instanceof AppError ? (statusOf[error.code] ?? 500) : 500;
  const known = error instanceof Refused || error instanceof AppError;
  if (!known) log.error({ err: error }, 'a request failed');
  const headers: Record<string, string> = {};
  if (status === 503 || status === 429)
    headers['retry-after'] = String((error instanceof AppError && error.retryAfterSeconds) || retryAfterSeconds);
  if (status === 405) headers.allow = 'POST';
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return { status, headers, body: { error: known ? error.message : errorTexts.unexpected } };
}
