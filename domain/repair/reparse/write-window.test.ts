import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { alarmState, storeAlarms } from '../../../tests/support/alarm-rows.ts';
import { customerWithSystem } from '../../../tests/support/customer-with-system.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import type { IdentifiedEvent } from '../../alarms/model/canonical-event.ts';
import type { Reading } from './diff-readings.ts';
import type { Reparse } from './reparse.ts';
import { findReparse, recordProgress } from './reparse-rows.ts';
import { writeWindow } from './write-window.ts';

const alarmId = 1;
const minute = 60_000;
const begin = Date.UTC(2026, 0, 5, 14);

let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let of: { customerId: number; systemId: number; reparseId: string };

beforeAll(async () => {
  own = await ownDatabase(testEnv());
  db = own.db;
});
afterAll(() => own.drop());

beforeEach(async () => {
  const { customerId, systemId } = await customerWithSystem(db);
  await storeAlarms(db, [alarmState({ customerId, systemId, id: alarmId })]);
  const at = new Date(begin);
  const row = { customer_id: customerId, id: crypto.randomUUID(), system_id: systemId, created_at: at, updated_at: at };
  await db('reparses').insert({
    ...row,
    normaliser: 'generic-json-1',
    read_to: at,
    is_dry_run: false,
    status: 'IN_PROGRESS',
  });
  of = { customerId, systemId, reparseId: row.id };
});

/** A window whose newest event of the alarm is one of a kind, at a minute. */
async function window(kind: 'ALARM' | 'RTN', minutes: number): Promise<string> {
  const payloadId = crypto.randomUUID();
  const event = { kind, payloadId, occurredAt: new Date(begin + minutes * minute).toISOString() } as IdentifiedEvent;
  const reading: Reading = { event, alarmId, systemId: of.systemId, receivedAt: begin, payload: `${kind} ${minutes}` };
  await db.transaction((trx) =>
    writeWindow(
      trx,
      {
        ...of,
        normaliser: 'generic-json-1',
        newAlarms: [],
        rows: [],
        touched: new Set([alarmId]),
        successors: new Map(),
        newest: new Map([[alarmId, reading]]),
      },
      begin,
    ),
  );
  return payloadId;
}

async function markOfAlarm(): Promise<unknown> {
  const row = await db('refolds').where({ customer_id: of.customerId }).first('newest', 'payload');
  return { payloadId: row.newest.payloadId, payload: row.payload };
}

test.each([
  ['newer event', ['ALARM', 2]],
  ['event at the same time that is read later', ['ALARM', 1]],
] as const)('a mark takes the payload of a %s', async (_, [kind, minutes]) => {
  await window('ALARM', 1);
  const payloadId = await window(kind, minutes);
  expect(await markOfAlarm()).toEqual({ payloadId, payload: `ALARM ${minutes}` });
});

test('a mark keeps its payload before an older event', async () => {
  const payloadId = await window('ALARM', 2);
  await window('ALARM', 1);
  expect(await markOfAlarm()).toEqual({ payloadId, payload: 'ALARM 2' });
});

test('a mark keeps its payload before a return, which does not define an alarm that has another event', async () => {
  const payloadId = await window('ALARM', 1);
  await window('RTN', 2);
  expect(await markOfAlarm()).toEqual({ payloadId, payload: 'ALARM 1' });
});

test('a mark of a return takes the payload of an older event that is none', async () => {
  await window('RTN', 2);
  const payloadId = await window('ALARM', 1);
  expect(await markOfAlarm()).toEqual({ payloadId, payload: 'ALARM 1' });
});

test('a window that two attempts have read is recorded by the first alone; the run goes on from there', async () => {
  const key = { customerId: of.customerId, id: of.reparseId };
  const begun = (await findReparse(db, key)) as Reparse;
  const record = (from: Reparse, payloads: number): Promise<boolean> =>
    db.transaction((trx) =>
      recordProgress(
        trx,
        from,
        { reached: begin + payloads, counts: { ...from.counts, payloads }, samples: [] },
        begin,
      ),
    );
  expect(await record(begun, 10)).toBe(true);
  expect(await record(begun, 20)).toBe(false);
  const reached = (await findReparse(db, key)) as Reparse;
  expect(reached).toMatchObject({ reached: begin + 10, counts: { payloads: 10 } });
  expect(await record(reached, 30)).toBe(true);
});
