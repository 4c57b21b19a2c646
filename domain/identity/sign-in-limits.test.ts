import { describe, expect, test } from 'vitest';
import { mfaLock, signInFailuresPerAccount, signInFailuresPerAddress, signInFailuresPerPair } from '../constants.ts';
import { asUnknown, type Counted, judgeCode, judgeRecoveryCode, judgeTry, type TriesBefore } from './sign-in-limits.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
const counted = (failures: number, more: Partial<Counted> = {}): Counted => ({
  failures,
  pending: 0,
  lastFailureAt: failures > 0 ? ago(0) : null,
  ...more,
});
const none: TriesBefore = {
  pair: counted(0),
  network: counted(0),
  strangers: 0,
  lastStrangerAt: null,
  isKnown: false,
  unknown: { pair: counted(0), strangers: 0 },
};
/** All tries of the pair count for the network, too, unless a test says otherwise. */
const judge = ({ pair = none.pair, strangers = 0, ...before }: Partial<TriesBefore>) =>
  judgeTry({ ...none, pair, strangers, unknown: { pair, strangers }, ...before }, now);
const { most } = signInFailuresPerPair;

describe('a try', () => {
  test('goes as long as its account and network have failed less than ten times', () => {
    expect(judge({})).toEqual({ may: 'go' });
    expect(judge({ pair: counted(most - 1) })).toEqual({ may: 'go' });
  });

  test('waits longer with each failure from there, and a quarter of an hour at most', () => {
    const waits = [0, 1, 2, 7, 8, 50].map((more) => judge({ pair: counted(most + more) }));
    expect(waits).toEqual([5, 10, 20, 640, 900, 900].map((seconds) => ({ may: 'wait', ms: seconds * 1_000 })));
    expect(judge({ pair: counted(most + 1, { lastFailureAt: ago(4) }) })).toEqual({ may: 'wait', ms: 6_000 });
    expect(judge({ pair: counted(most + 1, { lastFailureAt: ago(10) }) })).toEqual({ may: 'go' });
  });

  test('pends while tries at the same time could reach the limit together', () => {
    expect(judge({ pair: counted(most - 2, { pending: 1 }) })).toEqual({ may: 'go' });
    expect(judge({ pair: counted(most - 2, { pending: 2 }) })).toEqual({ may: 'pend' });
    expect(judge({ pair: counted(most, { pending: 1, lastFailureAt: ago(10) }) })).toEqual({ may: 'pend' });
    expect(judge({ pair: counted(0, { pending: most }) })).toEqual({ may: 'pend' });
  });

  test('waits for the failures of its network over all accounts, unless the account is known there', () => {
    const network = counted(signInFailuresPerAddress.most);
    expect(judge({ network })).toEqual({ may: 'wait', ms: 5_000 });
    expect(judge({ network, isKnown: true })).toEqual({ may: 'go' });
  });

  test('at an account that strangers have failed at often waits after one failure of its own, and for none of theirs', () => {
    const strangers = signInFailuresPerAccount.most;
    expect(judge({ strangers })).toEqual({ may: 'go' });
    expect(judge({ strangers, pair: counted(1) })).toEqual({ may: 'wait', ms: 5_000 });
    expect(judge({ strangers, pair: counted(3) })).toEqual({ may: 'wait', ms: 20_000 });
    expect(judge({ strangers, pair: counted(0, { pending: 1 }) })).toEqual({ may: 'pend' });
    expect(judge({ strangers, pair: counted(9), isKnown: true })).toEqual({ may: 'go' });
    expect(judge({ strangers, pair: counted(10), isKnown: true })).toEqual({ may: 'wait', ms: 900_000 });
  });
});

