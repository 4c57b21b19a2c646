import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, type Observable, share, tap } from 'rxjs';

/**
 * Sends equal queries that are in flight at the same time as one request. Apollo's own deduplication also shares a request
 * sent before a mutation with the refetch after it, whose answer would then lack the change; this one never does. Nor does
 * it share a query with `isShared: false` in its context, as after an event of the live feed.
 */
export function createRequestSharing(): ApolloLink {
  let mutations = 0;
  const inFlight = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      const count = () => {
        mutations += 1;
      };
      return forward(operation).pipe(tap({ next: count, error: count }));
    }
    if (operation.getContext().isShared === false) return forward(operation);
    const key = JSON.stringify([mutations, operation.operationName, operation.variables]);
    const known = inFlight.get(key);
    if (known) return known;
    const request = forward(operation).pipe(
      finalize(() => inFlight.delete(key)),
      share(),
    );
    inFlight.set(key, request);
    return request;
  });
}
