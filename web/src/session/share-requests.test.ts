import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { createRequestSharing } from './share-requests.ts';

const query = gql`
  query Lenses {
    lenses
  }
`;
const mutation = gql`
  mutation Order {
    order
  }
`;

/** A client, and the answers to its requests, to be given in the order in which they were sent. */
function clientOf() {
  const sent: Array<{ name: string | undefined; answer(data: Record<string, unknown>): void }> = [];
  const server = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        sent.push({
          name: operation.operationName,
          answer(data) {
            observer.next({ data });
            observer.complete();
          },
        });
      }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([createRequestSharing(), server]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const read = (context = {}) => client.query({ query, fetchPolicy: 'network-only', context }).then(({ data }) => data);
  return { client, sent, read };
}

test('equal queries at the same time are one request, later ones are new', async () => {
  const { sent, read } = clientOf();
  const both = Promise.all([read(), read()]);
  expect(sent).toHaveLength(1);
  sent[0]?.answer({ lenses: 1 });
  expect(await both).toEqual([{ lenses: 1 }, { lenses: 1 }]);
  const later = read();
  expect(sent).toHaveLength(2);
  sent[1]?.answer({ lenses: 2 });
  expect(await later).toEqual({ lenses: 2 });
});

test('a query behind a mutation shares no request that was sent before the mutation ended', async () => {
  const { client, sent, read } = clientOf();
  const early = read();
  const change = client.mutate({ mutation });
  sent[1]?.answer({ order: true });
  await change;
  const refetched = read();
  expect(sent.map(({ name }) => name)).toEqual(['Lenses', 'Order', 'Lenses']);
  sent[2]?.answer({ lenses: 'new' });
  sent[0]?.answer({ lenses: 'old' });
  expect(await refetched).toEqual({ lenses: 'new' });
  expect(await early).toEqual({ lenses: 'old' });
});

test('a query that asks for it has a request of its own', async () => {
  const { sent, read } = clientOf();
  const both = Promise.all([read(), read({ isShared: false })]);
  expect(sent).toHaveLength(2);
  sent[0]?.answer({ lenses: 'old' });
  sent[1]?.answer({ lenses: 'new' });
  expect(await both).toEqual([{ lenses: 'old' }, { lenses: 'new' }]);
});
