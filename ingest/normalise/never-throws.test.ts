import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../domain/alarms/canonical-event.ts';
import { basPriorityBands } from '../../domain/integrations/priority-table.ts';
import { normaliseItem } from './normalise-item.ts';
import { normaliserOf, normaliserVersions } from './registry.ts';
import { fixture, plainSettings } from './test-support.ts';
import type { NormaliserSettings } from './types.ts';

const samples: Record<string, string[]> = {
  'niagara-n4-json-1': ['niagara-active', 'niagara-acked-normal'],
  'webctrl-db-1': ['webctrl-high-limit', 'webctrl-normal'],
  'generic-json-1': ['generic-alarm', 'generic-return', 'generic-ack', 'generic-bacnet', 'generic-ups-cleared'],
};
const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', '\0', '\ud800', 'null', '65535', '%a%', 1e308, -1, 0, '9999999999999', '0000-00-00 00:00:00'),
  fc.integer(),
  fc.string({ unit: 'binary' }),
);

/** A sample with fields, nested ones too, replaced or removed. */
const mutated = (names: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...names),
      fc.array(fc.tuple(fc.nat(), fc.boolean(), hostile), { minLength: 1, maxLength: 4 }),
    )
    .map(([name, changes]) => {
      const record = JSON.parse(fixture(name)) as Record<string, unknown>;
      for (const [pick, isNested, value] of changes) {
        const inner = Object.values(record).filter((part) => typeof part === 'object' && part !== null);
        const target = (isNested ? (inner[pick % inner.length] ?? record) : record) as Record<string, unknown>;
        const keys = Object.keys(target);
        const key = keys[pick % keys.length];
        if (key !== undefined) target[key] = value;
      }
      return JSON.stringify(record);
    });
/** A sample with characters cut out of it. */
const torn = (names: readonly string[]) =>
  fc.tuple(fc.constantFrom(...names), fc.nat(), fc.nat(40)).map(([name, at, length]) => {
    const text = fixture(name);
    return text.slice(0, at % text.length) + text.slice((at % text.length) + length);
  });
const fieldMaps = fc.oneof(
  fc.constantFrom(
    undefined,
    { mode: 'record' },
    { pairBy: 'point' },
    { mode: 'record', fields: { occurredAt: 'activation_details.activated_at', condition: 'device_details' } },
  ),
  fc.jsonValue(),
);
const settings: fc.Arbitrary<NormaliserSettings> = fc.record({
  timezone: fc.constantFrom('America/Chicago', 'Asia/Kolkata', 'Nowhere/Land', ''),
  timestampOffsetHours: fc.oneof(fc.constant(0), fc.double()),
  ignorableStates: fc.array(fc.string(), { maxLength: 2 }),
  excludedAlarmTexts: fc.array(fc.string(), { maxLength: 2 }),
  priorities: fc.constantFrom(null, basPriorityBands),
  fieldMap: fieldMaps,
});

/** JSON text of it has no NUL, no half of a surrogate pair and no number that JSON cannot hold. */
function expectStorable<T>(outcome: Outcome<T[]>): void {
  if (outcome.outcome !== 'applied') {
    expect(outcome.reason).not.toBe('');
    return;
  }
  const text = JSON.stringify(outcome.value);
  expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
}

describe.each(normaliserVersions)('%s', (version) => {
  const normaliser = normaliserOf(version);
  if (normaliser === undefined) throw new Error(`${version} is listed but not there`);
  const names = samples[version] ?? [];
  const payloads = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
    { weight: 3, arbitrary: mutated(names) },
    torn(names),
  );

  test('no payload and no settings make it throw, and the same input gives the same answer', () => {
    fc.assert(
      fc.property(payloads, settings, (payload, given) => {
        expect(normaliser.normalise(payload, given)).toEqual(normaliser.normalise(payload, given));
      }),
      { numRuns: 1_000 },
    );
  });

  test('whatever is sent, what leaves can be stored', () => {
    fc.assert(
      fc.property(payloads, settings, fc.integer(), (payload, given, receivedAtMs) => {
        const input = { normaliser, payload, payloadId: 'p', customerId: 1, systemId: 2, settings: given };
        expectStorable(normaliseItem({ ...input, receivedAtMs }));
      }),
      { numRuns: 1_000 },
    );
  });

  test('its samples are read', () => {
    const read = names.map((name) => normaliser.normalise(fixture(name), plainSettings).outcome);
    expect(read.filter((outcome) => outcome === 'applied').length).toBeGreaterThanOrEqual(2);
  });
});

test('a version that this release does not ship is none', () => {
  expect(normaliserOf('niagara-n4-json-0')).toBeUndefined();
  expect(normaliserOf('constructor')).toBeUndefined();
});

test('the versions to choose from', () => {
  expect(normaliserVersions).toEqual(['niagara-n4-json-1', 'webctrl-db-1', 'generic-json-1']);
});
