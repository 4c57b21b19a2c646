import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { dispatchCapDays, intakeGraceMinutes, reoccurrenceDays, repeatWindowDays } from '../../domain/constants.ts';
import type { Measured } from '../../domain/kpis/kpi-facts.ts';
import { parseAlarmCriteria, warehouseCondition } from '../../domain/lists/alarms/alarm-criteria.ts';
import { createWarehouseClient, type WarehouseClient } from '../../warehouse/client.ts';
import { newCustomerId, testEnv } from './engines.ts';

/** Worlds of a few alarms and tickets on a grid of days, so that times often meet each other, bounds and windows. */
export const minute = 60_000;
export const day = 24 * 60 * minute;
const base = Date.UTC(2026, 2, 28, 12);
export const bounds = [0, 10, 24, 40].map((days) => base + days * day);
export const now = base + 60 * day;
export const people = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const at = fc.integer({ min: -24, max: 60 }).map((days) => base + days * day);
const span = fc
  .tuple(at, fc.option(fc.integer({ min: 0, max: 30 }), { freq: 4 }), fc.constantFrom(true, false, false, false))
  .map(([start, days, isReplayed]) => ({ start, end: days === null ? null : start + days * day, isReplayed }));
const alarm = fc.record({
  priority: fc.integer({ min: 0, max: 5 }),
  isServiceImpacting: fc.boolean(),
  isDeleted: fc.boolean().map((is) => is),
  instances: fc.array(span, { maxLength: 4 }),
  entries: fc.array(
    fc.record({
      enteredAt: at,
      minutes: fc.constantFrom(0, intakeGraceMinutes - 1, intakeGraceMinutes, 90),
      cause: fc.constantFrom('SOURCE', 'REPLAY', 'REPARSE', 'UNDO', null),
      left: fc.constantFrom('SOURCE', 'PERSON', 'RULE', 'SWEEP', 'TICKET'),
      to: fc.constantFrom('Inactive', 'Snoozed', 'Dispatched'),
    }),
    { maxLength: 3 },
  ),
  declined: fc.option(
    at.chain((since) =>
      fc
        .tuple(fc.option(fc.integer({ min: 0, max: 40 })), fc.constantFrom(true, false, false))
        .map(([days, isUndone]) => ({
          since,
          until: days === null || isUndone ? null : since + days * day,
          isUndone,
        })),
    ),
  ),
});
/** A criterion on a field that the warehouse has of alarms. */
function valuesOf(field: string, values: string[]) {
  return fc.record({
    field: fc.constant(field),
    isExclusion: fc.boolean(),
    values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: values.length - 1 }),
  });
}
const ticket = fc.record({
  createdAt: at,
  days: fc.option(fc.integer({ min: 0, max: 40 })),
  isResolved: fc.constantFrom(0, 1, null),
  reissues: fc.constantFrom(0, 0, 1),
  byRule: fc.boolean(),
  by: fc.constantFrom(...people),
  alarms: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
});
const criterion = fc.oneof(
  { weight: 3, arbitrary: valuesOf('priority', ['0', '1', '2', '3', '4', '5']) },
  { weight: 1, arbitrary: valuesOf('serviceImpact', ['true', 'false']) },
);
const world = fc.record({
  criteria: fc.array(criterion, { maxLength: 2 }),
  alarms: fc.array(alarm, { minLength: 5, maxLength: 5 }),
  tickets: fc.array(ticket, { maxLength: 8 }),
  withoutAutomation: fc.boolean(),
});
export type World = typeof world extends fc.Arbitrary<infer W> ? W : never;
export const worlds = fc
  .sample(world, { numRuns: 30, seed: 7 })
  .map((one) => ({ customerId: newCustomerId(), ...one }));

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
export const closedAt = ({ createdAt, days }: World['tickets'][number]): number | null =>
  days === null ? null : createdAt + days * day;

export const windows = {
  capMs: dispatchCapDays * day,
  quietMs: reoccurrenceDays * day,
  windowMs: repeatWindowDays * day,
};
export const measuredBy = ({ customerId, criteria, withoutAutomation }: (typeof worlds)[number]): Measured => ({
  ...{ customerId, bounds, now, withoutAutomation },
  condition:
    criteria.length > 0 ? warehouseCondition(parseAlarmCriteria(criteria), '', { now, timezone: 'UTC' }) : null,
  ...windows,
});
/** True for an alarm that the criteria take. */
export const isMeasured = ({ criteria }: World, { priority, isServiceImpacting }: World['alarms'][number]): boolean =>
  criteria.every(
    ({ field, isExclusion, values }) =>
      values.includes(String(field === 'priority' ? priority : isServiceImpacting)) !== isExclusion,
  );

