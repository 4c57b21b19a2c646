import type { GraphQLFormattedError } from 'graphql';
import { ZodError } from 'zod';
import { isEngineAway } from '../../platform/engine-away.ts';
import { AppError, type ErrorCode, invalid, unavailable } from '../../platform/errors.ts';
import { errorTexts } from '../../texts/errors.ts';

/** Message of errors that no caller can act on. */
export const genericMessage = errorTexts.unexpected;

/** HTTP status by error code. */
export const statuses: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID: 400,
  CONFLICT: 409,
  UNAVAILABLE: 503,
  LIMIT: 429,
};

/**
 * Returns the error to send to a caller if a person can act on it; null for internal errors, which are to be logged
 * and answered with the generic message.
 */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    const fields = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    return invalid(fields[0]?.message ?? errorTexts.invalidInput, fields);
  }
  if (isEngineAway(error)) return unavailable(errorTexts.restarting, 5, error);
  return null;
}

/** Errors of GraphQL itself: a wrong document or wrong variables. */
const ofGraphQL = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Formats an error for the response (WIRE.13): a code, a message a person can act on, paths of wrong fields. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { path, locations } = formatted;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  const cause = isGraphQLError(thrown) ? thrown.originalError : thrown;
  const known = cause ? toAppError(cause) : null;
  if (known) {
    const { code, reason, fields, retryAfterSeconds } = known;
    return {
      message: known.message,
      ...place,
      extensions: {
        code,
        ...(reason && { reason }),
        ...(fields.length > 0 && { fields }),
        ...(retryAfterSeconds && { retryAfterSeconds }),
      },
    };
  }
  if (isOfGraphQL(formatted, thrown)) {
    return { message: formatted.message, ...place, extensions: { code: 'INVALID' } };
  }
  return { message: genericMessage, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Returns true if GraphQL refused the request before any resolver ran, limits of depth and cost included. */
export function isOfGraphQL(formatted: GraphQLFormattedError, thrown: unknown): boolean {
  if (ofGraphQL.has(String(formatted.extensions?.code))) return true;
  return isGraphQLError(thrown) && !thrown.originalError && thrown.path === undefined;
}

// by name: the server may have loaded another copy of the library than we
const isGraphQLError = (error: unknown): error is Error & { originalError?: Error; path?: unknown } =>
  error instanceof Error && error.name === 'GraphQLError';
