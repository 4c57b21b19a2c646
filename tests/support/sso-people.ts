import { randomUUID } from 'node:crypto';
import type { TestApi } from './test-api.ts';

/** Means to make and sign in people of a domain, whichever way they sign in. */
export function createSsoPeople(api: TestApi, { customerId, domain }: { customerId: number; domain: string }) {
  return {
    newEmail: () => `p${randomUUID().slice(0, 8)}@${domain}`,
    /** Stores somebody of the domain. @returns the id. */
    async newPerson(email: string, status: 'active' | 'pending' | 'none' = 'active'): Promise<string> {
      const [{ id }] = (await api
        .db('users')
        .insert({ email, display_name: email, first_name: '', last_name: '', is_email_verified: status === 'active' })
        .returning('id')) as [{ id: string }];
      await api.db('memberships').insert({
        ...{ customer_id: customerId, user_id: id, auth_role: 'STANDARD', status },
        ...(status === 'pending' && { invited_first_name: 'Ines', invited_last_name: 'Moreau' }),
      });
      return id;
    },
    /** Reads how an address signs in, as anybody may. */
    async check(email: string): Promise<object | undefined> {
      const query = 'query ($email: String!) { checkEmailTenant(email: $email) { isSso tenantId providerId } }';
      return (await api.gql<{ checkEmailTenant: object }>(query, {}, { email })).data?.checkEmailTenant;
    },
    /** Begins a sign-in as a browser does. @throws Error with the words for the person. */
    async begin(email: string): Promise<{ url: string; verifier: string; identifier: string }> {
      const { data, errors } = await api.gql<{
        getLoginSsoConfig: { url: string; verifier: string; identifier: string };
      }>('query ($email: String!) { getLoginSsoConfig(email: $email) { url verifier identifier } }', {}, { email });
      if (!data?.getLoginSsoConfig) throw new Error(errors?.[0]?.message);
      return data.getLoginSsoConfig;
    },
    /** Takes an answer as the browser does that was led to a page with it. */
    async redeem(location: string, verifier: string): Promise<{ token: string | null; message: string | null }> {
      const code = /#sso=(.+)$/.exec(location)?.[1] ?? '';
      const { data, errors } = await api.gql<{ signInWithSso: string }>(
        'mutation ($code: String!, $verifier: String!) { signInWithSso(code: $code, verifier: $verifier) }',
        {},
        { code, verifier },
      );
      return { token: data?.signInWithSso ?? null, message: errors?.[0]?.message ?? null };
    },
  };
}
