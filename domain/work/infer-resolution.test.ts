import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { forCustomer } from '../../platform/database.ts';
import { alarmState, outboxOf, storeAlarms } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { expressionOf, parseCriteria } from '../lists/criteria/criteria.ts';
import { allOf } from '../lists/criteria/expression.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import { ticketFilters } from '../lists/tickets/ticket-filters.ts';
import { bySource } from '../origin/origin.ts';
import { recordExternally } from './inbound-sync.ts';
import { inferResolutions, inferredResolution } from './infer-resolution.ts';
import { blankTicket } from './model/ticket.ts';
import { externalClosure, externalReopening } from './remote-update.ts';
import { insertTicketAlarms } from './ticket-alarms.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { writeNewTicket } from './write-tickets.ts';

// a database whose tickets no worker sweeps
const hourMs = 3_600_000;
const now = Date.UTC(2026, 4, 8, 12);
let own: Awaited<ReturnType<typeof ownDatabase>>;
let customerId: number;
const at = (ms: number) => ({ db: own.db, clock: fixedClock(new Date(ms)) });
beforeAll(async () => {
  own = await ownDatabase(testEnv());
});
afterAll(() => own?.drop());
beforeEach(async () => {
  customerId = newCustomerId();
  await createCustomer(own.db, { id: customerId, name: 'Test' });
});

/** Creates a ticket on alarms of these states, closed elsewhere at `now`. */
async function closedElsewhere(id: number, ...alarms: Array<{ isActive: boolean; latestEndAt?: number }>) {
  await storeAlarms(
    own.db,
    alarms.map((state, index) => alarmState({ customerId, id: id * 100 + index, ...state })),
  );
  const origin = { ...bySource, now: now - hourMs };
  await forCustomer(own.db, customerId, async (trx) => {
    const ticket = { ...blankTicket({ customerId, id }, { by: null, at: origin.now }), objective: 'Inspect' };
    await writeNewTicket(trx, ticket, { activity: [] }, origin);
    await insertTicketAlarms(
      trx,
      ticket,
      alarms.map((_, index) => id * 100 + index),
      origin,
    );
  });
  await recordExternally(at(now), { customerId, id }, externalClosure({ externalStatus: 'COMP', at: now }));
}
const tickets = (condition = toPostgres(allOf())) =>
  forCustomer(own.db, customerId, (trx) =>
    ticketRowsOf(trx, customerId).list(
      condition,
      { sql: 'true', bindings: [], orderBy: 't.id' },
      { limit: 500, offset: 0 },
    ),
  );
const inferred = async () => (await tickets()).map(({ isResolvedInferred }) => isResolvedInferred);
const filtered = async (...values: string[]) => {
  const criteria = parseCriteria(ticketFilters, [{ field: 'resolution', isExclusion: false, values }]);
  return (await tickets(toPostgres(expressionOf(criteria, { now, timezone: 'UTC' })))).map(({ id }) => id);
};

test('WORK.10: it is resolved when all its alarms were inactive in time, else unresolved once the time is over', () => {
  const judge = (alarms: Parameters<typeof inferredResolution>[1], hours: number) =>
    inferredResolution(now, alarms, now + hours * hourMs);
  const ended = (hours: number) => ({ isActive: false, latestEndAt: now + hours * hourMs });
  const active = { isActive: true, latestEndAt: now - hourMs };
  expect(judge([], 0)).toBe(true);
  expect(judge([ended(-1), ended(24)], 24)).toBe(true);
  expect(judge([ended(-1), active], 23)).toBeNull();
  expect(judge([ended(-1), active], 24)).toBe(false);
  // a late run still sees that it ended too late
  expect(judge([ended(25)], 30)).toBe(false);
});

test('WORK.10: tickets that were closed elsewhere are settled as their alarms go, and the filter counts them so', async () => {
  await closedElsewhere(1, { isActive: false, latestEndAt: now - hourMs });
  await closedElsewhere(2, { isActive: true }, { isActive: false, latestEndAt: now - hourMs });
  await closedElsewhere(3, { isActive: true });
  expect(await inferResolutions(at(now))).toBe(1);
  expect(await inferred()).toEqual([true, null, null]);
  expect(await filtered('resolved')).toEqual([1]);
  // an unknown result does not count as resolved
  expect(await filtered('unresolved')).toEqual([2, 3]);
  expect(await filtered('resolved', 'unresolved')).toEqual([1, 2, 3]);
  await own
    .db('alarm_state')
    .where({ customer_id: customerId, id: 200 })
    .update({ is_active: false, latest_end_at: new Date(now + hourMs) });
  expect(await inferResolutions(at(now + 2 * hourMs))).toBe(1);
  expect(await inferResolutions(at(now + 24 * hourMs))).toBe(1);
  expect(await inferResolutions(at(now + 48 * hourMs))).toBe(0);
  expect(await inferred()).toEqual([true, true, false]);
  expect(await filtered('resolved')).toEqual([1, 2]);
  expect(await filtered('unresolved')).toEqual([3]);
  // published to screens; `changedAt` stays, so earlier selections stay valid
  const published = (await outboxOf(own.db, customerId)).flatMap(({ tickets: changes }) => changes);
  expect(published.at(-1)).toMatchObject({ ticket: { id: 3, changedAt: now }, previous: { isResolvedInferred: null } });
  expect(new Set(published.map(({ cause }) => cause))).toEqual(new Set(['SOURCE', 'SWEEP']));
  expect(published.at(-1)).toMatchObject({ cause: 'SWEEP', userId: null, automationRuleId: null });
});

test('a ticket that is opened again there is as if nothing had been inferred', async () => {
  await closedElsewhere(1, { isActive: false });
  await inferResolutions(at(now));
  const key = { customerId, id: 1 };
  expect(await recordExternally(at(now + hourMs), key, externalReopening('INPRG'))).toMatchObject({
    state: 'OPEN',
    isResolvedInferred: null,
  });
  expect(await inferResolutions(at(now + 48 * hourMs))).toBe(0);
});

test('more than one transaction takes are all gone through, past those that are still open', async () => {
  for (let id = 1; id <= 105; id += 1) await closedElsewhere(id, { isActive: id <= 101 });
  expect(await inferResolutions(at(now))).toBe(4);
  expect(await inferResolutions(at(now + 24 * hourMs))).toBe(101);
});
