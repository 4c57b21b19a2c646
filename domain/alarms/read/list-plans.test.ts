import { afterAll, beforeAll, expect, test } from 'vitest';
import { alarmState, storeAlarms } from '../../../tests/support/alarm-rows.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { rowsRead } from '../../../tests/support/rows-read.ts';
import { standardLenses } from '../../lenses/standard-lenses.ts';
import { parseAlarmCriteria } from '../../lists/alarms/alarm-criteria.ts';
import type { AlarmState } from '../model/state.ts';
import { conditionOf, ordersOf } from '../rows/alarm-query.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';

const customerId = 1;
const alarms = 12_000;
const limit = 50;
const now = Date.UTC(2026, 10, 1);
const atOf = (id: number): number => now - ((id * 7_919) % alarms) * 60_000;
const statuses = ['Intake', 'Snoozed', 'Declined', 'Dispatched'] as const;

let own: Awaited<ReturnType<typeof ownDatabase>>;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  const states = Array.from({ length: alarms }, (_, index): AlarmState => {
    const id = index + 1;
    return alarmState({
      ...{ customerId, id, latestAlarmAt: atOf(id), status: statuses[id % 4] ?? 'Intake', nuisanceCount: 1 },
      snoozeExpiresAt: id % 4 === 1 ? now + id * 60_000 : null,
    });
  });
  await storeAlarms(own.db, states);
  await own.db.raw(
    `insert into alarms (customer_id, id, system_id, text, formatted_raw_text, contextual_name)
     select customer_id, id, system_id, 'Too warm', 'Too warm', 'Too warm' from alarm_state`,
  );
  await own.db.raw('vacuum analyze alarm_state, alarms');
});
afterAll(() => own?.drop());

const lenses = standardLenses.filter(({ type }) => type === 'alarm');
test.each(lenses)('a page of $name reads its rows in their order, and no others', async (lens) => {
  const condition = conditionOf(
    { criteria: parseAlarmCriteria(lens.criteria), term: '', moment: { now, timezone: 'UTC' }, lens },
    null,
  );
  const orders = ordersOf(lens, null);
  const middle = Math.floor(alarms / 2);
  // all alarms have one nuisance count, the longest tie there is
  const place = lens.id === 'nuisance' ? [1, atOf(middle), middle] : [atOf(middle), middle];
  for (const after of [null, place]) {
    const read = await rowsRead(own.db, (db) =>
      alarmRowsOf(db, customerId).list(condition, { orders, after }, { limit, offset: 0 }),
    );
    // a row of each of two tables
    expect(read).toBe(2 * limit);
  }
});
