import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alarmFilters } from '../../../domain/lists/alarms/alarm-filters.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let person: TestPerson;
let systems: [air: number, water: number];
const newest = Date.UTC(2026, 4, 1, 12);
const minute = 60_000;

beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  person = await api.newPerson(customerId);
  systems = [await api.newSystem(customerId, 'Air'), await api.newSystem(customerId, 'Water')];
  const alarms = [
    { priority: 0, severity: 'Alarm', contextualName: 'Boiler 7', point: '/a/1' },
    { priority: 5, severity: 'Warn', isPinned: true, chatteringCount: 2, nuisanceCount: 2, point: '/a/2' },
    { priority: 4, severity: 'Unreliable', isStale: true, fleetingCount: 1, nuisanceCount: 1, systemId: systems[1] },
    { severity: 'Fault', status: 'Declined', chatteringCount: 2, fleetingCount: 2, nuisanceCount: 3 },
    { severity: 'Normal', status: 'Inactive', isActive: false },
  ] as const;
  await api.storeAlarms(
    alarms.map((alarm, i) => ({
      customerId,
      id: i + 1,
      systemId: systems[0],
      latestAlarmAt: newest - i * minute,
      ...alarm,
    })),
  );
  await api.storeProperties(customerId, 1, [{ type: 'rooms', value: ['101', '102'], confidence: 0.75, by: 'PARSER' }]);
});
afterAll(() => api.stop());

/** Returns the ids of the alarms that one filter finds, lowest first. */
async function find(field: string, values: string[], isExclusion = false): Promise<number[]> {
  const { fastAlarms } = await api.read<{ fastAlarms: Array<{ id: string }> }>(
    'query ($criteria: [CriterionInput!]) { fastAlarms(criteria: $criteria) { id } }',
    person,
    { criteria: [{ field, isExclusion, values }] },
  );
  return fastAlarms.map(({ id }) => Number(id)).sort((a, b) => a - b);
}
const everyAlarm = [1, 2, 3, 4, 5];

describe('filters', () => {
  const filters: Array<[id: string, label: string, field: keyof typeof alarmFilters, value: string, found: number[]]> =
    [
      ['LENS-031', 'Alarm ID', 'alarmId', 'A3', [3]],
      ['LENS-033', 'Keyword', 'text', 'BOILER', [1]],
      ['LENS-036', 'Pinned', 'pinned', 'true', [2]],
      ['LENS-037', 'Stale Status', 'stale', 'true', [3]],
      ['LENS-038', 'Status', 'status', 'Declined', [4]],
      ['LENS-039', 'Source Alarm Point', 'point', '/a/2', [2]],
      ['LENS-047', 'Alarm State', 'state', 'inactive', [5]],
    ];

  test.each(filters)(
    '%s the filter "%s" (%s) finds the alarms that have the value, and all others by exclusion',
    async (...filter) => {
      const [, label, field, value, found] = filter;
      expect(alarmFilters[field].label).toBe(label);
      expect(await find(field, [value])).toEqual(found);
      expect(await find(field, [value], true)).toEqual(everyAlarm.filter((id) => !found.includes(id)));
    },
  );

  test('LENS-032 the filter "Alarm Source" uses externalSystemId', async () => {
    expect(alarmFilters.externalSystemId.label).toBe('Alarm Source');
    expect(await find('externalSystemId', [String(systems[1])])).toEqual([3]);
    expect(await find('externalSystemId', systems.map(String))).toEqual(everyAlarm);
  });

  test('LENS-034 the filter "Nuisance Status" takes chattering, fleeting, both and either', async () => {
    expect(alarmFilters.nuisance.label).toBe('Nuisance Status');
    const found = ['chattering', 'fleeting', 'both', 'either'].map((value) => find('nuisance', [value]));
    expect(await Promise.all(found)).toEqual([[2], [3], [4], [2, 3, 4]]);
  });

  test('LENS-035 the filter "Alarm Priority" takes 0 to 5', async () => {
    expect(alarmFilters.priority.label).toBe('Alarm Priority');
    const found = ['0', '1', '2', '3', '4', '5'].map((value) => find('priority', [value]));
    expect(await Promise.all(found)).toEqual([[1], [], [], [4, 5], [3], [2]]);
    await expect(find('priority', ['6'])).rejects.toThrow('up to 5');
  });

  test('ALM-055 every alarm behaves in one way: chattering, fleeting, both or none', async () => {
    const found = await Promise.all(
      ['chattering', 'fleeting', 'both', 'none'].map((value) => find('nuisance', [value])),
    );
    expect(found.flat().sort()).toEqual(everyAlarm);
  });
});

