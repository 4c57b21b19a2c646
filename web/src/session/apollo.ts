import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import type { Toaster } from '#ui/toast.tsx';
import { createCache } from './cache.ts';
import type { Session } from './session.ts';
import { createRequestSharing } from './share-requests.ts';

/** Options that an operation may set in its `context`. */
export interface RequestContext {
  /** Toast title of this operation, e.g. "Failed to get alarms". */
  failure?: string;
  /** True if the screen shows the failure: no toast. */
  quiet?: boolean;
  /** False if an equal request in flight does not do, because it may have been sent before what made us ask. */
  isShared?: boolean;
  /** The team that a team operation is about: its header is sent. */
  teamId?: string;
}

declare module '@apollo/client' {
  interface DefaultContext extends RequestContext {}
}

/**
 * Options of a read that the cache neither answers nor keeps. For what must be of now, because somebody edits it or decides
 * by it once: a form's first values, a preview, a command that the schema calls a query. For secrets. And for what would
 * fill the cache of a browser that is open all day and is rarely asked for again: rows of long lists, what a picker finds
 * for a typed text, payloads. Everything else takes the default: `cache-and-network`.
 */
export const alwaysFresh = { fetchPolicy: 'no-cache' } as const;

/** Code of the first error of an answer, e.g. `UNAUTHENTICATED`; null for other failures. */
export const errorCode = (error: unknown): string | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
};

/** True if the session opens nothing until a second factor is given (AUTH.9). */
const needsFactor = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.reason === 'MFA_REQUIRED';

/** First message of an answer's errors list; undefined for other failures. */
export const errorMessage = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

/** True if the asking screen closed. */
const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

interface ApolloDeps {
  session: Session;
  toaster: Toaster;
  /** Called when the session is unknown. */
  onSignedOut: () => void;
  /** Called when the session lacks a second factor. */
  onFactorRequired: () => void;
}

/** The GraphQL client: credentials on every request; failures become toasts; a lost session leads to login. */
export function createApolloClient({ session, toaster, onSignedOut, onFactorRequired }: ApolloDeps): ApolloClient {
  const credentials = new SetContextLink(({ headers, teamId }) => ({
    headers: { ...headers, ...session.headers(), ...(teamId && session.inTeam(teamId)) },
  }));
  const failures = new ErrorLink(({ error, operation }) => {
    const { failure, quiet }: RequestContext = operation.getContext();
    if (isCancelled(error)) return;
    if (needsFactor(error)) onFactorRequired();
    else if (errorCode(error) === 'UNAUTHENTICATED' && session.token()) onSignedOut();
    else if (!quiet) toaster.error(failure, errorMessage(error));
  });
  return new ApolloClient({
    link: ApolloLink.from([failures, createRequestSharing(), credentials, new HttpLink({ uri: '/graphql' })]),
    queryDeduplication: false,
    cache: createCache(),
    // what others change is not told for most types: shown at once from the cache, then as the server knows it
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
