import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IdentifiedEvent, Outcome } from '../../domain/alarms/model/canonical-event.ts';
import { mappingOf } from '../../domain/integrations/normaliser-mapping.ts';
import { normaliserVersions } from '../../domain/integrations/normaliser-versions.ts';
import { basPriorityBands } from '../../domain/integrations/priority-table.ts';
import { normaliseItem } from './normalise-item.ts';
import type { NormaliserSettings } from './reading/normaliser.ts';
import { normaliserOf } from './registry.ts';
import { samples } from './samples.ts';
import { plainSettings } from './test-support.ts';

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', '\0', '\ud800', 'null', '65535', '%a%', 1e308, -1, 0, '9999999999999', '0000-00-00 00:00:00'),
  fc.integer(),
  fc.string({ unit: 'binary' }),
);

/** A record with fields, nested ones too, replaced or removed. */
const mutated = (payload: string) =>
  fc.array(fc.tuple(fc.nat(), fc.boolean(), hostile), { minLength: 1, maxLength: 4 }).map((changes) => {
    const record = JSON.parse(payload) as Record<string, unknown>;
    for (const [pick, isNested, value] of changes) {
      const inner = Object.values(record).filter((part) => typeof part === 'object' && part !== null);
      const target = (isNested ? (inner[pick % inner.length] ?? record) : record) as Record<string, unknown>;
      const keys = Object.keys(target);
      const key = keys[pick % keys.length];
      if (key !== undefined) target[key] = value;
    }
    return JSON.stringify(record);
  });

const pieces = fc.oneof(
  fc.constantFrom(
    ': ',
    '=',
    '|',
    '\n',
    '\n\n',
    '> ',
    '"',
    ',',
    ';',
    '<obj>',
    '/>',
    '<![CDATA[',
    '&#0;',
    '&#xD800;',
    '&x;',
  ),
  fc.constantFrom(
    '%a%',
    '<empty>',
    '@(X)',
    '{pointPath}',
    '\0',
    '\ud800',
    'State: ',
    'state=',
    'From: x\nSubject: y\n',
    '--',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
/** A text with pieces cut out and others inserted. */
const mangled = (text: string) =>
  fc.array(fc.tuple(fc.nat(), fc.nat(40), pieces), { minLength: 1, maxLength: 5 }).map((edits) =>
    edits.reduce((all, [at, cut, piece]) => {
      const from = at % (all.length + 1);
      return all.slice(0, from) + piece + all.slice(from + cut);
    }, text),
  );

/** Payloads near a sample: the record altered, its text mangled, the JSON itself cut. */
function near(payload: string): fc.Arbitrary<string> {
  const parsed: unknown = JSON.parse(payload);
  if (typeof parsed === 'string')
    return fc.oneof(
      mangled(parsed).map((text) => JSON.stringify(text)),
      mangled(payload),
    );
  const record = parsed as Record<string, unknown>;
  const { text } = record;
  const list = fc.array(mutated(payload), { maxLength: 3 }).map((items) => `[${items.join()}]`);
  if (typeof text !== 'string') return fc.oneof(mutated(payload), list, mangled(payload));
  return fc.oneof(
    { weight: 3, arbitrary: mangled(text).map((other) => JSON.stringify({ ...record, text: other })) },
    mutated(payload),
    mangled(payload),
  );
}
const fieldMaps = fc.oneof(
  fc.constantFrom(
    undefined,
    { mode: 'record' },
    { pairBy: 'point' },
    { mode: 'record', fields: { occurredAt: 'activation_details.activated_at', condition: 'device_details' } },
    { header: false, fields: { occurredAt: 1, pointPath: [2, 3] } },
    { delimiter: '|', header: false, columns: ['timestamp', 'point'] },
    { text: '{occurredAt} {toState}: {message}', subjectEvents: { alarm: 'ACK' } },
    { text: 'state={toState}|{ignore}src={pointPath}', separator: '--', mode: 'stream' },
    { labels: { pointPath: ['Source', 'State'], message: 'Text' }, separator: '>' },
    { members: { '108/68': 'avNormal' } },
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

/** Checks that its JSON text has no NUL, no half of a surrogate pair and no number that JSON cannot represent. */
function expectStorable<T>(outcome: Outcome<T[]>): void {
  if (outcome.outcome !== 'applied') {
    expect(outcome.reason).not.toBe('');
    return;
  }
  const text = JSON.stringify(outcome.value);
  expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
}

/** Holds no two events of one id. */
function expectSingle(outcome: Outcome<IdentifiedEvent[]>): void {
  if (outcome.outcome !== 'applied') return;
  expect(new Set(outcome.value.map((event) => event.eventId)).size).toBe(outcome.value.length);
}

describe.each(normaliserVersions)('%s', (version) => {
  const normaliser = normaliserOf(version);
  if (normaliser === undefined) throw new Error(`${version} is listed but not there`);
  const given = samples[version] ?? [];
  const payloads = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.json(), {
    weight: 5,
    arbitrary: fc.oneof(...given.map(near)),
  });

  test('no payload and no settings make it throw; the same input gives the same answer, which can be stored, with no two events of one id', () => {
    fc.assert(
      fc.property(payloads, settings, fc.integer(), fc.boolean(), (payload, chosen, receivedAtMs, isTwice) => {
        expect(normaliser.normalise(payload, chosen)).toEqual(normaliser.normalise(payload, structuredClone(chosen)));
        const input = {
          normaliser,
          payload,
          payloadId: 'p',
          customerId: 1,
          systemId: 2,
          settings: chosen,
          receivedAtMs,
        };
        const once = normaliseItem(input);
        expectStorable(once);
        expectSingle(once);
        if (isTwice) expectSingle(normaliseItem({ ...input, payload: `[${payload},${payload}]` }));
      }),
      { numRuns: 1_000 },
    );
  });

  test('its samples are read', () => {
    const read = given.map((payload) => normaliser.normalise(payload, plainSettings).outcome);
    expect(read).toContain('applied');
    expect(read.filter((outcome) => outcome !== 'applied').length).toBeLessThanOrEqual(
      // versions that need a map of their own
      version === 'generic-json-1' ? 2 : 0,
    );
  });
});

test('a version that this release does not ship is none', () => {
  expect(normaliserOf('niagara-n4-json-0')).toBeUndefined();
  expect(normaliserOf('constructor')).toBeUndefined();
});

test('the versions that read by a map, and by which', () => {
  expect(Object.fromEntries(normaliserVersions.map((version) => [version, mappingOf(version)?.kind]))).toMatchObject({
    'niagara-n4-json-1': undefined,
    'webctrl-mail-1': 'mailTemplate',
    'metasys-v2-1': 'metasysMap',
    'metasys-v4-1': 'metasysMap',
    'ebo-mail-1': 'mailTemplate',
    'generic-csv-1': 'csvMap',
    'generic-kv-mail-1': 'mailTemplate',
    'generic-json-1': 'fieldMap',
  });
});
