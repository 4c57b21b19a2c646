import type { TicketOutcome, Turn } from './types.ts';

interface Held extends Turn {
  isAtWork: boolean;
  /** Asked for while it was at work. */
  isAsked: boolean;
}

const minuteMs = 60_000;
/** A system that throttles for longer than these waits has failed. */
const waitsMax = 30;
/** After an engine of ours has failed: doubled each time. */
const breakMs = 1_000;
const breakMaxMs = 30_000;

/** What is to become of a ticket that was tried: it is there, its transfer has failed with these words, or it has another turn. */
type Verdict = { kind: 'over' | 'waits' } | { kind: 'failed'; words: string };

/**
 * The tickets of one system that are on their way, and whose turn it is: at once, then after the minutes of CMMS.8, then it
 * has failed. What is asked for meanwhile begins anew.
 * @param attemptMinutes after the first attempt, ascending from 0.
 */
export function createTurns(before: readonly Turn[], attemptMinutes: readonly number[]) {
  const held = new Map<number, Held>(
    before.map((turn) => [turn.ticketId, { ...turn, isAtWork: false, isAsked: false }]),
  );

  const begin = (ticketId: number, now: number): void => {
    held.set(ticketId, { ticketId, dueAt: now, attempts: 0, waits: 0, breaks: 0, isAtWork: false, isAsked: false });
  };

  function judge(turn: Held, outcome: TicketOutcome['outcome'], now: number): Verdict {
    switch (outcome.kind) {
      case 'done':
      case 'idle':
        return { kind: 'over' };
      case 'broken':
        turn.dueAt = now + Math.min(breakMaxMs, breakMs * 2 ** turn.breaks);
        turn.breaks += 1;
        return { kind: 'waits' };
      case 'throttled':
        // being asked to wait is no attempt
        turn.waits += 1;
        turn.dueAt = now + outcome.waitMs + 1_000;
        return turn.waits > waitsMax ? { kind: 'failed', words: outcome.words } : { kind: 'waits' };
      case 'failed': {
        turn.attempts += 1;
        const next = attemptMinutes[turn.attempts];
        if (outcome.isFinal || next === undefined) return { kind: 'failed', words: outcome.words };
        turn.dueAt = now + (next - (attemptMinutes[turn.attempts - 1] ?? 0)) * minuteMs;
        return { kind: 'waits' };
      }
    }
  }

  return {
    /** The ticket has changed, or somebody wants it tried again. */
    ask(ticketId: number, now: number): void {
      const turn = held.get(ticketId);
      if (turn?.isAtWork) turn.isAsked = true;
      else begin(ticketId, now);
    },
    /** Sees to it that a ticket is on its way; one that is goes on undisturbed. */
    keep(ticketId: number, now: number): void {
      if (!held.has(ticketId)) begin(ticketId, now);
    },
    /** Those whose turn it is, at work from now on: those that have waited for longest. */
    take(now: number, most: number): number[] {
      const due = [...held.values()].filter(({ isAtWork, dueAt }) => !isAtWork && dueAt <= now);
      const some = due.sort((a, b) => a.dueAt - b.dueAt || a.ticketId - b.ticketId).slice(0, most);
      for (const turn of some) turn.isAtWork = true;
      return some.map(({ ticketId }) => ticketId);
    },
    /** Says how it went. @returns with which words it has failed; it stays at work until that is told. Null: it has not. */
    settle({ ticketId, outcome }: TicketOutcome, now: number): string | null {
      const turn = held.get(ticketId);
      if (!turn) return null;
      const verdict = judge(turn, outcome, now);
      // what it was before says nothing any more
      if (turn.isAsked) begin(ticketId, now);
      else if (verdict.kind === 'failed') return verdict.words;
      else if (verdict.kind === 'over') held.delete(ticketId);
      else turn.isAtWork = false;
      return null;
    },
    /** What it has failed with is told. */
    told(ticketId: number, now: number): void {
      if (held.get(ticketId)?.isAsked) begin(ticketId, now);
      else held.delete(ticketId);
    },
    isEmpty: (): boolean => held.size === 0,
    /** When the next one has its turn; null: all are at work. */
    nextAt(): number | null {
      const waiting = [...held.values()].filter(({ isAtWork }) => !isAtWork).map(({ dueAt }) => dueAt);
      return waiting.length === 0 ? null : waiting.reduce((a, b) => Math.min(a, b));
    },
    /** All of them, for the plan's next run. */
    all: (): Turn[] =>
      [...held.values()].map(({ ticketId, dueAt, attempts, waits, breaks }) => ({
        ...{ ticketId, dueAt, attempts, waits, breaks },
      })),
  };
}
