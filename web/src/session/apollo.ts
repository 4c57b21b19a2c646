import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import type { Toaster } from '#ui/toast.tsx';
import type { Session } from './session.ts';
import { createRequestSharing } from './share-requests.ts';

/** Failure options that an operation may set in its `context`. */
export interface FailureContext {
  /** Toast title of this operation, e.g. "Failed to get alarms". */
  failure?: string;
  /** True if the screen shows the failure: no toast. */
  quiet?: boolean;
}

declare module '@apollo/client' {
  interface DefaultContext extends FailureContext {}
}

/** Code of the first error of an answer, e.g. `UNAUTHENTICATED`; null for other failures. */
export const errorCode = (error: unknown): string | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
};

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
}

/** The GraphQL client: credentials on every request; failures become toasts; a lost session leads to login. */
export function createApolloClient({ session, toaster, onSignedOut }: ApolloDeps): ApolloClient {
  const credentials = new SetContextLink(({ headers }) => ({ headers: { ...headers, ...session.headers() } }));
  const failures = new ErrorLink(({ error, operation }) => {
    const { failure, quiet }: FailureContext = operation.getContext();
    if (isCancelled(error)) return;
    if (errorCode(error) === 'UNAUTHENTICATED' && session.token()) onSignedOut();
    else if (!quiet) toaster.error(failure, errorMessage(error));
  });
  return new ApolloClient({
    link: ApolloLink.from([failures, createRequestSharing(), credentials, new HttpLink({ uri: '/graphql' })]),
    queryDeduplication: false,
    cache: new InMemoryCache({
      typePolicies: {
        Me: { keyFields: [] },
        // The same row is read under different `properties`; each read keeps its own.
        Alarm: { keyFields: false },
        AlarmProperty: { keyFields: false },
        AlarmStatus: { keyFields: ['name'] },
      },
    }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
