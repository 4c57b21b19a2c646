import { expect, test } from 'vitest';
import { randomOf } from '../../simulators/bas/random.ts';
import { createReplay, type PastStart } from './replay.ts';

const minuteMs = 60_000;
const [handlers, boxesEach] = [40, 62];

/** A plant: a chiller, its air handlers, their boxes and rooms; a second one of the same kind is healthy. */
function plantFrom(firstId: number) {
  const feeds: Array<[number, number]> = [];
  const chiller = firstId;
  const levels = { handlers: [] as number[], boxes: [] as number[], rooms: [] as number[] };
  let next = firstId + 1;
  const add = (level: number[], source: number): number => {
    const id = next++;
    feeds.push([source, id]);
    level.push(id);
    return id;
  };
  for (let h = 0; h < handlers; h += 1) {
    const handler = add(levels.handlers, chiller);
    for (let b = 0; b < boxesEach; b += 1) add(levels.rooms, add(levels.boxes, handler));
  }
  return { chiller, feeds, ...levels };
}

test('BEY.1 a flood of 5,000 alarms of one failed plant is one row, and no other alarm joins it', () => {
  const random = randomOf(7);
  const [plant, healthy] = [plantFrom(1), plantFrom(100_000)];
  const sourceOf = new Map(plant.feeds.map(([source, target]) => [target, source]));
  const failedAt = new Map([[plant.chiller, 0]]);
  const assets = [plant.chiller, ...plant.handlers, ...plant.boxes, ...plant.rooms].slice(0, 4_957);
  const starts = assets.map((assetId, index): PastStart => {
    const before = failedAt.get(sourceOf.get(assetId) ?? 0) ?? 0;
    const at = assetId === plant.chiller ? 0 : before + (0.2 + 4 * random.next()) * minuteMs;
    failedAt.set(assetId, at);
    return { alarmId: index + 1, assetId, at, endedAt: null };
  });
  const second = [plant.chiller, ...plant.handlers, ...plant.handlers.slice(0, 2)].map(
    (assetId, index): PastStart => ({
      alarmId: 6_000 + index,
      assetId,
      at: (failedAt.get(assetId) ?? 0) + 1,
      endedAt: null,
    }),
  );
  const noise = Array.from(
    { length: 300 },
    (_, index): PastStart => ({
      ...{ alarmId: 10_000 + index, assetId: random.pick([...healthy.boxes, ...healthy.rooms]) },
      ...{ at: 12 * minuteMs * random.next(), endedAt: null },
    }),
  );
  // as they become known: up to ten seconds late, a batch every half second
  const arriving = [...starts, ...second, ...noise]
    .map((start) => ({ start, knownAt: start.at + 10_000 * random.next() }))
    .sort((a, b) => a.knownAt - b.knownAt);
  const replay = createReplay([...plant.feeds, ...healthy.feeds]);
  for (let at = 0; at < arriving.length; at += 100) replay.add(arriving.slice(at, at + 100).map(({ start }) => start));
  const flood = replay.groups().filter((group) => group.some((id) => id < 10_000));
  expect(flood.flat()).toHaveLength(5_000);
  expect(flood.length).toBeLessThanOrEqual(20);
  expect(flood.flat().every((id) => id < 10_000)).toBe(true);
});
