import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { IdentifiedEvent } from '../../../domain/alarms/model/canonical-event.ts';
import {
  bacnetPriorityBands,
  basPriorityBands,
  type PriorityTable,
} from '../../../domain/integrations/priority-table.ts';
import { identified, plainSettings } from '../test-support.ts';
import { genericCsv1 } from './generic-csv-1.ts';
import { genericJson1 } from './generic-json-1.ts';

/** Alarms derived from real trends of one air handler and ten boxes; limits, priorities and texts are not real. */
const log = new URL('../../../simulators/bas/data/openfdd-ahu-vav-trends/derived-alarms.csv', import.meta.url);
const [header = '', ...lines] = readFileSync(log, 'utf8').trim().split(/\r?\n/);
const names = header.split(',');
const objects = lines.map((line) => {
  const cells = line.split(',');
  return JSON.stringify(Object.fromEntries(names.map((name, column) => [name, cells[column]])));
});
/** Sent as a pump sends a file: some hundred lines at a time, each text with the header. */
const texts = Array.from({ length: Math.ceil(lines.length / 200) }, (_, part) =>
  JSON.stringify([header, ...lines.slice(part * 200, (part + 1) * 200)].join('\n')),
);

const countBy = (of: readonly IdentifiedEvent[], key: (event: IdentifiedEvent) => string | number) => {
  const counts: Record<string, number> = {};
  for (const event of of) counts[key(event)] = (counts[key(event)] ?? 0) + 1;
  return counts;
};
const activations = (of: readonly IdentifiedEvent[]) => of.filter((event) => event.kind === 'ALARM');

/** Duration of each closed activation and the interval from its predecessor's start, by `key`, in seconds. */
function spans(of: readonly IdentifiedEvent[], key: (event: IdentifiedEvent) => string) {
  const rank = (event: IdentifiedEvent) => (event.kind === 'ALARM' ? 0 : 1);
  const inOrder = [...of].sort((a, b) => a.occurredAt.localeCompare(b.occurredAt) || rank(a) - rank(b));
  const [began, lasted, apart] = [new Map<string, number>(), [] as number[], [] as number[]];
  for (const event of inOrder) {
    const at = Date.parse(event.occurredAt) / 1_000;
    const before = began.get(key(event));
    if (event.kind === 'RTN') lasted.push(at - (before ?? Number.NaN));
    else {
      if (before !== undefined) apart.push(at - before);
      began.set(key(event), at);
    }
  }
  return { lasted, apart };
}
const count = (numbers: readonly number[], holds: (number: number) => boolean) => numbers.filter(holds).length;

describe.each([
  { normaliser: genericJson1, payloads: objects },
  { normaliser: genericCsv1, payloads: texts },
  { normaliser: genericCsv1, payloads: objects },
])('$normaliser.version', ({ normaliser, payloads }) => {
  const readWith = (priorities: PriorityTable | null) =>
    payloads.flatMap((payload) => identified(normaliser, payload, { ...plainSettings, priorities }));
  const events = readWith(basPriorityBands);

  test('every row of the log is one event: 734 ALARM and 721 RTN, each with an id of its own', () => {
    expect(countBy(events, (event) => event.kind)).toEqual({ ALARM: 734, RTN: 721 });
    expect(new Set(events.map((event) => event.eventId)).size).toBe(1_455);
    expect(events[0]?.occurredAt).toBe('2022-03-02T23:00:49.000Z');
    expect(events.at(-1)?.occurredAt).toBe('2022-06-06T17:55:00.000Z');
  });

  test('it is 38 alarms: as many as pairs of point and text, on 33 points', () => {
    expect(new Set(events.map((event) => event.fingerprint)).size).toBe(38);
    expect(new Set(events.map((event) => event.pointPath)).size).toBe(33);
    const textsOf = new Map<string, Set<string>>();
    for (const event of events) {
      textsOf.set(event.fingerprint, (textsOf.get(event.fingerprint) ?? new Set()).add(event.message));
    }
    expect([...textsOf.values()].every((texts) => texts.size === 1)).toBe(true);
  });

  test('its activations map to the priorities of either table', () => {
    expect(countBy(activations(events), (event) => event.priority)).toEqual({ 4: 174, 3: 10, 2: 550 });
    expect(countBy(activations(readWith(bacnetPriorityBands)), (event) => event.priority)).toEqual({ 4: 184, 3: 550 });
    expect(countBy(activations(readWith(null)), (event) => event.priority)).toEqual({ 0: 734 });
  });

  test('by point and condition every return closes its own activation in whatever order of an instant, and 13 stay open', () => {
    const rank = (event: IdentifiedEvent) => (event.kind === 'ALARM' ? 0 : 1);
    const inOrder = [...events].sort((a, b) => a.occurredAt.localeCompare(b.occurredAt) || rank(a) - rank(b));
    const open = new Set<string>();
    for (const event of inOrder) {
      if (event.kind === 'ALARM') {
        expect(open).not.toContain(event.fingerprint);
        open.add(event.fingerprint);
      } else expect(open.delete(event.fingerprint)).toBe(true);
    }
    expect(open.size).toBe(13);
  });

  test('values that are no numbers keep their text, and the open sensors report a number', () => {
    const proof = events.find((event) => event.pointPath === 'S-7.RF-S');
    expect(proof).toMatchObject({ value: null, valueText: 'On/Off', units: null });
    const openSensors = activations(events).filter((event) => event.toState === 'Fault');
    expect(openSensors.map((event) => event.value)).toEqual(Array.from({ length: 9 }, () => -250));
    expect(openSensors.every((event) => event.sourceState === 'fault')).toBe(true);
  });

  test('172 of its activations lasted under five minutes, and 211 exactly five', () => {
    const { lasted } = spans(events, (event) => event.fingerprint);
    expect(lasted).toHaveLength(721);
    expect(count(lasted, (seconds) => seconds < 300)).toBe(172);
    expect(count(lasted, (seconds) => seconds === 300)).toBe(211);
    const fan = spans(
      events.filter((event) => event.pointPath === 'S-7.RF-S'),
      (event) => event.fingerprint,
    );
    expect(count(fan.lasted, (seconds) => seconds < 300)).toBe(171);
  });

  test('alarms began again within ten minutes once, and in exactly ten or less 13 times; points 12 and 31 times', () => {
    const alarms = spans(events, (event) => event.fingerprint).apart;
    const points = spans(events, (event) => event.pointPath).apart;
    expect([count(alarms, (seconds) => seconds < 600), count(alarms, (seconds) => seconds <= 600)]).toEqual([1, 13]);
    expect([count(points, (seconds) => seconds < 600), count(points, (seconds) => seconds <= 600)]).toEqual([12, 31]);
  });

  test('in the month of all trends it began 616 times on 32 points, 85 % of them on ten and 40 % on one', () => {
    const month = activations(events).filter((event) => event.occurredAt >= '2022-05-07T05:00:00.000Z');
    const byPoint = Object.values(countBy(month, (event) => event.pointPath)).sort((a, b) => b - a);
    expect([month.length, byPoint.length]).toEqual([616, 32]);
    const share = (top: number) => Math.round((100 * byPoint.slice(0, top).reduce((sum, n) => sum + n, 0)) / 616);
    expect([share(10), share(1)]).toEqual([85, 40]);
  });
});
