import { ZodError } from 'zod';
import { AppError } from '../../platform/errors.ts';

const lasting = ['FORBIDDEN', 'NOT_FOUND', 'INVALID', 'CONFLICT'];

/** True for an error that the same request would get again: no role, no lens, no such filter. */
export const isRefusal = (error: unknown): error is AppError | ZodError =>
  error instanceof ZodError || (error instanceof AppError && lasting.includes(error.code));

/** The reason of a refusal, as people read it. */
export const reasonOf = (error: AppError | ZodError): string =>
  error instanceof ZodError ? (error.issues[0]?.message ?? error.message) : error.message;
