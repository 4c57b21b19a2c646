import { ApolloServer } from '@apollo/server';
import { expect, test } from 'vitest';
import type { ApiContext } from './context.ts';
import { holdRefusals } from './hold-refusals.ts';

/** Asks a server many times at once, each in flight before the first is answered. @returns how many answers were delayed. */
async function delayed(times: number, query: string, isSignedIn = false): Promise<number> {
  let [open, delays] = [0, 0];
  let allOpen = (): void => {};
  const all = new Promise<void>((resolve) => {
    allOpen = resolve;
  });
  const arrive = async () => {
    open += 1;
    if (open === times) allOpen();
    await all;
  };
  const server = new ApolloServer<ApiContext>({
    typeDefs: 'type Query { right: Int, wrong: Int }',
    resolvers: {
      Query: {
        right: arrive,
        async wrong() {
          await arrive();
          throw new Error('refused');
        },
      },
    },
    plugins: [
      holdRefusals(async () => {
        delays += 1;
      }),
    ],
  });
  const contextValue = { isSignedIn } as ApiContext;
  await Promise.all(Array.from({ length: times }, () => server.executeOperation({ query }, { contextValue })));
  await server.stop();
  return delays;
}

test('refusals are delayed while many strangers ask; answers, and refusals of people, never', async () => {
  expect(await delayed(60, '{ wrong }')).toBe(60);
  expect(await delayed(50, '{ wrong }')).toBe(0);
  expect(await delayed(60, '{ right }')).toBe(0);
  expect(await delayed(60, '{ wrong }', true)).toBe(0);
});
