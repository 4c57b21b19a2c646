import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndSource } from '../../domain/alarms/model/state.ts';
import { patternLimits } from '../../domain/reports/alarm-report.ts';
import { suggestFix } from '../../domain/reports/suggest-fix.ts';
import { instanceRow, storeInstances } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from '../client.ts';
import { findInstancePatterns } from './instance-patterns.ts';

/**
 * Raw occurrences of some alarms beside the counts, recomputed in plain TypeScript: a delay is simulated on the alarm's
 * signal, occurrence by occurrence, as a controller would do it.
 */
const from = Date.UTC(2026, 4, 1);
const to = from + 4 * 3_600_000;
const now = to + 3_600_000;

interface Occurrence {
  startedAt: number;
  endedAt: number | null;
  endSource: EndSource | null;
  value: string | null;
}

// steps of five seconds, so that times often meet the delays
const step = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 400 })).map((steps) => steps * 5_000);
const alarm = fc
  .array(
    fc.record({
      gap: step,
      lasts: step,
      endSource: fc.constantFrom<EndSource[]>('SOURCE', 'SOURCE', 'SOURCE', 'SUPERSEDED', 'USER'),
      value: fc.constantFrom('74.8', '75.25', '-3', 'on', '', null),
    }),
    { maxLength: 30 },
  )
  .chain((signal) =>
    fc.record({
      signal: fc.constant(signal),
      begins: fc.integer({ min: -400, max: 60 }).map((steps) => from + steps * 5_000),
      isOpen: fc.boolean(),
    }),
  )
  .map(({ signal, begins, isOpen }): Occurrence[] => {
    let at = begins;
    return signal.map(({ gap, lasts, endSource, value }, index) => {
      const startedAt = at + gap + 1;
      const ends = !(isOpen && index === signal.length - 1);
      at = startedAt + lasts;
      return { startedAt, endedAt: ends ? at : null, endSource: ends ? endSource : null, value };
    });
  });

const isWithin = ({ startedAt }: Occurrence): boolean => startedAt >= from && startedAt < to;

/** Occurrences of the range that are announced if each waits for a delay first. */
function announcedWithOnDelay(occurrences: Occurrence[], delayMs: number): Occurrence[] {
  return occurrences.filter(isWithin).filter(({ startedAt, endedAt, endSource }) => {
    const announcedAt = startedAt + delayMs;
    const returnedAt = endSource === 'SOURCE' ? endedAt : null;
    return returnedAt === null || returnedAt > announcedAt;
  });
}

/** Occurrences of the range that are announced if each return by the source is held back for a delay. */
function announcedWithOffDelay(occurrences: Occurrence[], delayMs: number): Occurrence[] {
  const announced: Occurrence[] = [];
  let heldUntil = Number.NEGATIVE_INFINITY;
  for (const occurrence of occurrences) {
    const isStillOn = occurrence.startedAt <= heldUntil;
    if (!isStillOn && isWithin(occurrence)) announced.push(occurrence);
    heldUntil = Number.NEGATIVE_INFINITY;
    if (occurrence.endSource === 'SOURCE' && occurrence.endedAt !== null) heldUntil = occurrence.endedAt + delayMs;
  }
  return announced;
}

const isNumber = (value: string | null): boolean => value !== null && value !== '' && !Number.isNaN(Number(value));

function recount(occurrences: Occurrence[]) {
  const counted = occurrences.filter(isWithin);
  const starts = occurrences.map(({ startedAt }) => startedAt);
  const lasting = ({ startedAt, endedAt }: Occurrence): number => (endedAt ?? now) - startedAt;
  const numbers = counted.flatMap(({ value }) => (isNumber(value) ? [Number(value)] : []));
  return {
    instances: counted.length,
    chattering: counted.filter(({ startedAt }) => {
      const before = starts[starts.indexOf(startedAt) - 1];
      return before !== undefined && startedAt - before <= patternLimits.chatterWindowMs;
    }).length,
    fleeting: counted.filter(
      (one) => one.endedAt !== null && one.endSource !== 'SUPERSEDED' && lasting(one) < patternLimits.fleetingMaxMs,
    ).length,
    stale: counted.filter((one) => lasting(one) >= patternLimits.staleAfterMs).length,
    endedWithin: patternLimits.delaysMs.map(
      (delay) => counted.length - announcedWithOnDelay(occurrences, delay).length,
    ),
    returnedWithin: patternLimits.delaysMs.map(
      (delay) => counted.length - announcedWithOffDelay(occurrences, delay).length,
    ),
    numbers: numbers.length,
    lowest: numbers.length > 0 ? Math.min(...numbers) : null,
    highest: numbers.length > 0 ? Math.max(...numbers) : null,
  };
}

let warehouse: WarehouseClient;
beforeAll(() => {
  warehouse = createWarehouseClient(testEnv(), 'test-patterns');
});
afterAll(() => warehouse.close());

test('BEY.9: what a delay suppresses is what a simulation of the delay on raw occurrences leaves out', async () => {
  const customerId = newCustomerId();
  const alarms = fc.sample(alarm, { numRuns: 60, seed: 5 });
  const rows = alarms.flatMap((occurrences, index) =>
    occurrences.map((one) => instanceRow({ alarmId: index + 1, ...one, unit: one.value && '°F' })),
  );
  await storeInstances(warehouse, customerId, rows);
  const alarmIds = alarms.map((_, index) => index + 1);
  const found = await findInstancePatterns(warehouse, { customerId, alarmIds, from, to, now, ...patternLimits });
  const patterns = new Map(found.map((pattern) => [pattern.alarmId, pattern]));
  const kinds = new Set<string>();
  for (const [index, occurrences] of alarms.entries()) {
    const expected = recount(occurrences);
    const pattern = patterns.get(index + 1);
    if (expected.instances === 0) {
      expect(pattern).toBeUndefined();
      continue;
    }
    expect(pattern).toMatchObject(expected);
    if (!pattern) continue;
    // the fix says no more than the simulation of its delay does
    const fix = suggestFix({ ...pattern, decisions: 1, workCount: 1, timeShare: 0 });
    kinds.add(fix.kind);
    const delayMs = (fix.seconds ?? 0) * 1_000;
    if (fix.kind === 'ON_DELAY') expect(fix.count).toBe(fix.of - announcedWithOnDelay(occurrences, delayMs).length);
    if (fix.kind === 'OFF_DELAY' || fix.kind === 'DEADBAND')
      expect(fix.count).toBe(fix.of - announcedWithOffDelay(occurrences, delayMs).length);
  }
  // the worlds are rich enough to say something
  expect([...kinds]).toEqual(expect.arrayContaining(['ON_DELAY', 'OFF_DELAY']));
});
