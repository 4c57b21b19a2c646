import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, openRoad, type Road, rowsWhen } from './support/road.ts';
import { until } from './support/until.ts';

let road: Road;
beforeAll(async () => {
  road = await openRoad();
});
afterAll(() => road?.close());

const alarmOf = (point: string) =>
  road
    .db('alarms')
    .where({ customer_id: road.customerId, point_path: point })
    .first('text', 'alarm_type', 'cmms_attributes');
const at = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

test('what an item says for maintenance systems is kept with its alarm, and stays when it is not said again', async () => {
  const cmmsAttributes = { siteCode: 'N', assetNumber: 417, ' ': 'x', nested: { no: 1 }, none: null };
  await road.send(
    item('ALARM', 'PUMP-1.DP', at(10)),
    item('ALARM', 'PUMP-2.DP', at(10), { cmmsAttributes, message: 'Pump 2 trips' }),
  );
  const kept = { siteCode: 'N', assetNumber: '417' };
  await until('the alarm', async () => (await alarmOf('PUMP-2.DP'))?.cmms_attributes != null);
  expect(await alarmOf('PUMP-2.DP')).toMatchObject({ cmms_attributes: kept });
  await until('its neighbour', () => alarmOf('PUMP-1.DP'));
  expect(await alarmOf('PUMP-1.DP')).toMatchObject({ cmms_attributes: null });
  await road.send(item('UPDATE', 'PUMP-2.DP', at(5), { message: 'Pump 2 trips again' }));
  await until('the new text', async () => (await alarmOf('PUMP-2.DP'))?.text === 'Pump 2 trips again');
  expect(await alarmOf('PUMP-2.DP')).toMatchObject({ cmms_attributes: kept });
});

test('it stays as well where one request says it, and then says more of the alarm without it', async () => {
  const cmmsAttributes = { siteCode: 'S' };
  await road.send(
    item('ALARM', 'PUMP-3.DP', at(10), { cmmsAttributes, message: 'Pump 3 trips' }),
    item('RTN', 'PUMP-3.DP', at(8)),
    item('ALARM', 'PUMP-4.DP', at(10), { cmmsAttributes: { siteCode: 'old' }, message: 'Pump 4 trips' }),
    item('ALARM', 'PUMP-4.DP', at(8), { cmmsAttributes, message: 'Pump 4 trips' }),
    item('UPDATE', 'PUMP-4.DP', at(6), { message: 'Pump 4 trips again' }),
  );
  await until(
    'both alarms',
    async () => (await alarmOf('PUMP-3.DP')) && (await alarmOf('PUMP-4.DP'))?.text.endsWith('again'),
  );
  expect(await alarmOf('PUMP-3.DP')).toMatchObject({ text: 'Pump 3 trips', cmms_attributes: cmmsAttributes });
  expect(await alarmOf('PUMP-4.DP')).toMatchObject({ cmms_attributes: cmmsAttributes });

  // also if the newest event of a request only repeats what was known of the alarm
  const said = { siteCode: 'T' };
  await road.send(
    item('ALARM', 'PUMP-3.DP', at(5), { cmmsAttributes: said, message: 'Pump 3 trips' }),
    item('RTN', 'PUMP-3.DP', at(4)),
  );
  await until('what is new', async () => (await alarmOf('PUMP-3.DP'))?.cmms_attributes.siteCode === 'T');
});

test('what kind of alarm it is follows from its texts, here and in the warehouse', async () => {
  await road.send(item('ALARM', 'AHU-9.SAT', at(10), { message: 'Supply temperature high' }));
  await until('the alarm', async () => (await alarmOf('AHU-9.SAT'))?.alarm_type === 'High_Temperature_Alarm');
  await rowsWhen(road, 'alarms', (rows) => rows.some(({ alarm_type: type }) => type === 'High_Temperature_Alarm'));
});
