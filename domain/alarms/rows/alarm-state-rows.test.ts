import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alarmState, storeAlarms } from '../../../tests/support/alarm-rows.ts';
import { customerWithSystem } from '../../../tests/support/customer-with-system.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { AlarmAppeared, insertStates, readStatesByFingerprint, retryAppeared } from './alarm-state-rows.ts';

let own: Awaited<ReturnType<typeof ownDatabase>>;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
});
afterAll(() => own.drop());

test('new alarms are stored although another writer stores some of them first, time and again', async () => {
  const { db } = own;
  const { customerId } = await customerWithSystem(db);
  const alarms = Array.from({ length: 5 }, (_, index) =>
    alarmState({ customerId, id: index + 1, fingerprint: randomUUID() }),
  );
  const faster = alarms.slice(0, 3);
  const fingerprints = alarms.map(({ fingerprint }) => fingerprint);
  const stored = async () => {
    const states = await readStatesByFingerprint(db, customerId, fingerprints);
    return states.map(({ fingerprint }) => fingerprint);
  };
  const written = await retryAppeared(async () => {
    const known = await stored();
    await storeAlarms(db, faster.splice(0, 1));
    const fresh = alarms.filter(({ fingerprint }) => !known.includes(fingerprint));
    await db.transaction((trx) => insertStates(trx, fresh));
    return fresh.length;
  });
  expect(written).toBe(2);
  expect((await stored()).toSorted()).toEqual(fingerprints.toSorted());
});

test('an alarm that appears again and again is left to a later attempt', async () => {
  let tries = 0;
  const fails = () => {
    tries += 1;
    return Promise.reject(new AlarmAppeared('stored by another writer'));
  };
  await expect(retryAppeared(fails)).rejects.toThrow(AlarmAppeared);
  expect(tries).toBe(20);
});

test('what fails otherwise is not tried again', async () => {
  let tries = 0;
  const fails = () => {
    tries += 1;
    return Promise.reject(new Error('no connection'));
  };
  await expect(retryAppeared(fails)).rejects.toThrow('no connection');
  expect(tries).toBe(1);
});
