import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '../domain/identity/password.ts';
import { quantile } from './load.ts';
import { type Product, password } from './product.ts';
import { type Session, signIn } from './session.ts';

const people = 200;
const signInsPerSecond = 20;
const othersPerSecond = 40;
const seconds = 30;
/** Sign-ins a second from addresses that the account does not know. */
const strangersPerSecond = 4;
/** Growth of the p99 of other requests, ms, above which the bench fails. */
const growthMax = 200;
/** People sign in from addresses of their own, which are all of this machine. */
const addressOf = (n: number): string => `127.77.${n >> 8}.${n & 255}`;
/** Addresses from which nobody has signed in before: one for each call. */
const strangeAddressOf = (n: number): string => `127.${78 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;

const list = `{ fastAlarms(lensId: "active-alarms", limit: 50) { id contextualName text point priority status } }`;
const mutation =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';

interface Figures {
  p50: number;
  p99: number;
  failed: number;
}

/**
 * Measures 20 sign-ins a second from known addresses, and some from unknown ones, beside other requests, and what they
 * cost those: latencies in ms, from the moment a request was due.
 * @throws Error if a sign-in failed, or the p99 of other requests grew by more than 200 ms.
 */
export async function benchSignIn(product: Product, say: (line: string) => void) {
  await storePeople(product);
  const session = await signIn(product);
  const agent = new Agent({ keepAlive: false });
  // the process has verified passwords before, and knows where people sign in from
  await due(signInsPerSecond, people / signInsPerSecond, (n) => signInAs(product, agent, n, addressOf(n % people)));
  await due(othersPerSecond, 5, (n) => askOther(session, n));

  const alone = await due(othersPerSecond, seconds, (n) => askOther(session, n));
  const [beside, signIns, strangers] = await Promise.all([
    due(othersPerSecond, seconds, (n) => askOther(session, n)),
    due(signInsPerSecond, seconds, (n) => signInAs(product, agent, n, addressOf(n % people))),
    due(strangersPerSecond, seconds, (n) => signInAs(product, agent, n, strangeAddressOf(n))),
  ]);
  const growth = beside.p99 - alone.p99;
  const shown = ({ p50, p99, failed }: Figures) => `p50 ${p50} ms, p99 ${p99} ms, ${failed} failed`;
  say(`${signInsPerSecond} sign-ins/s: ${shown(signIns)}`);
  say(`${strangersPerSecond} sign-ins/s from unknown addresses: ${shown(strangers)}`);
  say(`${othersPerSecond} other requests/s, alone: ${shown(alone)}`);
  say(`${othersPerSecond} other requests/s, beside them: ${shown(beside)}; p99 grew by ${growth} ms`);
  const failed = signIns.failed + strangers.failed;
  if (failed > 0) throw new Error(`${failed} sign-ins failed`);
  if (growth > growthMax) throw new Error(`the p99 of other requests grew by ${growth} ms, more than ${growthMax} ms`);
  return { signIns, strangers, alone, beside };
}

/** Half of them read who is signed in, half a page of the list. */
const askOther = (session: Session, n: number): Promise<unknown> =>
  session.graphql(n % 2 === 0 ? '{ me { authRole customer { id } permissions { area actions } } }' : list);

/** Calls at a fixed rate, whether or not earlier ones have been answered. */
async function due(perSecond: number, forSeconds: number, call: (n: number) => Promise<unknown>): Promise<Figures> {
  const begin = performance.now();
  const took: number[] = [];
  let failed = 0;
  const running: Array<Promise<void>> = [];
  for (let n = 0; n < perSecond * forSeconds; n += 1) {
    const at = begin + (n * 1_000) / perSecond;
    const wait = at - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(
      call(n).then(
        () => void took.push(performance.now() - at),
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(running);
  return { p50: Math.round(quantile(took, 0.5)), p99: Math.round(quantile(took, 0.99)), failed };
}

const emailOf = ({ customerId }: Product, n: number): string => `sign-in-${n}-${customerId}@example.com`;

function signInAs(product: Product, agent: Agent, call: number, localAddress: string): Promise<void> {
  const body = JSON.stringify({ query: mutation, variables: { email: emailOf(product, call % people), password } });
  return new Promise((resolve, reject) => {
    const sent = request(
      `${product.api}/graphql`,
      {
        method: 'POST',
        agent,
        localAddress,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () => (text.includes('"token":"') ? resolve() : reject(new Error(text))));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Stores people with one password, whose hash is computed once. */
async function storePeople(product: Product): Promise<void> {
  const { db, customerId } = product;
  const emails = Array.from({ length: people }, (_, n) => emailOf(product, n));
  await db.raw(
    `with made as (
       insert into users (email, password_hash, display_name, is_email_verified)
       select email, ?::text, 'Bench', true from unnest(?::text[]) as u (email) on conflict (email) do nothing returning id)
     insert into memberships (customer_id, user_id, auth_role) select ?::int, id, 'STANDARD' from made`,
    [await hashPassword(password), emails, customerId],
  );
}