describe('what an alarm has', () => {
  const read = async <T>(selection: string): Promise<T[]> =>
    (await api.read<{ fastAlarms: T[] }>(`{ fastAlarms { ${selection} } }`, person)).fastAlarms;

  test('ALM-043 an alarm has every field that the contract names', async () => {
    const { fastAlarms } = await api.read<{ fastAlarms: Array<Record<string, unknown>> }>(
      `{ fastAlarms(where: { ids: ["2"] }) { id displayId contextualName text formattedRawText point pointEntityId priority
        status state severity isPinned isStale isAutoDispatch isServiceImpacting serviceImpactLastModifiedBy
        priorityLastModifiedBy latestAlarmTime latestEndTime activeWorkCount lastWorkTicketClosedAt fleetingCount
        chatteringCount nuisanceCount notes properties { id } entities { id } entityIds alarmType
        externalSystem { displayName } rawAttributes cmmsAttributes snoozeExpiresAt snoozeReason } }`,
      person,
    );
    expect(fastAlarms[0]).toMatchObject({
      id: '2',
      displayId: 'A2',
      text: 'High temperature',
      point: '/a/2',
      priority: 5,
      status: 'Intake',
      state: 'active',
      severity: 'Warn',
      isPinned: true,
      isStale: false,
      latestAlarmTime: new Date(newest - minute).toISOString(),
      activeWorkCount: 0,
      chatteringCount: 2,
      nuisanceCount: 2,
      externalSystem: { displayName: 'Air' },
    });
  });

  test('ALM-046 properties with their type, a list of values, a confidence and whether they have locations', async () => {
    const [first] = await read<{ properties: unknown[] }>('properties { id type value confidence hasLocations }');
    expect(first?.properties).toEqual([
      { id: '1:rooms', type: 'rooms', value: ['101', '102'], confidence: 0.75, hasLocations: true },
    ]);
  });

  test('what people and rules left on it is served as it is stored', async () => {
    const at = new Date(newest);
    await api.db('alarm_state').where({ customer_id: customerId, id: 1 }).update({
      is_service_impacting: true,
      open_work_count: 2,
      last_work_ticket_closed_at: at,
      snooze_expires_at: at,
    });
    await api
      .db('alarms')
      .where({ customer_id: customerId, id: 1 })
      .update({
        formatted_raw_text: 'HIGH TEMP',
        alarm_type: 'OUT_OF_RANGE',
        notes: 'Look at the valve',
        snooze_reason: 'Parts ordered',
        priority_last_modified_by: 'Ada',
        service_impact_last_modified_by: 'Grace',
        cmms_attributes: { site: 'N' },
      });
    const [first] = await read(
      `formattedRawText alarmType notes snoozeReason snoozeExpiresAt priorityLastModifiedBy serviceImpactLastModifiedBy
       cmmsAttributes isServiceImpacting activeWorkCount lastWorkTicketClosedAt`,
    );
    expect(first).toEqual({
      formattedRawText: 'HIGH TEMP',
      alarmType: 'OUT_OF_RANGE',
      notes: 'Look at the valve',
      snoozeReason: 'Parts ordered',
      snoozeExpiresAt: at.toISOString(),
      priorityLastModifiedBy: 'Ada',
      serviceImpactLastModifiedBy: 'Grace',
      cmmsAttributes: { site: 'N' },
      isServiceImpacting: true,
      activeWorkCount: 2,
      lastWorkTicketClosedAt: at.toISOString(),
    });
  });

  test('ALM-051 one of five severities; a sixth cannot be stored', async () => {
    const severities = (await read<{ severity: string }>('severity')).map(({ severity }) => severity);
    expect(severities.sort()).toEqual(['Alarm', 'Fault', 'Normal', 'Unreliable', 'Warn']);
    const sixth = api.db('alarm_state').where({ customer_id: customerId, id: 1 }).update({ severity: 'Critical' });
    await expect(sixth).rejects.toThrow(/alarm_state_severity_check/);
  });

  test('ALM-053 pinned or not pinned, stale or not', async () => {
    const flags = await read<{ isPinned: boolean; isStale: boolean }>('isPinned isStale');
    expect(flags.map(({ isPinned }) => isPinned)).toEqual([false, true, false, false, false]);
    expect(flags.map(({ isStale }) => isStale)).toEqual([false, false, true, false, false]);
  });

  test('ALM-106 lists are read with the oldest or the newest on top', async () => {
    const sorted = async (direction: string) =>
      (
        await api.read<{ fastAlarms: Array<{ id: string }> }>(
          `{ fastAlarms(sort: [{ field: ALARM_TIME, direction: ${direction} }]) { id } }`,
          person,
        )
      ).fastAlarms.map(({ id }) => Number(id));
    expect(await sorted('DESC')).toEqual(everyAlarm);
    expect(await sorted('ASC')).toEqual(everyAlarm.toReversed());
  });
});
