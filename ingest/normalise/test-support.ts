import { readFileSync } from 'node:fs';
import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import type { CanonicalEvent, IdentifiedEvent, Outcome } from '../../domain/alarms/model/canonical-event.ts';
import { normaliseItem } from './normalise-item.ts';
import type { Normaliser, NormaliserSettings } from './reading/normaliser.ts';

/** Settings of an integration in Chicago that leaves nothing out. */
export const plainSettings: NormaliserSettings = {
  timezone: 'America/Chicago',
  timestampOffsetHours: 0,
  ignorableStates: [],
  excludedAlarmTexts: [],
  priorities: null,
};

export const fixture = (name: string): string =>
  readFileSync(new URL(`./dialects/fixtures/${name}.json`, import.meta.url), 'utf8');

/** A fixture with some fields replaced; those of `alarmData` one by one. */
export function altered(name: string, changes: Record<string, unknown>): string {
  const record = JSON.parse(fixture(name)) as Record<string, unknown>;
  const { alarmData, ...others } = changes;
  Object.assign(record, others);
  if (alarmData !== undefined) Object.assign(record.alarmData as object, alarmData);
  return JSON.stringify(record);
}

export function eventsOf<T>(outcome: Outcome<T>): T {
  if (outcome.outcome !== 'applied') throw new Error(`${outcome.outcome}: ${outcome.reason}`);
  return outcome.value;
}

export function onlyEvent(outcome: Outcome<CanonicalEvent[]>): CanonicalEvent {
  const [event, ...others] = eventsOf(outcome);
  if (event === undefined || others.length > 0) throw new Error('expected exactly one event');
  return event;
}

export function reasonOf<T>(outcome: Outcome<T>): string {
  if (outcome.outcome === 'applied') throw new Error('expected a reason');
  return `${outcome.outcome}: ${outcome.reason}`;
}

/** Passes one item through all steps of a message, received long after the fixtures' times. */
export function identified(
  normaliser: Normaliser,
  payload: string,
  settings: NormaliserSettings = plainSettings,
): IdentifiedEvent[] {
  return eventsOf(
    normaliseItem({
      normaliser,
      payload,
      payloadId: payloadId(7, payload),
      customerId: 1000,
      systemId: 7,
      settings,
      receivedAtMs: Date.UTC(2026, 5, 1),
    }),
  );
}
