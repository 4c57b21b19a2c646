import { describe, expect, test } from 'vitest';
import { signInFailuresPerAccount, signInFailuresPerAddress, signInFailuresPerPair } from '../constants.ts';
import { type Counted, judgeTry, type TriesBefore } from './sign-in-limits.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
const counted = (failures: number, more: Partial<Counted> = {}): Counted => ({
  failures,
  pending: 0,
  lastFailureAt: failures > 0 ? ago(0) : null,
  ...more,
});
const judge = (before: Partial<TriesBefore>) =>
  judgeTry({ pair: counted(0), network: counted(0), strangers: 0, isKnown: false, ...before }, now);
const { most } = signInFailuresPerPair;

describe('a try', () => {
  test('goes as long as its account and network have failed less than ten times', () => {
    expect(judge({})).toEqual({ may: 'go' });
    expect(judge({ pair: counted(most - 1) })).toEqual({ may: 'go' });
  });

  test('waits longer with each failure from there, and a quarter of an hour at most', () => {
    const waits = [0, 1, 2, 7, 8, 50].map((more) => judge({ pair: counted(most + more) }));
    expect(waits).toEqual([5, 10, 20, 640, 900, 900].map((seconds) => ({ may: 'wait', seconds })));
    expect(judge({ pair: counted(most + 1, { lastFailureAt: ago(4) }) })).toEqual({ may: 'wait', seconds: 6 });
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
    expect(judge({ network })).toEqual({ may: 'wait', seconds: 5 });
    expect(judge({ network, isKnown: true })).toEqual({ may: 'go' });
  });

  test('at an account that strangers have failed at often waits after one failure of its own, and for none of theirs', () => {
    const strangers = signInFailuresPerAccount.most;
    expect(judge({ strangers })).toEqual({ may: 'go' });
    expect(judge({ strangers, pair: counted(1) })).toEqual({ may: 'wait', seconds: 5 });
    expect(judge({ strangers, pair: counted(3) })).toEqual({ may: 'wait', seconds: 20 });
    expect(judge({ strangers, pair: counted(0, { pending: 1 }) })).toEqual({ may: 'pend' });
    expect(judge({ strangers, pair: counted(9), isKnown: true })).toEqual({ may: 'go' });
    expect(judge({ strangers, pair: counted(10), isKnown: true })).toEqual({ may: 'wait', seconds: 5 });
  });
});
