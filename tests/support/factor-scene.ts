import { afterAll, beforeAll, beforeEach } from 'vitest';
import { codeAt } from '../../domain/identity/factors/totp.ts';
import { parseEnv } from '../../platform/env.ts';
import { createSeal } from '../../platform/seal.ts';
import { testEngines } from './engines.ts';
import type { WithApp } from './factor-calls.ts';
import { newAddresses } from './sign-in-from.ts';
import { type Answer as AnswerOf, password, startTestApi, type TestApi } from './test-api.ts';

export type Answer = AnswerOf<Record<string, unknown>>;

/** Answer of a sign-in. */
export interface SignedIn {
  code: string | null;
  token: string | null;
  resolver: string | null;
  factorId: string | null;
  user: { id: string } | null;
}

/** Target and client address of a call; by default the API of the scene and the address of the test. */
interface Way {
  origin?: string;
  address?: string;
  headers?: Record<string, string>;
}

const signInFields = '{ code token resolver factorId user { id } }';

/** Message for a wrong code. */
export const wrong = 'The verification code used is invalid. Try again.';

/** Returns the error of an answer; undefined if it has none. */
export const problem = ({ errors }: Answer) => {
  const [error] = errors ?? [];
  return error && { message: error.message, code: error.extensions.code, reason: error.extensions.reason };
};

/** Returns the bearer of a sign-in that a code has completed; empty if it was not. */
export const tokenOf = ({ data }: Answer): string =>
  ((data as { signInWithMFA: SignedIn }).signInWithMFA.token ?? '') as string;

/**
 * Starts an API for the tests of one file about second factors, with a customer that requires one and a customer that does
 * not; filled before the tests run. Each test calls from an address of its own.
 */
export function factorScene() {
  // encryption of the product's own processes, so that they read what is set up here
  const seal = createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY);
  const scene = {} as {
    api: TestApi;
    /** Customer that requires a second factor. */
    strict: number;
    /** Customer that requires none. */
    open: number;
    /** Address of the test. */
    from: string;
  };
  let addresses: string[] = [];
  const newAddress = (): string => addresses.pop() ?? '';
  beforeAll(async () => {
    const api = await startTestApi({ seal, trustedProxies: 'loopback' });
    scene.api = api;
    scene.strict = await api.newCustomer();
    scene.open = await api.newCustomer();
    await api.db('customers').where({ id: scene.strict }).update({ is_mfa_enabled: true });
    addresses = newAddresses(200);
  });
  afterAll(() => scene.api?.stop());
  beforeEach(() => {
    scene.from = newAddress();
  });

  /** Sends an operation from an address. */
  async function send(
    query: string,
    variables: Record<string, unknown>,
    { origin = scene.api.origin, address = scene.from, headers = {} }: Way = {},
  ): Promise<Answer> {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  }

  return Object.assign(scene, {
    ...{ seal, newAddress, send },
    async signIn(email: string, way?: Way): Promise<SignedIn> {
      const query = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) ${signInFields} }`;
      const { data, errors } = await send(query, { email, password }, way);
      if (!data) throw new Error(JSON.stringify(errors));
      return data.signIn as SignedIn;
    },
    /** Gives a code of the app to a sign-in that waits for it. */
    give: (resolver: string | null, code: string, way?: Way) =>
      send(
        `mutation ($resolver: String!, $code: String!) { signInWithMFA(resolver: $resolver, code: $code) ${signInFields} }`,
        { resolver, code },
        way,
      ),
    /** Gives a recovery code. */
    recover: (resolver: string | null, code: string, way?: Way) =>
      send(
        `mutation ($resolver: String!, $code: String!) { signInWithRecoveryCode(resolver: $resolver, code: $code) ${signInFields} }`,
        { resolver, code },
        way,
      ),
    /** The code that somebody's app shows. */
    codeOf: ({ secret }: WithApp): string => codeAt(secret, scene.api.clock.now()),
    meOf: (token: string | null, customerId: number) =>
      scene.api.gql('{ me { authRole } }', { token: token ?? '', customerId }),
    mailsTo: async (to: string): Promise<string[]> =>
      (await scene.api.db('mails').where({ recipient: to }).orderBy('created_at')).map(({ subject }) => subject),
  });
}
