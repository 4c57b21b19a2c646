import { inactiveWorkHours } from '../../domain/constants.ts';
import { localDay } from '../../domain/timezone.ts';
import { type BulkColumn, bindingsOf, columnList, unnestOf } from '../../platform/bulk-rows.ts';
import type { Transaction } from '../../platform/database.ts';
import { buildingZone, iso } from '../bas/dialect.ts';
import type { Lived } from './live-through.ts';
import { hourMs, minuteMs, type Span } from './patterns.ts';

/** Numbers of the end of a day, as the product's snapshots have them (KPI.14). */
export interface DailyNumbers {
  /** End of the day. */
  at: number;
  open: number;
  inactive: number;
  duplicate: number;
}

/** Returns a day's numbers for every day that is over within the span, still without tickets. */
export const daysOf = ({ midnights, until }: Span): DailyNumbers[] =>
  midnights
    .slice(1)
    .filter((at) => at <= until)
    .map((at) => ({ at, open: 0, inactive: 0, duplicate: 0 }));

/** Adds the open tickets of some equipment to the days on which they were open. */
export function addOpenWork(days: readonly DailyNumbers[], { tickets, instances }: Lived): void {
  if (tickets.length === 0) return;
  const byAlarm = new Map<number, Lived['instances']>();
  for (const row of instances) {
    const known = byAlarm.get(row.alarmId);
    if (known) known.push(row);
    else byAlarm.set(row.alarmId, [row]);
  }
  const isOpen = ({ open }: Lived['tickets'][number], at: number): boolean =>
    open.some(({ from, until }) => from < at && (until ?? Number.POSITIVE_INFINITY) >= at);
  const isQuiet = (alarmId: number, at: number): boolean =>
    (byAlarm.get(alarmId) ?? []).every(
      ({ startedAt, endedAt }) => startedAt >= at || (endedAt !== null && endedAt <= at - inactiveWorkHours * hourMs),
    );
  for (const day of days) {
    const open = tickets.filter((one) => isOpen(one, day.at));
    day.open += open.length;
    for (const one of open) {
      if (one.alarmIds.every((alarmId) => isQuiet(alarmId, day.at))) day.inactive += 1;
      const isShared = (alarmId: number): boolean =>
        open.some((other) => other !== one && other.alarmIds.includes(alarmId));
      if (one.alarmIds.some(isShared)) day.duplicate += 1;
    }
  }
}

/** Writes the numbers of days that nobody has measured, with the people who were there. */
export async function writeDailyNumbers(
  trx: Transaction,
  customerId: number,
  days: readonly DailyNumbers[],
): Promise<void> {
  const dateOf = (at: number): string => iso(localDay({ now: at - hourMs, timezone: buildingZone })).slice(0, 10);
  const columns: Array<BulkColumn<DailyNumbers>> = [
    { column: 'day', type: 'text', value: ({ at }) => dateOf(at), from: (given) => `${given}::date` },
    { column: 'taken_at', type: 'timestamptz', value: ({ at }) => iso(at + 5 * minuteMs) },
    { column: 'ended_at', type: 'timestamptz', value: ({ at }) => iso(at) },
    { column: 'open_tickets', type: 'int', value: ({ open }) => open },
    { column: 'open_tickets_inactive', type: 'int', value: ({ inactive }) => inactive },
    { column: 'open_tickets_duplicate', type: 'int', value: ({ duplicate }) => duplicate },
  ];
  const stored = columns.filter(({ column }) => column !== 'ended_at' && column !== 'day');
  await trx.raw(
    `insert into daily_snapshots (customer_id, day, ${columnList(stored)}, registered_people, invited_people)
     select ?::int, n.day::date, ${stored.map(({ column }) => `n.${column}`).join(', ')}, p.people, p.people
     from ${unnestOf(columns)} cross join lateral (
       select count(*) as people from memberships m where m.customer_id = ?::int and m.activated_at <= n.ended_at
         and (m.disabled_at is null or m.disabled_at > n.ended_at)) as p
     on conflict (customer_id, day) do nothing`,
    [customerId, ...bindingsOf(columns, days), customerId],
  );
}

/** Writes that entries into statuses are known since the span began (KPI.25). */
export async function writeRecordedSince(trx: Transaction, customerId: number, { midnights }: Span): Promise<void> {
  await trx.raw(
    `insert into entry_backfills as b (customer_id, since) values (?, ?::timestamptz)
     on conflict (customer_id) do update set since = least(b.since, excluded.since)`,
    [customerId, iso(midnights[0] as number)],
  );
}
