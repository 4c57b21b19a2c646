import { isDeepStrictEqual } from 'node:util';
import { expect, test, vi } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { createDnsLookups } from './dns-lookups.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });
const minute = 60_000;

/** Lookups by a resolver with the given answer, under a fake clock. */
function open(answer: () => Promise<string[][]>) {
  const clock = { now: 0 };
  const resolve = vi.fn(answer);
  const lookups = createDnsLookups(resolve, { now: () => clock.now, lookupMs: 30, mailMs: 50 });
  const ask = (name = 'site.example', type = 'TXT') => lookups.forMail().resolver(name, type);
  return { clock, resolve, lookups, ask };
}

test('an answer is remembered for 5 minutes, and who asks at once waits for one lookup', async () => {
  const { clock, resolve, ask } = open(async () => [['v=spf1 -all']]);
  expect(await Promise.all([ask(), ask('SITE.example')])).toEqual([[['v=spf1 -all']], [['v=spf1 -all']]]);
  expect(resolve).toHaveBeenCalledTimes(1);
  clock.now = 5 * minute - 1;
  await ask();
  expect(resolve).toHaveBeenCalledTimes(1);
  clock.now = 5 * minute;
  await ask();
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('while DNS fails the first mail alone waits: later ones are told at once, and it is tried again behind them', async () => {
  const { clock, resolve, ask } = open(async () => Promise.reject(failure('ESERVFAIL')));
  await expect(ask()).rejects.toMatchObject({ code: 'ESERVFAIL' });
  await expect(ask()).rejects.toMatchObject({ code: 'ESERVFAIL' });
  expect(resolve).toHaveBeenCalledTimes(1);
  clock.now = minute;
  resolve.mockImplementation(() => new Promise(() => {}));
  await expect(ask()).rejects.toMatchObject({ code: 'ESERVFAIL' });
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('DNS that comes back is believed', async () => {
  const { clock, resolve, ask } = open(async () => Promise.reject(failure('ETIMEOUT')));
  await expect(ask()).rejects.toMatchObject({ code: 'ETIMEOUT' });
  clock.now = minute;
  resolve.mockImplementation(async () => [['v=spf1 -all']]);
  await until('the record', async () => isDeepStrictEqual(await ask(), [['v=spf1 -all']]));
});

test('a resolver that never answers ends a lookup in time, and a mail altogether', async () => {
  const { lookups } = open(() => new Promise(() => {}));
  const mail = lookups.forMail();
  await expect(mail.resolver('site.example', 'TXT')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  expect(mail.hasFailed()).toBe(true);
  const late = lookups.forMail();
  expect(await late.within(new Promise(() => {}))).toBeNull();
  await expect(late.resolver('other.example', 'TXT')).rejects.toMatchObject({ code: 'ELIMIT' });
});

test('one mail makes 40 lookups at most, and 100 run at once', async () => {
  const { lookups, resolve } = open(() => new Promise(() => {}));
  const one = lookups.forMail();
  const codes = (count: number, from = lookups.forMail()) =>
    Array.from({ length: count }, (_, n) =>
      from.resolver(`n${n}.${Math.random()}.example`, 'TXT').then(
        () => '',
        (error: { code: string }) => error.code,
      ),
    );
  const answers = codes(41, one);
  expect(await answers[40]).toBe('ELIMIT');
  codes(40);
  const last = codes(21);
  expect(await last[20]).toBe('EBUSY');
  expect(resolve).toHaveBeenCalledTimes(100);
});

test('of a huge answer little is kept', async () => {
  const texts = Array.from({ length: 1_000 }, (_, n) => [`v=spf1 ip4:192.0.2.${n % 256} -all`]);
  const { ask, resolve } = open(async () => [['google-site-verification=x'], ['v=spf1 '.padEnd(5_000, 'a')], ...texts]);
  expect(await ask()).toHaveLength(50);
  resolve.mockImplementation(async () => texts.map(() => '192.0.2.1') as never);
  expect(await ask('site.example', 'A')).toHaveLength(50);
});
