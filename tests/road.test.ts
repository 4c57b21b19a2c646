import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { item, openRoad, type Road, rowsWhen } from './support/road.ts';
import { until } from './support/until.ts';

const roads: Road[] = [];
const open: typeof openRoad = async (given) => {
  const road = await openRoad(given);
  roads.push(road);
  return road;
};
afterAll(() => Promise.all(roads.map((road) => road.close())));

const t0 = Date.parse('2026-01-05T14:00:00Z');
const at = (minutes: number): string => new Date(t0 + minutes * 60_000).toISOString();

describe('from a door to Postgres and ClickHouse', () => {
  let road: Road;
  beforeAll(async () => {
    road = await open();
  });

  test('ALM-060 an accepted activation becomes an active alarm in Intake, with its instance in the warehouse', async () => {
    await road.send(item('ALARM', 'AHU-3.SAT', at(0)));
    const [alarm] = await until('the alarm', async () => {
      const states = await road.states();
      return states.length > 0 ? states : null;
    });
    expect(alarm).toMatchObject({
      status: 'Intake',
      is_active: true,
      severity: 'Alarm',
      priority: 4,
      text: 'Supply temperature high',
    });
    const [instance] = await rowsWhen(road, 'instances', (rows) => rows.length === 1);
    expect(instance).toMatchObject({
      started_at: '2026-01-05 14:00:00.000',
      ended_at: null,
      value: '78.4',
      unit: '°F',
    });
    const [event] = await rowsWhen(road, 'events', (rows) => rows.length === 1);
    expect(event).toMatchObject({ alarm_id: alarm?.id, kind: 'ALARM', to_state: 'High Limit' });
    const [attributes] = await rowsWhen(road, 'alarms', (rows) => rows.length === 1);
    expect(attributes).toMatchObject({ alarm_id: alarm?.id, text: 'Supply temperature high', priority: 4 });
  });

  test('ALM-050 a return to normal makes it inactive and ends its instance', async () => {
    await road.send(item('RTN', 'AHU-3.SAT', at(6)));
    await until('the return', async () => (await road.states())[0]?.is_active === false);
    const [instance] = await rowsWhen(road, 'instances', (rows) => rows[0]?.ended_at !== null);
    expect(instance).toMatchObject({ ended_at: '2026-01-05 14:06:00.000', end_source: 'SOURCE' });
    const [entry] = await rowsWhen(road, 'status_entries', (rows) => rows.length === 1);
    expect(entry).toMatchObject({
      ...{ status: 'Intake', entered_at: '2026-01-05 14:00:00.000', from_status: null, cause: 'SOURCE', user_id: null },
      ...{ left_at: '2026-01-05 14:06:00.000', to_status: 'Inactive', left_cause: 'SOURCE', is_self_cleared: 1 },
      ...{ triage_action: null, reaction_ms: null, is_reconstructed: 0 },
    });
  });

  test('a request is archived once as it came, however often it is sent', async () => {
    const textOf = (minutes: number) => ` [ ${JSON.stringify(item('ALARM', 'AHU-4.SAT', at(minutes)))} ] \n`;
    const body = textOf(10);
    for (let n = 0; n < 3; n += 1) expect((await road.post(body)).status).toBe(207);
    // a later request of the same integration shows that the repetitions were archived too
    const later = textOf(11);
    await road.post(later);
    const rows = await rowsWhen(road, 'raw_events', (found) => found.some((row) => row.body === later));
    const added = rows.filter((row) => row.body === body);
    expect(added).toHaveLength(1);
    expect(added[0]?.payload_ids).toHaveLength(1);
  });

  test('a payload sent again changes nothing, not even the version', async () => {
    const again = item('ALARM', 'AHU-5.SAT', at(20));
    await road.send(again);
    const first = await until('the alarm', async () => (await road.states()).find((s) => s.point_path === 'AHU-5.SAT'));
    await road.send(again, again);
    // a later alarm of the same partition and system shows that the repetitions were read
    await road.send(item('UPDATE', 'AHU-5.SAT', at(21), { message: 'Supply temperature very high' }));
    const later = await until('the update', async () =>
      (await road.states()).find((s) => s.text === 'Supply temperature very high'),
    );
    expect(Number(later.version)).toBe(Number(first.version) + 1);
    const mine = (rows: Array<Record<string, unknown>>) =>
      rows.filter((row) => String(row.alarm_id) === String(first.id));
    expect(mine(await rowsWhen(road, 'instances', (rows) => mine(rows).length > 0))).toHaveLength(1);
  });

  test('an older event joins the history: instances are derived again, state stays', async () => {
    await road.send(item('ALARM', 'AHU-6.SAT', at(30)), item('RTN', 'AHU-6.SAT', at(50)));
    const { id } = await until('the alarm', async () =>
      (await road.states()).find((s) => s.point_path === 'AHU-6.SAT' && s.is_active === false),
    );
    const mine = (rows: Array<Record<string, unknown>>) =>
      rows
        .filter((row) => String(row.alarm_id) === String(id))
        .toSorted((a, b) => (String(a.started_at) < String(b.started_at) ? -1 : 1));
    await rowsWhen(road, 'instances', (rows) => mine(rows)[0]?.ended_at != null);
    await road.send(item('RTN', 'AHU-6.SAT', at(35)), item('ALARM', 'AHU-6.SAT', at(40)));
    const rows = mine(
      await rowsWhen(
        road,
        'instances',
        (found) => mine(found).length === 2 && mine(found).every((row) => row.ended_at !== null),
      ),
    );
    expect(rows.map((row) => [row.started_at, row.ended_at])).toEqual([
      ['2026-01-05 14:30:00.000', '2026-01-05 14:35:00.000'],
      ['2026-01-05 14:40:00.000', '2026-01-05 14:50:00.000'],
    ]);
    const state = await until('the refolded state', async () =>
      (await road.states()).find((s) => s.id === id && (s.latest_alarm_at as Date).getTime() === t0 + 40 * 60_000),
    );
    expect(state).toMatchObject({ status: 'Inactive', is_active: false });
  });

  test('what cannot be read is rejected with its reason and its text, and holds nothing up', async () => {
    const nonsense = { what: 'is this' };
    await road.send(nonsense, item('ALARM', 'AHU-7.SAT', at(60)));
    await until('the good one', async () => (await road.states()).some((s) => s.point_path === 'AHU-7.SAT'));
    const [outcome] = await rowsWhen(road, 'outcomes', (rows) => rows.length === 1);
    expect(outcome).toMatchObject({
      outcome: 'rejected',
      step: 'normalise',
      normaliser: 'generic-json-1',
      payload: JSON.stringify(nonsense),
      position: 0,
    });
    expect(String(outcome?.reason)).not.toBe('');
  });

  test('numbers are given out in order of arrival and belong to the customer alone', async () => {
    const other = await open();
    await other.send(item('ALARM', 'AHU-3.SAT', at(0)));
    const [first] = await until('the alarm', async () => {
      const states = await other.states();
      return states.length > 0 ? states : null;
    });
    expect(Number(first?.id)).toBe(1);
  });
});

