import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, forCustomer } from '../../../platform/database.ts';
import { alarmState, storeAlarms } from '../../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { createCustomer } from '../../customers/create-customer.ts';
import { createUser } from '../../people/create-user.ts';
import type { Ticket } from '../../work/model/ticket.ts';
import { ticketRowsOf } from '../../work/ticket-rows.ts';
import { type Criterion, expressionOf, parseCriteria } from '../criteria/criteria.ts';
import type { Filter, FilterType } from '../criteria/filter.ts';
import { toPostgres } from '../criteria/to-postgres.ts';
import { toPredicate } from '../criteria/to-predicate.ts';
import { ticketFilters } from './ticket-filters.ts';

const customerId = newCustomerId();
const now = Date.UTC(2026, 4, 8, 12);
const dayMs = 86_400_000;
let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let people: string[];
/** As Postgres gives them back. */
let rows: Ticket[];

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  db = own.db;
  await createCustomer(db, { id: customerId, name: 'Test' });
  people = [];
  for (const name of ['ada', 'grace'])
    people.push(
      await createUser(db, {
        email: `${name}${customerId}@example.com`,
        password: 'Correct-horse-7',
        displayName: name,
        memberships: [],
      }),
    );
  await db('work_tickets').insert(
    Array.from({ length: 120 }, (_, index) => {
      const isClosed = index % 3 === 0;
      return {
        customer_id: customerId,
        id: index + 1,
        state: isClosed ? 'CLOSED' : 'OPEN',
        objective: 'Inspect',
        assignee_id: pick([...people, null], index),
        created_by: pick([null, ...people], index),
        created_at: new Date(now - (index % 9) * dayMs - pick([0, 1, -1], index)),
        due_at: new Date(now + pick([-1, 0, 1, dayMs, -dayMs], index)),
        closed_at: isClosed ? new Date(now - (index % 5) * dayMs) : null,
        is_resolved: isClosed ? pick([true, false, null], index / 3) : null,
        is_resolved_inferred: isClosed && index % 9 === 6 ? pick([true, false, null], index) : null,
        is_escalated: index % 7 === 0,
        pending_review: index % 8 === 0,
        alarm_count: index % 4,
        external_system_id: pick([null, 3, 4], index),
        external_status: pick([null, 'INPRG', 'inprg', '50%'], index),
        external_assignee: pick(['WILSON', null, "O'HARA"], index),
        cmms_sync_status: pick([null, 'InProgress', 'Complete', 'Failed'], index),
        search_text: `w${index + 1}\n${pick(['supply fan', 'café 100%', 'a_b'], index)}`,
        changed_at: new Date(now),
        version: 1,
      };
    }),
  );
  const ofAlarms = [
    ['building', 'building=North', 'floors', 'floors=2'],
    ['building', 'building=North'],
    ['building', 'building=South', 'floors', 'floors=2'],
    ['building', 'building=East', 'wing', 'wing=A=1'],
    [],
  ];
  await db('alarms').insert(
    ofAlarms.map((property_tokens, id) => ({
      ...{ customer_id: customerId, id, system_id: 1, property_tokens },
      ...{ contextual_name: 'Fan', text: 'Fan', formatted_raw_text: 'Fan' },
      ...{ point_path: pick(['AHU-1', 'AHU-2', null], id), condition: pick([null, '', 'High'], id) },
    })),
  );
  await storeAlarms(
    db,
    ofAlarms.map((_, id) => alarmState({ customerId, id, systemId: pick([1, 2], id), priority: id % 3 })),
  );
  await db('work_ticket_alarms').insert(
    Array.from({ length: 120 }, (_, index) =>
      [...new Set([index % 5, (index * 7) % 11])]
        .filter((alarm) => index % 4 > 0 && alarm < ofAlarms.length)
        .map((alarm_id) => ({
          ...{ customer_id: customerId, ticket_id: index + 1, alarm_id, attached_at: new Date(now) },
        })),
    ).flat(),
  );
  rows = await forCustomer(db, customerId, async (trx) => {
    const tickets = ticketRowsOf(trx, customerId);
    return tickets.withAlarms(await tickets.byIds(Array.from({ length: 120 }, (_, index) => index + 1)));
  });
});
afterAll(() => own?.drop());

const range = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 9 })), fc.option(fc.integer({ min: 0, max: 9 })))
  .map(([min, max]) => `${min ?? ''}..${max ?? ''}`);
const times = fc.constantFrom('-24h..now', 'now..+24h', '-3d..0d', '2026-05-01..2026-05-07', '-1d..+1d');
/** Values by the way they are chosen, so that a new field is tried without a word here. */
const valuesByType: Partial<Record<FilterType, () => fc.Arbitrary<string>>> = {
  number: () => fc.constantFrom('1', 'W7', 'w120', '999'),
  minMax: () => range,
  dateTime: () => times,
  userSelect: () => fc.constantFrom(...people, 'nobody'),
  cmmsSource: () => fc.constantFrom('3', '4', '5'),
  cmmsAssignee: () => fc.constantFrom('WILSON', "O'HARA", 'wilson'),
  customWorkSelect: () => fc.constantFrom('INPRG', 'inprg', '50%', '%'),
  text: () => fc.constantFrom('fan', 'CAFÉ', '100%', 'a_b', ''),
};
/** Values of fields that are chosen as no other is. */
const valuesByField: Partial<Record<TicketFilterName, () => fc.Arbitrary<string>>> = {
  team: () => fc.constantFrom('1', '2'),
  syncStatus: () => fc.constantFrom('InProgress', 'Complete', 'Failed'),
  workPlaces: () =>
    fc.constantFrom('building=North', 'building=North&floors=2', 'building=South&building=East', 'floors=2', ''),
  alarmAttribute: () =>
    fc.constantFrom(
      ...['building=North', 'building=', 'wing=A=1', 'wing=', 'tower=1', 'tower=', 'alarmId=2', 'externalSystemId=2'],
      ...['point=AHU-1', 'point=', 'condition=High', 'condition=', 'priority=0', 'priority=', 'building', ''],
    ),
};
type TicketFilterName = keyof typeof ticketFilters;
const ticketFilterNames = Object.keys(ticketFilters) as TicketFilterName[];
function valuesFor(field: TicketFilterName): fc.Arbitrary<string> {
  const { options, type }: Filter<Ticket> = ticketFilters[field];
  const values = options ? fc.constantFrom(...options) : (valuesByField[field] ?? valuesByType[type])?.();
  if (!values) throw new Error(`Nothing generates values of ${field}`);
  return values;
}

test('LENS.3: Postgres and the predicate agree on every ticket, for every work filter there is', async () => {
  const criterion = fc.constantFrom(...ticketFilterNames).chain(
    (field): fc.Arbitrary<Criterion> =>
      fc.record({
        field: fc.constant(field),
        isExclusion: fc.boolean(),
        values: fc.array(fc.option(valuesFor(field), { freq: 5 }), { minLength: 1, maxLength: 3 }),
      }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(criterion, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('UTC', 'America/Chicago', 'Asia/Kathmandu'),
      async (criteria, timezone) => {
        const expression = expressionOf(parseCriteria(ticketFilters, criteria), { now, timezone });
        const holds = toPredicate(expression);
        const inMemory = rows.filter(holds).map(({ id }) => id);
        const inPostgres = await forCustomer(db, customerId, (trx) =>
          ticketRowsOf(trx, customerId).ids(toPostgres(expression), [], 1_000),
        );
        expect(inPostgres).toEqual(inMemory.sort((a, b) => a - b));
      },
    ),
    { numRuns: 150 },
  );
});
