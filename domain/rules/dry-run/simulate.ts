import { reentryHoldOffMinutes, ruleTicketGuard } from '../../constants.ts';
import { localClock } from '../../timezone.ts';
import type { SeenEntries, WorkSpan } from './history-port.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];
const holdOffMs = reentryHoldOffMinutes * minuteMs;

/** Parts of a rule that a trial on history needs. Times in milliseconds. */
export interface TriedRule {
  /** True if a trigger at this time is within the schedule. */
  isScheduled: (at: number) => boolean;
  delayMs: number;
  createsWork: boolean;
  /** True if a ticket that was closed may be followed by another (AUTO.8, AUTO.25). */
  followsClosedWork: boolean;
  /** True if an entry is an occurrence: one that begins soon after the one before continues its episode (STAT.2). */
  isByOccurrence: boolean;
  /** Duration of its snooze in ms; null if it does not snooze. */
  snoozeMs: number | null;
  /** True if it does anything but create work. */
  doesMore: boolean;
  /** Number of people that it notifies. */
  recipients: number;
}

export interface Assumptions {
  from: number;
  to: number;
  /** IANA name, for days and nights. */
  timezone: string;
  /** Milliseconds for which work is open that the rule would create. */
  workMs: number;
  /** Local hours of the night, from one of them to another on the next day. */
  night: { from: number; to: number };
  /** Number of listed examples of what it would have done. */
  listed: number;
}

/**
 * Outcome of an entry. ACTED: the rule does what it says. COVERED: it has an open ticket, or had one in this
 * episode, so none is created (AUTO.25). SNOOZED: the rule itself would have had it snoozed then.
 */
export type DryOutcome = 'ACTED' | 'COVERED' | 'SNOOZED';

/** Something that the rule would have done. */
export interface DryFiring {
  alarmId: number;
  /** When it was triggered, and when it would have acted. */
  at: number;
  firesAt: number;
  outcome: DryOutcome;
  hasTicket: boolean;
}

export interface DryDay {
  /** Local day, as `2026-05-01`. */
  date: string;
  acted: number;
  tickets: number;
  covered: number;
}

/**
 * The result of a dry run. Every entry that matched is out of the schedule, left, waiting, snoozed, acted, or covered with
 * nothing else to do.
 */
export interface Simulated {
  matched: number;
  outsideSchedule: number;
  /** Left the state before the delay was over. */
  left: number;
  /** In the state still, and not for as long as the delay. */
  waiting: number;
  /** Tickets that were not created, because there was work on the alarm or would have been. */
  covered: number;
  snoozed: number;
  acted: number;
  /** Entries that acted and created a ticket. */
  tickets: number;
  /** Alarms that it acted on. */
  alarms: number;
  mails: number;
  /** Nights in which people would have been mailed. */
  nights: number;
  /** When it would have paused itself (AUTO.29): before the ticket above the guard; the first of these, and their number. */
  firstPauseAt: number | null;
  pauses: number;
  days: DryDay[];
  /** The newest of what it would have done. */
  newest: DryFiring[];
}

/**
 * Tries a rule on history. Feed it alarm by alarm, each with what the trigger saw in order of time; its memory does not
 * grow with their number. What the rule would have changed of history itself is not foreseen, but for its own tickets and
 * snoozes.
 */