/** For a test file: a client of the warehouse, in which all worlds are stored before the first test. */
export function storedWorlds(name: string): WarehouseClient {
  const warehouse = createWarehouseClient(testEnv(), name);
  beforeAll(() => storeWorlds(warehouse));
  afterAll(() => warehouse.close());
  return warehouse;
}

/** Stores the facts of all worlds. */
async function storeWorlds(warehouse: WarehouseClient): Promise<void> {
  const insert = (table: string, values: object[]) => warehouse.insert({ table, format: 'JSONEachRow', values });
  const each = <T>(row: (of: World & { customerId: number }) => T[]): T[] => worlds.flatMap(row);
  await insert(
    'alarms',
    each(({ customerId, alarms }) =>
      alarms.map((one, id) => ({
        customer_id: customerId,
        alarm_id: id,
        created_at: iso(base),
        priority: one.priority,
        is_service_impacting: one.isServiceImpacting ? 1 : 0,
        version: 1,
        is_deleted: one.isDeleted ? 1 : 0,
      })),
    ),
  );
  await insert(
    'instances',
    each(({ customerId, alarms }) =>
      alarms.flatMap((one, id) =>
        one.instances.map(({ start, end, isReplayed }) => ({
          customer_id: customerId,
          alarm_id: id,
          started_at: iso(start),
          instance_id: randomUUID(),
          ended_at: isoOrNull(end),
          is_replayed: isReplayed ? 1 : 0,
          version: 1,
        })),
      ),
    ),
  );
  await insert(
    'status_entries',
    each(({ customerId, alarms }) =>
      alarms.flatMap((one, id) => [
        ...one.entries.map((entry, index) => ({
          customer_id: customerId,
          alarm_id: id,
          entry_id: String(index),
          status: 'Intake',
          entered_at: iso(entry.enteredAt),
          cause: entry.cause,
          left_at: iso(entry.enteredAt + entry.minutes * minute),
          to_status: entry.to,
          left_cause: entry.left,
          left_user_id: entry.left === 'PERSON' ? people[0] : null,
          left_automation_rule_id: entry.left === 'RULE' ? 7 : null,
          version: 1,
        })),
        ...(one.declined && one.declined.until !== null
          ? [
              {
                customer_id: customerId,
                alarm_id: id,
                entry_id: 'declined',
                status: 'Declined',
                entered_at: iso(one.declined.since),
                cause: 'PERSON',
                left_at: iso(one.declined.until),
                to_status: 'Intake',
                left_cause: 'SOURCE',
                version: 1,
              },
            ]
          : []),
      ]),
    ),
  );
  await insert(
    'activity',
    each(({ customerId, alarms }) =>
      alarms.flatMap((one, id) =>
        one.declined
          ? [
              {
                customer_id: customerId,
                alarm_id: id,
                created_at: iso(one.declined.since),
                activity_id: randomUUID(),
                field: 'status',
                prev_value: 'Intake',
                rev_value: 'Declined',
                user_id: people[0],
                metadata: '',
                version: 1,
              },
              ...(one.declined.isUndone
                ? [
                    {
                      customer_id: customerId,
                      alarm_id: id,
                      created_at: iso(one.declined.since + minute),
                      activity_id: randomUUID(),
                      field: 'status',
                      prev_value: 'Declined',
                      rev_value: 'Intake',
                      user_id: people[0],
                      metadata: '{"isUndo":true}',
                      version: 2,
                    },
                  ]
                : []),
            ]
          : [],
      ),
    ),
  );
  await insert(
    'tickets',
    each(({ customerId, tickets }) =>
      tickets.map((one, id) => ({
        customer_id: customerId,
        ticket_id: id,
        created_at: iso(one.createdAt),
        state: closedAt(one) === null ? 'OPEN' : 'CLOSED',
        created_by: one.byRule ? null : one.by,
        automation_rule_id: one.byRule ? 7 : null,
        due_at: iso(one.createdAt),
        closed_at: isoOrNull(closedAt(one)),
        is_resolved: one.isResolved,
        reissue_count: one.reissues,
        version: 1,
      })),
    ),
  );
  await insert(
    'ticket_activity',
    each(({ customerId, tickets }) =>
      tickets.flatMap((one, id) => {
        const closed = closedAt(one);
        if (closed === null) return [];
        return [
          {
            customer_id: customerId,
            ticket_id: id,
            created_at: iso(closed),
            activity_id: randomUUID(),
            event_type: 'STATE',
            field: 'state',
            prev_value: 'OPEN',
            rev_value: 'CLOSED',
            user_id: one.by,
            version: 1,
          },
        ];
      }),
    ),
  );
  await insert(
    'ticket_alarms',
    each(({ customerId, tickets }) =>
      tickets.flatMap((one, id) =>
        one.alarms.map((alarmId) => ({
          customer_id: customerId,
          ticket_id: id,
          alarm_id: alarmId,
          ticket_created_at: iso(one.createdAt),
          version: 1,
        })),
      ),
    ),
  );
}
