import type { AlarmIds } from '../../domain/alarms/alarm-ids.ts';
import { readStatesByFingerprint } from '../../domain/alarms/alarm-state-rows.ts';
import type { IdentifiedEvent } from '../../domain/alarms/canonical-event.ts';
import type { AlarmState } from '../../domain/alarms/state.ts';
import { attributesHash } from '../../domain/alarms/write-alarms.ts';
import { diffReadings, newestPerAlarm, type Reading } from '../../domain/reparse/diff-readings.ts';
import type { Reparse, ReparseSample } from '../../domain/reparse/reparse.ts';
import type { NewAlarm, WindowWrite } from '../../domain/reparse/write-window.ts';
import type { DeadLetterMessage } from '../../ingest/messages.ts';
import type { IntegrationReading } from '../../ingest/normalise/integration-settings.ts';
import { normaliseMessage } from '../../ingest/normalise/normalise-message.ts';
import { envelopeOf } from '../../ingest/stored-message.ts';
import type { Database } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { findVerdicts } from '../../warehouse/queries/outcomes.ts';
import { findRawMessages, type RawMessageRow, type Span } from '../../warehouse/queries/raw-messages.ts';
import { findStoredEvents } from '../../warehouse/queries/stored-events.ts';

type Outcomes = DeadLetterMessage['outcomes'];

/** What a new version makes of one span of an integration's messages, before anything is compared. */
export interface ReadSpan {
  span: Span;
  payloadIds: Set<string>;
  events: Array<{ event: IdentifiedEvent; receivedAt: number; payload: string }>;
  messages: Array<{ message: RawMessageRow; payloadIds: string[]; notApplied: Outcomes }>;
}

/** Reads a span of stored messages with a version. */
export async function readSpan(
  warehouse: WarehouseClient,
  { customerId, systemId }: Pick<Reparse, 'customerId' | 'systemId'>,
  reading: IntegrationReading,
  span: Span,
): Promise<ReadSpan> {
  const read: ReadSpan = { span: { from: span.from, to: span.to }, payloadIds: new Set(), events: [], messages: [] };
  for (const message of await findRawMessages(warehouse, { customerId, systemId, ...span })) {
    const items = normaliseMessage(envelopeOf(customerId, systemId, message), Buffer.from(message.body), reading);
    for (const id of message.payloadIds) read.payloadIds.add(id);
    for (const event of items.events)
      read.events.push({
        event,
        receivedAt: message.receivedAt,
        payload: items.payloads.get(event.payloadId) ?? '',
      });
    read.messages.push({ message, payloadIds: message.payloadIds, notApplied: items.notApplied });
  }
  return read;
}

export interface ComparedSpan {
  write: WindowWrite;
  letters: DeadLetterMessage[];
  counts: Omit<Reparse['counts'], 'total'>;
  samples: ReparseSample[];
}

/**
 * What has to be written so that a span stands as the new version reads it. Numbers of new alarms are taken from the
 * customer's counter; a dry run takes none and gives each a negative one.
 * @param now version of the rows, milliseconds since the epoch: far above what the live pipeline gives
 */
