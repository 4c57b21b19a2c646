import { afterAll, beforeAll, expect, test } from 'vitest';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { minute, storePlant } from '../../../tests/support/incidents/incident-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

const now = Date.UTC(2026, 4, 31);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(now) } });
});
afterAll(() => api?.stop());

test('BEY.1 a dry run over the last thirty days says how many rows people would have seen', async () => {
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  const person = await api.newPerson(customerId);
  const plant = await storePlant(api, { customerId, systemId }, [
    ['CH-1', 'AHU-1'],
    ['CH-1', 'AHU-2'],
  ]);
  const [chiller, first, second] = (await plant.alarms(
    { on: 'CH-1', at: 0 },
    { on: 'AHU-1', at: 0 },
    { on: 'AHU-2', at: 0 },
  )) as [number, number, number];
  const [stranger] = (await api.storeAlarms([{ customerId, id: 90, systemId }])).map(({ id }) => id) as [number];
  const day = 24 * 60 * minute;
  const lasts = (alarmId: number, at: number, minutes: number) =>
    instanceRow({ alarmId, startedAt: at, endedAt: at + minutes * minute });
  const failure = now - 10 * day;
  await storeInstances(api.warehouse, customerId, [
    lasts(chiller, failure, 60),
    lasts(first, failure + minute, 5),
    // starts again while its incident goes on: no further row
    lasts(first, failure + 20 * minute, 5),
    lasts(second, failure + 4 * minute, 50),
    // alone, on another day
    lasts(second, failure + day, 5),
    lasts(stranger, failure, 5),
    // before the period
    lasts(chiller, now - 40 * day, 5),
    lasts(first, now - 40 * day, 5),
  ]);
  const { incidentTrial } = await api.read<{ incidentTrial: object }>(
    '{ incidentTrial { rowsBefore rowsAfter incidents largest isCut } }',
    person,
  );
  expect(incidentTrial).toEqual({ rowsBefore: 5, rowsAfter: 3, incidents: 1, largest: 3, isCut: false });
  const { errors } = await api.gql('{ incidentTrial(days: 31) { rowsBefore } }', person);
  expect(errors?.[0]?.extensions.code).toBe('INVALID');
});
