import { afterAll, expect, test } from 'vitest';
import { readDerivedLog } from '../simulators/bas/derived-log.ts';
import { buildingZone } from '../simulators/bas/dialect.ts';
import { dialects } from '../simulators/bas/dialects.ts';
import { pairActivations } from '../simulators/bas/schedule.ts';
import { openRoad, type Road, rowsWhen } from './support/road.ts';
import { until } from './support/until.ts';

const roads: Road[] = [];
afterAll(() => Promise.all(roads.map((road) => road.close())));

const rows = readDerivedLog().slice(0, 40);
const occurrences = pairActivations(rows, 1, (row) => row.at);
const activations = rows.filter((row) => row.event === 'ALARM').length;
const ended = new Set(occurrences.filter(({ row }) => row.event === 'RTN').map(({ activation }) => activation)).size;

test.each([
  ['obix', 'obix-1'],
  ['metasys', 'metasys-v4-1'],
  ['metasysV2', 'metasys-v2-1'],
  ['desigo', 'desigo-cc-1'],
  ['ecostruxureIt', 'ecostruxure-it-1'],
  ['bacnet', 'bacnet-json-1'],
  ['csv', 'generic-csv-1'],
] as const)('a building that speaks %s, from the door to the warehouse by %s', async (dialect, etlNormalizeVersion) => {
  const road = await openRoad({ connectionType: 'DATAPUMP', etlNormalizeVersion, timezone: buildingZone });
  roads.push(road);
  await road.send(...occurrences.map(dialects[dialect]));
  const instances = await rowsWhen(
    road,
    'instances',
    (found) => found.length === activations && found.filter((one) => one.ended_at !== null).length === ended,
  );
  expect(instances.every((one) => one.ended_at === null || one.end_source === 'SOURCE')).toBe(true);
  await until('the alarms', async () => {
    const active = (await road.states()).filter((state) => state.is_active);
    return active.length === activations - ended;
  });
});
