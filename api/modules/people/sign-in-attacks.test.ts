import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  signInFailuresPerAccount,
  signInFailuresPerAddress,
  signInFailuresPerPair,
} from '../../../domain/constants.ts';
import { accountHash } from '../../../domain/identity/sign-in-throttle.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { newAddresses, type SignInAnswer, signInFrom } from '../../../tests/support/sign-in-from.ts';
import { password, startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// a fixed clock: no wait ends before the test says so, however slow the machine
const clock = fixedClock(new Date());
let api: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi({ clock });
  customerId = await api.newCustomer();
});
afterAll(() => api.stop());

const from = (address: string, email: string, secret = password): Promise<SignInAnswer> =>
  signInFrom(api.origin, address, { email, password: secret });
const wrong = (address: string, email: string) => from(address, email, 'Wrong-horse-9');
const nobody = () => `${randomUUID()}@example.com`;
const messageOf = ({ error }: SignInAnswer) => error?.message ?? 'signed in';
const refusal = 'Incorrect username or password';
const load = 'Too many people are signing in. Please try again.';

async function failuresOf(email: string): Promise<number> {
  const { rows } = await api.db.raw('select count(*) from sign_in_tries where account_hash = ?', [accountHash(email)]);
  return rows[0].count;
}

/** True if whoever fails at this address next has to wait. */
const waitsAt = async (address: string): Promise<boolean> =>
  (await wrong(address, nobody())).error?.extensions.retryAfterSeconds !== undefined;

describe('130 bogus tries at the same time', () => {
  test('make their address wait, and refuse nobody else’s right password, from the same address if known there or from another', async () => {
    const [attacker, elsewhere] = newAddresses(2) as [string, string];
    const known = await api.newPerson(customerId);
    expect(messageOf(await from(attacker, known.email))).toBe('signed in');
    const stranger = await api.newPerson(customerId);
    let judged = 0;
    const bogus = Array.from({ length: 130 }, () => wrong(attacker, nobody()).finally(() => (judged += 1)));
    const judgedBefore = async (answer: Promise<SignInAnswer>) => ({ message: messageOf(await answer), judged });
    const answers = await Promise.all([
      judgedBefore(from(attacker, known.email)),
      judgedBefore(from(elsewhere, stranger.email)),
    ]);
    // not behind the hundred and more attempts that came before
    for (const { message, judged } of answers) {
      expect(message).toBe('signed in');
      expect(judged).toBeLessThan(100);
    }
    expect(new Set((await Promise.all(bogus)).map(messageOf))).toEqual(new Set([refusal, load]));
    // those refused for load are no failures
    for (let left = 130; left > 0 && !(await waitsAt(attacker)); left -= 1) await wrong(attacker, nobody());
    const { rows } = await api.db.raw('select count(*) from sign_in_tries where network = ?', [attacker]);
    expect(rows[0].count).toBeLessThanOrEqual(signInFailuresPerAddress.most + 5);
    const another = await api.newPerson(customerId);
    expect(await from(attacker, another.email)).toMatchObject({
      error: { message: refusal, extensions: { code: 'UNAUTHENTICATED', retryAfterSeconds: expect.any(Number) } },
    });
    // who is known there is not told from who is nobody, by no answer and by no wait that follows
    const refused = async (email: string) => {
      const begin = performance.now();
      const { message, extensions } = (await wrong(attacker, email)).error ?? {};
      // a timer may be early by a fraction of a millisecond
      const isHeld = performance.now() - begin > 999;
      return { message, code: extensions?.code, retryAfterSeconds: extensions?.retryAfterSeconds, isHeld };
    };
    const asNobody = await refused(nobody());
    expect(asNobody.isHeld).toBe(true);
    expect(await refused(known.email)).toEqual(asNobody);
    expect(await refused(nobody())).toEqual(asNobody);
    expect(messageOf(await from(attacker, known.email))).toBe('signed in');
    expect(messageOf(await from(elsewhere, another.email))).toBe('signed in');
  });
});

describe('400 accounts tried from one address', () => {
  test('are few tries: it waits for all but those that it may fail at', async () => {
    const [attacker] = newAddresses(1) as [string];
    for (let round = 0; round < 4; round += 1)
      await Promise.all(Array.from({ length: 100 }, () => wrong(attacker, nobody())));
    const { rows } = await api.db.raw('select count(*) from sign_in_tries where network = ?', [attacker]);
    expect(rows[0].count).toBeLessThanOrEqual(signInFailuresPerAddress.most + 5);
    expect(await waitsAt(attacker)).toBe(true);
  });
});