describe('settings of an integration', () => {
  test("etlTimestampOffset adds hours to times without a zone, after the integration's own zone", async () => {
    const road = await open({
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'webctrl-db-1',
      schema: 'webcontrol',
      timezone: 'America/New_York',
      timestampOffsetHours: 1,
    });
    await road.send({
      EVENT_TIME_: '2026-01-05 14:03:22',
      SOURCE_PATH_: '#slm/m073',
      DISPLAY_NAME_: 'Atlanta Office/R&D Facility/Second Floor/VAV 2-1/Zone Temp',
      EVENT_STATE_: 'HIGH LIMIT',
      RA_TEXT_: 'Zone temperature 79.2 above limit 76.0',
    });
    const [instance] = await rowsWhen(road, 'instances', (rows) => rows.length === 1);
    expect(instance?.started_at).toBe('2026-01-05 20:03:22.000');
  });

  test('ignorable states and excluded texts are dropped before an alarm exists, and counted', async () => {
    const road = await open({ ignorableStates: ['Offline'], excludedAlarmTexts: ['TEST MODE'] });
    await road.send(
      item('ALARM', 'P-1', at(0), { toState: 'offline' }),
      item('ALARM', 'P-2', at(0), { message: 'Pump in test mode' }),
      item('ALARM', 'P-3', at(0)),
    );
    await until('the third', async () => (await road.states()).some((s) => s.point_path === 'P-3'));
    const outcomes = await rowsWhen(road, 'outcomes', (rows) => rows.length === 2);
    expect(outcomes.map((row) => row.outcome)).toEqual(['dropped', 'dropped']);
    expect(await road.states()).toHaveLength(1);
  });

  test('ALM-109 without isBASPriorityEnabled ingest leaves every priority at 0', async () => {
    const road = await open();
    await road.db.raw('update customers set is_bas_priority_enabled = false where id = ?', [road.customerId]);
    await road.send(item('ALARM', 'P-1', at(0)));
    const [state] = await until('the alarm', async () => {
      const states = await road.states();
      return states.length > 0 ? states : null;
    });
    expect(state).toMatchObject({ priority: 0 });
  });

  test('a mutable record sent again with its acknowledgement and return is one instance, acknowledged and ended', async () => {
    const road = await open({
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'niagara-n4-json-1',
      schema: 'niagara4',
    });
    const record = {
      uuid: '3320d258-6a1c-4a0f-9c1e-1b7f0a3c9e11',
      timestamp: '2026-01-05T14:03:22.118-05:00',
      sourceState: 'offnormal',
      ackState: 'unacked',
      ackRequired: true,
      source: 'local:|station:|slot:/Drivers/BacnetNetwork/AHU_3/points/SupplyTemp/OutOfRangeAlarmExt',
      alarmClass: 'defaultAlarmClass',
      priority: 64,
      normalTime: null as string | null,
      ackTime: null as string | null,
      user: 'Unknown User',
      alarmTransition: 'offnormal',
      lastUpdate: '2026-01-05T14:03:22.118-05:00',
      alarmData: {
        sourceName: 'SiteJace1:AHU_3_SupplyTemp',
        msgText: 'Supply temp high',
        presentValue: '78.4 °F',
        alarmValue: '78.4 °F',
        fromState: 'Normal',
        toState: 'High Limit',
      },
    };
    await road.send(record);
    await road.send({
      ...record,
      ackState: 'acked',
      ackTime: '2026-01-05T14:10:00.002-05:00',
      user: 'jdoe',
      lastUpdate: '2026-01-05T14:10:00.002-05:00',
    });
    await road.send({
      ...record,
      sourceState: 'normal',
      ackState: 'acked',
      ackTime: '2026-01-05T14:10:00.002-05:00',
      user: 'jdoe',
      normalTime: '2026-01-05T14:21:07.540-05:00',
      lastUpdate: '2026-01-05T14:21:07.540-05:00',
    });
    const [instance] = await rowsWhen(road, 'instances', (rows) => rows.length === 1 && rows[0]?.ended_at !== null);
    expect(instance).toMatchObject({
      started_at: '2026-01-05 19:03:22.118',
      acked_at: '2026-01-05 19:10:00.002',
      acked_by: 'jdoe',
      ended_at: '2026-01-05 19:21:07.540',
    });
    const [state] = await road.states();
    expect(state).toMatchObject({ status: 'Inactive', is_active: false });
  });
});

describe('every process', () => {
  test.each(['gateway', 'mail', 'normalise', 'project', 'relay', 'load', 'worker', 'api'])(
    '%s says that it is alive and ready, and gives its metrics',
    async (name) => {
      const url = inject('product').health[name] as string;
      expect((await fetch(`${url}/health`)).status).toBe(200);
      expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({ name, ready: true });
      expect(await (await fetch(`${url}/metrics`)).text()).toContain(`process="${name}"`);
    },
  );
});
