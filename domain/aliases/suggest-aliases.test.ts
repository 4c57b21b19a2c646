import { expect, test } from 'vitest';
import { createDirectory, type Entity } from '../assets/directory.ts';
import type { RecentTexts } from '../lists/alarms/alarm-history.ts';
import { suggestionsFrom } from './suggest-aliases.ts';

const entity = (id: number, name: string, parentId: number | null, kind = 'AHU'): Entity => ({
  ...{ id, class: kind, name, parentId, criticality: null, aliases: [] },
});
const unit = entity(2, 'AHU-3', 1);
const directory = createDirectory([entity(1, 'North Hall', null, 'Building'), unit, entity(3, 'AHU-4', 1)]);
let alarmId = 0;
const said = (message: string, payloads: number, tokens: string[] = []): RecentTexts => {
  alarmId += 1;
  return {
    ...{ alarmId, payloads, tokens, message, pointPath: null, pointName: null, stationPath: null },
    ...{ condition: null, alarmClass: null },
  };
};
const suggested = (...texts: RecentTexts[]) =>
  suggestionsFrom(texts, unit, directory).map(({ alias, seen, alarms }) => [alias, seen, alarms]);

test('AST-017 texts that resemble the name are added up by their letters, the most frequent first, as mostly written', () => {
  expect(
    suggested(
      said('Air Handler 3 supply fan failed', 400),
      said('AIR-HANDLER 3 filter dirty', 12),
      said('FAHU 3 stopped', 500),
      said('Chiller 7 failed', 900),
    ),
  ).toEqual([
    ['FAHU 3', 500, 1],
    ['Air Handler 3', 412, 2],
  ]);
});

test('AST-017 what has other numbers, names another asset or is in another building is not suggested', () => {
  expect(
    suggested(
      said('Air Handler 4 failed', 9),
      said('AHU-4 failed', 9),
      said('AHU 3 failed', 9),
      said('Air Handler 3 failed', 9, ['building', 'building=South Hall']),
    ),
  ).toEqual([]);
  expect(suggested(said('Air Handler 3 failed', 9, ['building', 'building=North Hall']))).toEqual([
    ['Air Handler 3', 9, 1],
  ]);
});