export function simulation(rule: TriedRule, { from, to, timezone, workMs, night, listed }: Assumptions) {
  const local = localClock(timezone);
  const isScheduled = everyMinuteOnce(rule.isScheduled);
  const result: Simulated = {
    ...{ matched: 0, outsideSchedule: 0, left: 0, waiting: 0, covered: 0, snoozed: 0, acted: 0, tickets: 0, alarms: 0 },
    ...{ mails: 0, nights: 0, firstPauseAt: null, pauses: 0, days: [], newest: [] },
  };
  const dayOf = (at: number): number => Math.floor(local(at) / dayMs);
  const firstDay = dayOf(from);
  const days: DryDay[] = Array.from({ length: dayOf(to - 1) - firstDay + 1 }, (_, at) => ({
    date: new Date((firstDay + at) * dayMs).toISOString().slice(0, 10),
    ...{ acted: 0, tickets: 0, covered: 0 },
  }));
  const nights = new Set<number>();
  // tickets of each second: alarms come one after the other, and the guard looks at all of them together
  const perSecond = new Uint16Array(rule.createsWork ? Math.ceil((to - from) / 1_000) : 0);
  const newest = newestOf(listed);
  /** The alarm of the last entries: until when its work and its snooze last, and if it was acted on. */
  let known = { alarmId: Number.NaN, workUntil: 0, snoozedUntil: 0, episodeUntil: 0, isActedOn: false };

  function judge(at: number, until: number | null, work: readonly WorkSpan[]): void {
    const firesAt = at + rule.delayMs;
    if (rule.isByOccurrence && at - known.episodeUntil <= holdOffMs)
      known.episodeUntil = Math.max(known.episodeUntil, until ?? to);
    if (!isScheduled(at)) result.outsideSchedule += 1;
    else if (until !== null && rule.delayMs > 0 && until < firesAt) result.left += 1;
    else if (firesAt >= to) result.waiting += 1;
    else act(at, firesAt, until, work);
  }
  function act(at: number, firesAt: number, until: number | null, work: readonly WorkSpan[]): void {
    const day = days[dayOf(firesAt) - firstDay];
    if (firesAt < known.snoozedUntil) {
      result.snoozed += 1;
      newest.add({ alarmId: known.alarmId, at, firesAt, outcome: 'SNOOZED', hasTicket: false });
      return;
    }
    const isCovered =
      rule.createsWork &&
      (firesAt < known.workUntil ||
        (!rule.followsClosedWork && firesAt < known.episodeUntil) ||
        work.some(([created, closed]) => created <= firesAt && (closed === null || closed > firesAt)));
    if (isCovered && day) day.covered += 1;
    if (isCovered) result.covered += 1;
    const hasTicket = rule.createsWork && !isCovered;
    if (hasTicket) {
      result.tickets += 1;
      known.workUntil = firesAt + workMs;
      known.episodeUntil = until ?? to;
      const second = Math.floor((firesAt - from) / 1_000);
      perSecond[second] = Math.min(65_535, (perSecond[second] ?? 0) + 1);
      if (day) day.tickets += 1;
    }
    // of a rule that creates work alone, a covered alarm is one that nothing happens to
    const outcome: DryOutcome = isCovered && !rule.doesMore ? 'COVERED' : 'ACTED';
    newest.add({ alarmId: known.alarmId, at, firesAt, outcome, hasTicket });
    if (outcome === 'COVERED') return;
    result.acted += 1;
    if (day) day.acted += 1;
    if (!known.isActedOn) result.alarms += 1;
    known.isActedOn = true;
    if (rule.snoozeMs !== null) known.snoozedUntil = firesAt + rule.snoozeMs;
    if (rule.recipients > 0) notify(firesAt);
  }
  function notify(at: number): void {
    result.mails += rule.recipients;
    const ofDay = ((local(at) % dayMs) + dayMs) % dayMs;
    if (ofDay >= night.from * 60 * minuteMs) nights.add(dayOf(at));
    else if (ofDay < night.to * 60 * minuteMs) nights.add(dayOf(at) - 1);
  }
  return {
    add({ alarmId, entries }: SeenEntries, work: readonly WorkSpan[]): void {
      if (alarmId !== known.alarmId)
        known = { alarmId, workUntil: 0, snoozedUntil: 0, episodeUntil: 0, isActedOn: false };
      result.matched += entries.length;
      for (const [at, until] of entries) judge(at, until, work);
    },
    end: (): Simulated => ({
      ...result,
      ...pausesOf(perSecond, from),
      nights: nights.size,
      days,
      newest: newest.list(),
    }),
  };
}

/** Asks the same minute once: a schedule begins and ends at one. */
function everyMinuteOnce(asked: (at: number) => boolean): (at: number) => boolean {
  const answers = new Map<number, boolean>();
  return (at) => {
    const minute = Math.floor(at / minuteMs);
    let answer = answers.get(minute);
    if (answer === undefined) {
      answer = asked(minute * minuteMs);
      answers.set(minute, answer);
    }
    return answer;
  };
}

/** Keeps the newest of what is added. */
function newestOf(limit: number) {
  let kept: DryFiring[] = [];
  /** Time of the oldest that is kept. */
  let oldest = Number.NEGATIVE_INFINITY;
  const cut = () => {
    kept = kept.sort((a, b) => b.firesAt - a.firesAt || b.alarmId - a.alarmId).slice(0, limit);
    if (kept.length === limit) oldest = kept.at(-1)?.firesAt ?? oldest;
  };
  return {
    add(firing: DryFiring): void {
      if (firing.firesAt < oldest) return;
      kept.push(firing);
      if (kept.length >= 2 * limit) cut();
    },
    list(): DryFiring[] {
      cut();
      return kept;
    },
  };
}

/** AUTO.29: a pause before the ticket above the guard; whoever resumes the rule starts the count again. */
function pausesOf(perSecond: Uint16Array, from: number): Pick<Simulated, 'firstPauseAt' | 'pauses'> {
  const window = ruleTicketGuard.minutes * 60;
  let [within, start, pauses] = [0, 0, 0];
  let firstPauseAt: number | null = null;
  for (let second = 0; second < perSecond.length; second += 1) {
    for (; start <= second - window; start += 1) within -= perSecond[start] ?? 0;
    within += perSecond[second] ?? 0;
    if (within <= ruleTicketGuard.tickets) continue;
    pauses += 1;
    firstPauseAt ??= from + second * 1_000;
    [within, start] = [0, second + 1];
  }
  return { firstPauseAt, pauses };
}
