import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';
import type { TicketOutcome } from './types.ts';

const minutes = [0, 1, 5];
const away: TicketOutcome['outcome'] = { kind: 'failed', isFinal: false, words: 'away' };
const refused: TicketOutcome['outcome'] = { kind: 'failed', isFinal: true, words: 'refused' };

test('a ticket is tried once at a time; what is asked for meanwhile begins anew', () => {
  const turns = createTurns([], minutes);
  turns.ask(1, 0);
  expect(turns.take(0, 16)).toEqual([1]);
  turns.ask(1, 5);
  expect(turns.take(5, 16)).toEqual([]);
  expect(turns.settle({ ticketId: 1, outcome: refused }, 10)).toBeNull();
  expect(turns.take(10, 16)).toEqual([1]);
  expect(turns.settle({ ticketId: 1, outcome: { kind: 'done' } }, 20)).toBeNull();
  expect(turns.isEmpty()).toBe(true);
});

test('a ticket that waits for its next attempt is tried at once when it is asked for, with all its attempts', () => {
  const turns = createTurns([], minutes);
  turns.ask(1, 0);
  turns.take(0, 16);
  turns.settle({ ticketId: 1, outcome: away }, 0);
  expect(turns.nextAt()).toBe(60_000);
  turns.keep(1, 1_000);
  expect(turns.nextAt()).toBe(60_000);
  turns.ask(1, 1_000);
  expect(turns.all()).toEqual([{ ticketId: 1, dueAt: 1_000, attempts: 0, waits: 0, breaks: 0 }]);
});

test('what is asked for while its failure is told is tried again', () => {
  const turns = createTurns([], minutes);
  turns.ask(1, 0);
  turns.take(0, 16);
  expect(turns.settle({ ticketId: 1, outcome: refused }, 10)).toBe('refused');
  turns.ask(1, 11);
  turns.told(1, 12);
  expect(turns.take(12, 16)).toEqual([1]);
});

test('those that have waited for longest come first, no more than fit; the next run goes on where they were', () => {
  const turns = createTurns([], minutes);
  for (const id of [3, 1, 2]) turns.ask(id, 10 - id);
  expect(turns.take(10, 2)).toEqual([3, 2]);
  turns.settle({ ticketId: 3, outcome: away }, 20);
  const next = createTurns(turns.all(), minutes);
  expect(next.take(20, 16)).toEqual([2, 1]);
  expect(next.nextAt()).toBe(60_020);
});

test('a system that wants to be asked later than thirty times has failed', () => {
  const turns = createTurns([], minutes);
  turns.ask(1, 0);
  let now = 0;
  let words: string | null = null;
  let waits = 0;
  for (; words === null; waits += 1) {
    expect(turns.take(now, 16)).toEqual([1]);
    words = turns.settle({ ticketId: 1, outcome: { kind: 'throttled', waitMs: 500, words: 'later' } }, now);
    now = turns.nextAt() ?? now;
  }
  expect({ words, waits, now }).toEqual({ words: 'later', waits: 31, now: 30 * 1_500 });
});
