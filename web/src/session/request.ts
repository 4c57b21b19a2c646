import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import type { Session } from './session.ts';
import { useSession } from './session-context.tsx';

/** The first error of an answer. */
class RequestError extends Error {
  /** E.g. `UNAUTHENTICATED`; null if the server gave none. */
  readonly code: string | null;
  /** All errors of the answer, for forms (`refusedFields`). */
  readonly errors: AnswerError[];

  constructor(message: string, errors: AnswerError[]) {
    super(message);
    this.code = errors[0]?.extensions?.code ?? null;
    this.errors = errors;
  }
}

interface AnswerError {
  message: string;
  extensions?: { code?: string; reason?: string; fields?: unknown };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: AnswerError[];
}

/** Sends one operation without the GraphQL client, whose code pages outside the console do without. */
async function request<Data, Variables>(
  session: Session,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const operationName = document.definitions.find((definition) => definition.kind === 'OperationDefinition')?.name
    ?.value;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'device-id': session.deviceId(), ...session.headers() },
    body: JSON.stringify({ operationName, variables, query: print(document) }),
  });
  const { data, errors }: Answer<Data> = await response.json();
  const [error] = errors ?? [];
  if (error) throw new RequestError(error.message, errors ?? []);
  if (!data) throw new Error('No data in the answer');
  return data;
}

/** Returns a function that sends operations with the session's credentials; failures are the caller's to show. */
export function useRequest() {
  const session = useSession();
  return <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) =>
    request(session, document, variables);
}

/** The server's words for a failure; undefined for other failures. */
export const wordsOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.message : undefined;

/** True if the server knows no such session, or no such person. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'UNAUTHENTICATED';

/** True if the session opens nothing until a second factor is given or set up. */
export const isFactorRequired = (error: unknown): boolean =>
  error instanceof RequestError && error.errors[0]?.extensions?.reason === 'MFA_REQUIRED';

/** True if the failure is said at a field of a form. */
export const isOfField = (error: unknown): boolean =>
  error instanceof RequestError && error.errors.some(({ extensions }) => extensions?.fields !== undefined);
