import { expect, test } from 'vitest';
import { normaliseItem } from '../../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../../ingest/normalise/registry.ts';
import { readDerivedLog } from './derived-log.ts';
import { buildingZone } from './dialect.ts';
import { dialects } from './dialects.ts';
import { mailDialects } from './mail-dialects.ts';
import { pairActivations } from './schedule.ts';

const rows = readDerivedLog();
const occurrences = pairActivations(rows, 1, (row) => row.at);
const settings = {
  timezone: buildingZone,
  timestampOffsetHours: 0,
  ignorableStates: [],
  excludedAlarmTexts: [],
  priorities: null,
};

/** Events of payloads, each once: records are repeated. */
function eventsOf(version: string, payloads: readonly string[]) {
  const normaliser = normaliserOf(version);
  if (!normaliser) throw new Error(`there is no ${version}`);
  const events = payloads.flatMap((payload, index) => {
    const ids = { payloadId: String(index), customerId: 1, systemId: 2 };
    const outcome = normaliseItem({ normaliser, payload, ...ids, settings, receivedAtMs: Date.UTC(2026, 0, 1) });
    if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
    return outcome.value;
  });
  return [...new Map(events.map((event) => [event.eventId, event])).values()];
}

/** Expects the building's month: every activation and every return once, each pair one alarm. */
function expectTheMonth(version: string, payloads: readonly string[]): void {
  const events = eventsOf(version, payloads);
  const ofKind = (kind: string) => events.filter((event) => event.kind === kind);
  const happened = (event: 'ALARM' | 'RTN') => rows.filter((row) => row.event === event);
  expect(ofKind('ALARM').length).toBe(happened('ALARM').length);
  expect(ofKind('RTN').length).toBe(happened('RTN').length);
  const alarms = new Set(ofKind('ALARM').map((event) => event.fingerprint));
  expect(ofKind('RTN').every((event) => alarms.has(event.fingerprint))).toBe(true);
  expect(events[0]?.priorityRaw ?? events[0]?.message).not.toBe('');
}

test.each([
  ['niagara', 'niagara-n4-json-1'],
  ['obix', 'obix-1'],
  ['webctrl', 'webctrl-db-1'],
  ['metasys', 'metasys-v4-1'],
  ['metasysV2', 'metasys-v2-1'],
  ['desigo', 'desigo-cc-1'],
  ['ecostruxureIt', 'ecostruxure-it-1'],
  ['bacnet', 'bacnet-json-1'],
  ['generic', 'generic-json-1'],
  ['csv', 'generic-csv-1'],
] as const)('what a building says in %s is read by %s', (dialect, version) => {
  expectTheMonth(
    version,
    occurrences.map(dialects[dialect]).map((item) => JSON.stringify(item)),
  );
});

test.each([
  ['niagara', 'niagara-mail-1'],
  ['webctrl', 'webctrl-mail-1'],
  ['ebo', 'ebo-mail-1'],
  ['labelled', 'generic-kv-mail-1'],
] as const)('what a building mails in the words of %s is read by %s', (dialect, version) => {
  const mails = occurrences.map(mailDialects[dialect]).map((mail, index) => ({
    messageId: `${index}@building.example`,
    from: 'bas@building.example',
    to: [],
    date: null,
    attachments: [],
    ...mail,
  }));
  expectTheMonth(
    version,
    mails.map((mail) => JSON.stringify(mail)),
  );
});
