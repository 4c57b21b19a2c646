import type { TestApi, TestPerson } from './test-api.ts';

/**
 * Continues a person's session by a hand-over token.
 * @param by their own session, to go on as another one; without it, the token is redeemed elsewhere.
 * @returns the person with the new session, which opens the customer alone if it was redeemed elsewhere.
 */
export async function continueSession(
  api: Pick<TestApi, 'read' | 'gql'>,
  person: TestPerson,
  by: { token?: string } = {},
): Promise<TestPerson> {
  const { getCustomToken: made } = await api.read<{ getCustomToken: { token: string } }>(
    'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }',
    person,
    { id: String(person.customerId) },
  );
  const { data, errors } = await api.gql<{ signInWithCustomToken: { token: string } }>(
    'mutation ($token: String!) { signInWithCustomToken(token: $token) { token } }',
    by,
    { token: made.token },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return { ...person, token: data.signInWithCustomToken.token };
}