test('as if its account were not known, a try is judged by what would have been counted then', () => {
  const known = { ...none, isKnown: true, pair: counted(most), network: counted(signInFailuresPerAddress.most) };
  const unknown = (pair: number, strangers: number) =>
    asUnknown({ ...known, unknown: { pair: counted(pair), strangers } });
  // ten failures that nobody else was judged for: it waits as long as others do, and then no longer
  expect(judgeTry(known, now)).toEqual({ may: 'wait', ms: 5_000 });
  expect(judgeTry({ ...known, network: counted(0) }, now)).toEqual({ may: 'go' });
  const pending = counted(0, { pending: most });
  expect(judgeTry({ ...known, pair: pending }, now)).toEqual({ may: 'wait', ms: 5_000 });
  expect(judgeTry({ ...unknown(2, 0), network: counted(0) }, now)).toEqual({ may: 'go' });
  expect(judgeTry({ ...unknown(2, signInFailuresPerAccount.most), network: counted(0) }, now)).toEqual({
    ...{ may: 'wait', ms: 10_000 },
  });
  expect(judgeTry(unknown(0, 0), now)).toEqual({ may: 'wait', ms: 5_000 });
  // after its own failures it waits as long as all others there
  const network = counted(signInFailuresPerAddress.most + 3);
  expect(judgeTry({ ...known, network }, now)).toEqual({ may: 'wait', ms: 40_000 });
  expect(judgeTry({ ...known, network, pair: counted(most - 1) }, now)).toEqual({ may: 'go' });
});

describe('AUTH.5 a code of a second factor', () => {
  const judgeOne = (before: Partial<TriesBefore>) => judgeCode({ ...none, ...before }, now);

  test('waits a quarter of an hour after the fifth wrong one, known or not, and again after each more', () => {
    expect(judgeOne({ pair: counted(mfaLock.most - 1) })).toEqual({ may: 'go' });
    for (const isKnown of [true, false])
      for (const failures of [mfaLock.most, mfaLock.most + 1])
        expect(judgeOne({ pair: counted(failures), isKnown })).toEqual({ may: 'wait', ms: 900_000 });
    expect(judgeOne({ pair: counted(5, { lastFailureAt: ago(899) }) })).toEqual({ may: 'wait', ms: 1_000 });
    expect(judgeOne({ pair: counted(5, { lastFailureAt: ago(900) }) })).toEqual({ may: 'go' });
  });

  test('pends while codes at the same time could reach the limit together', () => {
    expect(judgeOne({ pair: counted(3, { pending: 1 }) })).toEqual({ may: 'go' });
    expect(judgeOne({ pair: counted(3, { pending: 2 }) })).toEqual({ may: 'pend' });
    expect(judgeOne({ pair: counted(5, { pending: 1, lastFailureAt: ago(900) }) })).toEqual({ may: 'pend' });
  });

  test('from an unknown network waits for the wrong ones of many strangers, from a known one for none', () => {
    const strangers = signInFailuresPerAccount.most;
    const before = { strangers, lastStrangerAt: ago(300) };
    expect(judgeOne(before)).toEqual({ may: 'wait', ms: 600_000 });
    expect(judgeOne({ ...before, lastStrangerAt: ago(900) })).toEqual({ may: 'go' });
    expect(judgeOne({ ...before, strangers: strangers - 1 })).toEqual({ may: 'go' });
    expect(judgeOne({ ...before, isKnown: true })).toEqual({ may: 'go' });
  });
});

describe('AUTH.5 a recovery code', () => {
  const judgeOne = (before: Partial<TriesBefore>) => judgeRecoveryCode({ ...none, ...before }, now);

  test('locks and pends like a code of the app', () => {
    expect(judgeOne({ pair: counted(mfaLock.most) })).toEqual({ may: 'wait', ms: 900_000 });
    expect(judgeOne({ pair: counted(3, { pending: 2 }) })).toEqual({ may: 'pend' });
  });

  test('waits for wrong ones of no stranger, and after one of its own network among many strangers as at a sign-in', () => {
    const before = { strangers: signInFailuresPerAccount.most, lastStrangerAt: ago(0) };
    expect(judgeOne(before)).toEqual({ may: 'go' });
    expect(judgeOne({ ...before, pair: counted(1) })).toEqual({ may: 'wait', ms: 5_000 });
  });
});