describe('while strangers guess from 12 addresses without end', () => {
  test('the right password signs in, from a known address and from a new one, in its turn', async () => {
    const victim = await api.newPerson(customerId);
    const [known, unknown, ...strangers] = newAddresses(14) as [string, string, ...string[]];
    expect(messageOf(await from(known, victim.email))).toBe('signed in');
    const over = new AbortController();
    let judged = 0;
    const guess = async (address: string, emailOf: () => string): Promise<void> => {
      while (!over.signal.aborted) {
        const { error } = await wrong(address, emailOf());
        if (error?.message === refusal && !error.extensions.retryAfterSeconds) judged += 1;
      }
    };
    const guesses = strangers.flatMap((address) => [guess(address, () => victim.email), guess(address, nobody)]);
    const signIn = async (address: string) => {
      const before = judged;
      return { message: messageOf(await from(address, victim.email)), turns: judged - before };
    };
    try {
      const first = await Promise.all([signIn(known), signIn(unknown)]);
      const later = await Promise.all([signIn(known), signIn(newAddresses(1)[0] as string)]);
      const answers = [...first, ...later];
      expect(answers.map(({ message }) => message)).toEqual(Array(4).fill('signed in'));
      // taken in turn with every stranger, however many guesses each has waiting
      for (const { turns } of answers) expect(turns).toBeLessThan(2 * guesses.length);
    } finally {
      over.abort();
      await Promise.all(guesses);
    }
  });
});

describe('failures', () => {
  test('at one account from 40 addresses, five at a time, are few; its owner is let in from anywhere', async () => {
    const victim = await api.newPerson(customerId);
    const [known, unknown, ...strangers] = newAddresses(42) as [string, string, ...string[]];
    expect(messageOf(await from(known, victim.email))).toBe('signed in');
    await Promise.all(strangers.flatMap((address) => Array.from({ length: 5 }, () => wrong(address, victim.email))));
    await Promise.all(strangers.map((address) => wrong(address, victim.email)));
    // each stranger has one, once there are too many of them together
    expect(await failuresOf(victim.email)).toBeLessThanOrEqual(signInFailuresPerAccount.most + strangers.length);
    expect(messageOf(await from(known, victim.email))).toBe('signed in');
    expect(messageOf(await from(unknown, victim.email))).toBe('signed in');
  });

  test('of an account from an address make the pair wait longer and longer, with the same message', async () => {
    const { email } = await api.newPerson(customerId);
    const [address, other] = newAddresses(2) as [string, string];
    for (let n = 0; n < signInFailuresPerPair.most; n += 1)
      expect(messageOf(await wrong(address, email))).toBe(refusal);
    const waits = async () => (await from(address, email)).error;
    expect(await waits()).toMatchObject({
      message: refusal,
      extensions: { code: 'UNAUTHENTICATED', retryAfterSeconds: 5 },
    });
    clock.advance(5_000);
    expect(messageOf(await wrong(address, email))).toBe(refusal);
    expect((await waits())?.extensions.retryAfterSeconds).toBe(10);
    expect(messageOf(await from(other, email))).toBe('signed in');
    clock.advance(10_000);
    expect(messageOf(await from(address, email))).toBe('signed in');
    // a success clears the failures
    expect(messageOf(await wrong(address, email))).toBe(refusal);
    expect(messageOf(await from(address, email))).toBe('signed in');
  });

  test('at the same time do not get past the limit together', async () => {
    const { email } = await api.newPerson(customerId);
    const [address] = newAddresses(1) as [string];
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(address, email)));
    expect(await failuresOf(email)).toBeLessThanOrEqual(signInFailuresPerPair.most);
    expect(answers.map(messageOf)).not.toContain('signed in');
  });

  test('are none where the password was right, however often', async () => {
    const { email } = await api.newPerson(customerId);
    const [address] = newAddresses(1) as [string];
    for (let n = 0; n < signInFailuresPerPair.most + 2; n += 1)
      expect(messageOf(await from(address, email))).toBe('signed in');
    expect(await failuresOf(email)).toBe(0);
  });
});
