import { randomInt } from 'node:crypto';
import { request } from 'node:http';

export interface SignInAnswer {
  answer: {
    code: string | null;
    token: string | null;
    factorId: string | null;
    resolver: string | null;
    user: { id: string } | null;
  } | null;
  token: string | null;
  error: {
    message: string;
    extensions: { code: string; retryAfterSeconds?: number; fields?: Array<{ path: string; message: string }> };
  } | null;
}

const mutation =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { code token factorId resolver user { id } } }';

/** Signs in from one of this machine's addresses, which are all of 127.0.0.0/8. */
export function signInFrom(
  origin: string,
  localAddress: string,
  pair: { email: string; password: string },
): Promise<SignInAnswer> {
  const body = JSON.stringify({ query: mutation, variables: pair });
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/graphql`,
      {
        method: 'POST',
        localAddress,
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () => {
          const { data, errors } = JSON.parse(text);
          const answer = data?.signIn ?? null;
          resolve({ answer, token: answer?.token ?? null, error: errors?.[0] ?? null });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Returns addresses that no other test has used: failures are counted by address across all tests. */
export function newAddresses(count: number): string[] {
  const first = randomInt(10 << 16, 250 << 16);
  return Array.from({ length: count }, (_, n) => {
    const at = first + n;
    return `127.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  });
}
