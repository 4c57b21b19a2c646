import { expect, test } from 'vitest';
import { type NamedEntity, suggestByNames } from './name-suggestions.ts';

const entity = (id: number, name: string, more: Partial<NamedEntity> = {}): NamedEntity => ({
  ...{ id, name, type: 'equipment', class: 'Equipment', buildingId: 9 },
  ...more,
});
const room = (id: number, name: string): NamedEntity => entity(id, name, { type: 'space', class: 'Room' });

test('names suggest what serves what: the handler its boxes, the box its room, the whole its part', () => {
  const entities = [
    ...[entity(1, 'AHU-3'), entity(2, 'VAV-3-12'), entity(3, 'AHU-3 Supply Fan'), entity(4, 'VAV214')],
    ...[room(5, 'Rm 214'), room(6, '0215'), entity(7, 'FCU 215')],
  ];
  expect(suggestByNames(entities)).toEqual([
    { sourceId: 1, kind: 'feeds', targetId: 2 },
    { sourceId: 1, kind: 'has part', targetId: 3 },
    { sourceId: 4, kind: 'feeds', targetId: 5 },
    { sourceId: 7, kind: 'feeds', targetId: 6 },
  ]);
});

test('names that only look alike suggest nothing', () => {
  const other = { buildingId: 8 };
  const entities = [
    ...[
      entity(1, 'AHU-1'),
      entity(2, 'AHU-1-2'),
      entity(3, 'AHU-12 Fan'),
      entity(4, 'VAV-214', other),
      room(5, 'Room 214'),
    ],
    ...[
      entity(6, 'VAV'),
      entity(7, 'Pump 214'),
      entity(8, 'VAV-1-7', other),
      entity(9, 'AHU-1 Fan', other),
      entity(10, ''),
    ],
  ];
  expect(suggestByNames(entities)).toEqual([]);
});

test('a part belongs to the most exact whole', () => {
  const entities = [entity(1, 'CH-1'), entity(2, 'CH-1 Pump A'), entity(3, 'CH-1 Pump A Seal')];
  expect(suggestByNames(entities)).toContainEqual({ sourceId: 2, kind: 'has part', targetId: 3 });
  expect(suggestByNames(entities)).not.toContainEqual({ sourceId: 1, kind: 'has part', targetId: 3 });
});