export async function compareSpan(
  deps: { db: Database; warehouse: WarehouseClient; ids: AlarmIds },
  reparse: Reparse,
  read: ReadSpan,
  now: number,
): Promise<ComparedSpan> {
  const { customerId, systemId } = reparse;
  const [stored, verdicts, known] = await Promise.all([
    findStoredEvents(deps.warehouse, {
      customerId,
      systemId,
      ...read.span,
      // without a record id it is the payload's alone
      eventIds: read.events.filter(({ event }) => event.sourceRecordId !== null).map(({ event }) => event.eventId),
    }),
    findVerdicts(deps.warehouse, { customerId, systemId, ...read.span }),
    readStatesByFingerprint(deps.db, customerId, [...new Set(read.events.map(({ event }) => event.fingerprint))]),
  ]);
  const states = new Map(known.map((state) => [state.fingerprint, state]));
  const newAlarms = await newAlarmsOf(deps.ids, reparse, read, states);
  const numbers = new Map([...states].map(([fingerprint, state]) => [fingerprint, state.id]));
  for (const alarm of newAlarms) numbers.set(alarm.event.fingerprint, alarm.id);

  const readings = read.events.map(
    ({ event, receivedAt }): Reading => ({
      event,
      receivedAt,
      systemId,
      alarmId: numbers.get(event.fingerprint) as number,
    }),
  );
  const difference = diffReadings(readings, read.payloadIds, stored, now);
  const newest = newestPerAlarm(readings);
  for (const state of states.values()) {
    const reading = newest.get(state.id);
    if (reading && saysOtherwise(reading, state)) difference.touched.add(state.id);
  }
  const payloads = new Map(read.events.map(({ event, payload }) => [event.payloadId, payload]));
  const said = new Map(verdicts.map((verdict) => [verdict.payloadId, verdict]));
  const letters = lettersOf(reparse, read, said, now);
  const notApplied = read.messages.flatMap((one) => one.notApplied);
  return {
    write: {
      customerId,
      systemId,
      reparseId: reparse.id,
      normaliser: reparse.normaliser,
      newAlarms,
      rows: difference.rows,
      touched: difference.touched,
      successors: difference.successors,
      newest: new Map(
        [...newest].map(([alarmId, { event, receivedAt }]) => [
          alarmId,
          { alarmId, event, receivedAt, payload: payloads.get(event.payloadId) ?? '' },
        ]),
      ),
    },
    letters,
    counts: {
      payloads: read.payloadIds.size,
      ...difference.counts,
      mended: letters.flatMap((letter) => letter.outcomes).filter((one) => one.outcome === 'settled').length,
      rejected: notApplied.filter((one) => one.outcome === 'rejected').length,
      dropped: notApplied.filter((one) => one.outcome === 'dropped').length,
      newAlarms: newAlarms.length,
      touchedAlarms: difference.touched.size,
    },
    samples: difference.samples,
  };
}

/** An event may stay as it was and yet give its alarm other attributes: those that events do not carry. */
const saysOtherwise = ({ event }: Reading, state: AlarmState): boolean =>
  event.eventId === state.newestEvent.id && attributesHash(event) !== state.attributesHash;

async function newAlarmsOf(
  ids: AlarmIds,
  { customerId, isDryRun }: Reparse,
  read: ReadSpan,
  known: ReadonlyMap<string, AlarmState>,
): Promise<NewAlarm[]> {
  const found = new Map<string, NewAlarm>();
  for (const { event, receivedAt, payload } of read.events) {
    if (known.has(event.fingerprint) || found.has(event.fingerprint)) continue;
    const id = isDryRun ? -1 - found.size : await ids.next(customerId);
    found.set(event.fingerprint, { id, event, receivedAt, payload });
  }
  return [...found.values()];
}

/** What is to be said of payloads whose verdict is no longer the stored one. */
function lettersOf(
  { customerId, systemId, normaliser }: Reparse,
  read: ReadSpan,
  said: ReadonlyMap<string, { outcome: string; reason: string }>,
  now: number,
): DeadLetterMessage[] {
  const letters: DeadLetterMessage[] = [];
  for (const { message, payloadIds, notApplied } of read.messages) {
    const refused = new Set(notApplied.map((one) => one.payloadId));
    const outcomes: Outcomes = notApplied.filter((one) => {
      const before = said.get(one.payloadId);
      return before?.outcome !== one.outcome || before.reason !== one.reason;
    });
    for (const id of payloadIds) {
      const before = said.get(id);
      if (before && before.outcome !== 'settled' && !refused.has(id))
        outcomes.push({
          payloadId: id,
          position: 0,
          outcome: 'settled',
          reason: before.reason,
          kind: 'reparsed',
          payload: '',
        });
    }
    if (outcomes.length === 0) continue;
    letters.push({
      v: 1,
      customerId,
      systemId,
      messageId: message.messageId,
      normaliser,
      receivedAt: message.receivedAt,
      step: 'normalise',
      source: { partition: -1, offset: '0' },
      at: now,
      outcomes,
    });
  }
  return letters;
}
