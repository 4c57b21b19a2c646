import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alarmRowsOf } from '../../domain/alarms/rows/alarm-rows.ts';
import {
  type AlarmAttributes,
  type AlarmChange,
  type Changes,
  noChanges,
} from '../../domain/changes/changes-message.ts';
import { decodeChanges, encodeChanges } from '../../domain/changes/encode-changes.ts';
import { heldChangeOf } from '../../domain/live/held-changes.ts';
import { statusBefore } from '../../domain/live/watched-changes.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import { alarmState, storeAlarms } from '../../tests/support/alarm-rows.ts';
import { customerWithSystem } from '../../tests/support/customer-with-system.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { readChanged } from './read-alarms.ts';

let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let customerId: number;
let stored: ReturnType<typeof alarmState>;

beforeAll(async () => {
  own = await ownDatabase(testEnv());
  db = own.db;
});
afterAll(() => own.drop());
beforeEach(async () => {
  const made = await customerWithSystem(db);
  customerId = made.customerId;
  const { systemId } = made;
  stored = alarmState({ customerId, systemId, id: 7, version: 5, status: 'Work', priority: 4, snoozeExpiresAt: 1_000 });
  await storeAlarms(db, [stored]);
  await db('alarms').insert({
    ...{ customer_id: customerId, id: stored.id, system_id: systemId },
    ...{ contextual_name: 'AHU-1', text: 'Filter dirty', formatted_raw_text: 'Filter dirty', notes: 'Ordered' },
  });
});

/** Changes as they come out of the stream. */
const received = (...alarms: AlarmChange[]): Changes[] =>
  alarms
    .flatMap((change) => encodeChanges({ ...noChanges(customerId, 0), alarms: [change] }))
    .map(({ payload }) => decodeChanges(payload));
const change = (more: Partial<typeof stored>): AlarmChange => ({
  state: { ...stored, ...more },
  previous: { status: 'Intake' },
  cause: 'SOURCE',
  entryId: null,
});
async function presentRow(): Promise<object> {
  const [row] = await forCustomer(db, customerId, (trx) => alarmRowsOf(trx, customerId).byIds([stored.id]));
  expect(row).toMatchObject({ status: 'Work', text: 'Filter dirty' });
  return { ...row };
}

test.each([
  ['the present state', [{}]],
  ['an older state that comes late', [{ version: 4, status: 'Intake', priority: 1 }]],
  ['the present state before an older one', [{}, { version: 4, priority: 1 }]],
])('%s: the alarm is sent as it is now', async (_, changes) => {
  const [read] = await readChanged(db, customerId, received(...changes.map(change)));
  expect({ ...read?.now }).toEqual(await presentRow());
  expect(read?.befores).toHaveLength(changes.length);
});

test('changes that come in any order: the state before is that before the first, the cause that of the last', async () => {
  const snoozed: AlarmChange = { ...change({ version: 4, status: 'Snoozed' }), cause: 'PERSON' };
  const next: AlarmChange = { ...change({ status: 'Snoozed' }), previous: { priority: 3 }, cause: 'SOURCE' };
  for (const order of [
    [snoozed, next],
    [next, snoozed],
  ]) {
    const [read] = await readChanged(db, customerId, received(...order));
    if (!read) throw new Error('the alarm was not read');
    expect(read.befores.map((before) => before?.status)).toEqual(['Intake', 'Snoozed']);
    expect(read.cause).toBe('SOURCE');
    expect([statusBefore(read), heldChangeOf(read)]).toEqual(['Intake', 'alarm_held']);
  }
});

test('a state without a field, by a process of an earlier release, is read from the database', async () => {
  const messages = received(change({}));
  for (const { state } of messages.flatMap(({ alarms }) => alarms)) delete (state as Partial<typeof state>).priority;
  const [read] = await readChanged(db, customerId, messages);
  expect(read?.now.priority).toBe(4);
});

test('an alarm that is only known by a new text is read whole', async () => {
  const attributes = [{ alarmId: stored.id }] as AlarmAttributes[];
  const [read] = await readChanged(db, customerId, [{ ...noChanges(customerId, 0), attributes }]);
  expect({ ...read?.now }).toEqual(await presentRow());
});
