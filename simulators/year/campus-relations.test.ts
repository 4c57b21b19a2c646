import { expect, test } from 'vitest';
import { equipmentOf } from './campus.ts';
import { relationsOf } from './campus-relations.ts';

test('each box of the campus serves its room, and is served by a handler, a chiller and a boiler', () => {
  const { assets, relations } = relationsOf(equipmentOf(2));
  expect(new Set(assets.map(({ building, name }) => `${building}/${name}`)).size).toBe(assets.length);
  const sourcesOf = (target: unknown) => relations.flatMap((one) => (one.target === target ? [one.source] : []));
  for (const room of assets.filter((asset) => asset.class === 'Room')) {
    const [unit, ...others] = sourcesOf(room);
    expect([unit?.name, others]).toEqual([room.name.replace('Room ', 'VAV-'), []]);
    const [handler, ...more] = sourcesOf(unit);
    expect([handler?.class, handler?.floor, more]).toEqual(['AHU', room.floor, []]);
    expect(sourcesOf(handler).map((source) => source.class)).toEqual(['Chiller', 'Boiler']);
  }
});
