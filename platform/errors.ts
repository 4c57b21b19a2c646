import { errorTexts } from '../texts/errors.ts';

/** Errors that a person can act on. Each edge (GraphQL, REST, sockets) maps them once. */

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INVALID'
  | 'CONFLICT'
  | 'UNAVAILABLE'
  | 'LIMIT';

/** MFA_REQUIRED: the session opens nothing until a second factor is given (AUTH.9). */
export type ErrorReason = 'MFA_REQUIRED';

export class AppError extends Error {
  readonly code: ErrorCode;
  /** For INVALID: path of the field and what is wrong with it. */
  readonly fields: ReadonlyArray<{ path: string; message: string }>;
  /** For LIMIT and UNAVAILABLE: when to try again. */
  readonly retryAfterSeconds: number | undefined;
  /** Word by which programs tell apart errors of one code. */
  readonly reason: ErrorReason | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: Array<{ path: string; message: string }>;
      retryAfterSeconds?: number;
      reason?: ErrorReason;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = code;
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.reason = more.reason;
  }
}

export const unauthenticated = (message: string = errorTexts.signIn): AppError =>
  new AppError('UNAUTHENTICATED', message);
export const forbidden = (message: string = errorTexts.noPermission): AppError => new AppError('FORBIDDEN', message);
export const notFound = (message: string): AppError => new AppError('NOT_FOUND', message);
export const invalid = (message: string, fields: Array<{ path: string; message: string }> = []): AppError =>
  new AppError('INVALID', message, { fields });
export const conflict = (message: string): AppError => new AppError('CONFLICT', message);
export const unavailable = (message: string, retryAfterSeconds: number, cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', message, { retryAfterSeconds, cause });
export const limitReached = (message: string, retryAfterSeconds: number): AppError =>
  new AppError('LIMIT', message, { retryAfterSeconds });
