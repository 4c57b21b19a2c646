import type { GraphQLFormattedError } from 'graphql';
import { ZodError } from 'zod';
import { isEngineAway } from '../platform/engine-away.ts';
import { AppError, type ErrorCode, invalid, unavailable } from '../platform/errors.ts';

/** The text for what nobody outside can act on. */
export const genericMessage = 'An error has occurred. Please try again later.';

/** HTTP's status of an error. */
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
 * What an error means to a caller: one that a person can act on; null for what is ours to find out, which is to be
 * logged and answered with the generic message.
 */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    const fields = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    return invalid(fields[0]?.message ?? 'The input is not valid', fields);
  }
  if (isEngineAway(error))
    return unavailable('The service is restarting. Please try again in a few seconds.', 5, error);
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

/** The answer's form of an error (WIRE.13): a code, a message a person can act on, paths of wrong fields. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { path, locations } = formatted;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  const cause = isGraphQLError(thrown) ? thrown.originalError : thrown;
  const known = cause ? toAppError(cause) : null;
  if (known) {
    const { code, fields, retryAfterSeconds } = known;
    return {
      message: known.message,
      ...place,
      extensions: { code, ...(fields.length > 0 && { fields }), ...(retryAfterSeconds && { retryAfterSeconds }) },
    };
  }
  if (isOfGraphQL(formatted, thrown)) {
    return { message: formatted.message, ...place, extensions: { code: 'INVALID' } };
  }
  return { message: genericMessage, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Whether GraphQL refused the request before anything of ours ran, limits of depth and cost included. */
export function isOfGraphQL(formatted: GraphQLFormattedError, thrown: unknown): boolean {
  if (ofGraphQL.has(String(formatted.extensions?.code))) return true;
  return isGraphQLError(thrown) && !thrown.originalError && thrown.path === undefined;
}

// by name: the server and we need not have loaded the same copy of the library
const isGraphQLError = (error: unknown): error is Error & { originalError?: Error; path?: unknown } =>
  error instanceof Error && error.name === 'GraphQLError';
