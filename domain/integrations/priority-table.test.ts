import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activePriorityTable,
  bacnetPriorityBands,
  basPriorityBands,
  mapPriority,
  type PriorityTableInput,
  priorityPresets,
  priorityTableSchema,
} from './priority-table.ts';

const of = (priorityRaw: string | null, alarmClass: string | null = null) => ({ priorityRaw, alarmClass });
const parsed = (input: PriorityTableInput) => priorityTableSchema.parse(input);
const problemOf = (input: unknown) => priorityTableSchema.safeParse(input).error?.issues[0]?.message;

test.each([
  ['0', 5],
  ['39', 5],
  ['40', 4],
  ['79', 4],
  ['80', 3],
  ['139', 3],
  ['140', 2],
  ['199', 2],
  ['200', 1],
  ['255', 1],
  ['256', 0],
  ['-1', 0],
])('the general bands map %s to %i', (raw, priority) => {
  expect(mapPriority(basPriorityBands, of(raw))).toBe(priority);
});

test.each([
  ['0', 5],
  ['63', 5],
  ['64', 4],
  ['127', 4],
  ['128', 3],
  ['191', 3],
  ['192', 2],
  ['254', 2],
  ['255', 1],
])('the preset "BACnet bands" maps %s to %i', (raw, priority) => {
  expect(mapPriority(priorityPresets['BACnet bands'], of(raw))).toBe(priority);
});

test.each([null, '', ' ', 'N/A', '%priority%', 'high', '0x40', '1e1', '12 of 20', 'NaN', 'Infinity'])(
  'a priority of %j is missing or unreadable, which is none',
  (raw) => {
    expect(mapPriority(basPriorityBands, of(raw))).toBe(0);
  },
);

test('words map by the table, whatever their case; an unmapped word is none', () => {
  const table = parsed({ texts: { ' CRITICAL ': 5, Warning: 3 } });
  expect(['critical', 'WARNING', 'notice'].map((word) => mapPriority(table, of(word)))).toEqual([5, 3, 0]);
});

test('the alarm class wins where the table names it: for sites that leave every priority at 255', () => {
  const table = parsed({ ...basPriorityBands, byAlarmClass: { LifeSafety: 5, spam: 0 } });
  expect(mapPriority(table, of('255', 'lifesafety'))).toBe(5);
  expect(mapPriority(table, of('0', 'Spam'))).toBe(0);
  expect(mapPriority(table, of('64', 'other'))).toBe(4);
});

test('words of a source that are also names of JavaScript find nothing', () => {
  for (const word of ['constructor', '__proto__', 'toString']) {
    expect(mapPriority(parsed({}), of(word, word))).toBe(0);
  }
});

test('with the customer flag off there is no table, with it on the general one unless the integration has its own', () => {
  expect(activePriorityTable({ isBASPriorityEnabled: false }, bacnetPriorityBands)).toBeNull();
  expect(activePriorityTable({ isBASPriorityEnabled: true }, null)).toBe(basPriorityBands);
  expect(activePriorityTable({ isBASPriorityEnabled: true }, bacnetPriorityBands)).toBe(bacnetPriorityBands);
  expect(mapPriority(null, of('0'))).toBe(0);
});

test('a table that cannot be meant is refused with its reason', () => {
  expect(problemOf({ bands: [{ from: 9, to: 3, priority: 1 }] })).toMatch(/lower to its higher/);
  const overlapping = [
    { from: 40, to: 90, priority: 3 },
    { from: 0, to: 40, priority: 5 },
  ];
  expect(problemOf({ bands: overlapping })).toMatch(/overlap/);
  expect(problemOf({ texts: { high: 6 } })).toBeDefined();
  expect(problemOf({ band: [] })).toBeDefined();
});

test('both presets are tables that an admin could have saved, and cover 0 to 255 without a gap', () => {
  for (const preset of Object.values(priorityPresets)) {
    expect(parsed(preset)).toEqual(preset);
    for (let raw = 0; raw <= 255; raw += 1) expect(mapPriority(preset, of(String(raw)))).toBeGreaterThan(0);
  }
});

test('a higher number is never more urgent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 254 }), (raw) => {
      expect(mapPriority(basPriorityBands, of(String(raw)))).toBeGreaterThanOrEqual(
        mapPriority(basPriorityBands, of(String(raw + 1))),
      );
    }),
  );
});
