import { isIdOfMail, isOfRecord } from '../../domain/alarms/ingest/event-ids.ts';
import { attributesHash, textsPart } from '../../domain/alarms/ingest/write-alarms.ts';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { type AlarmState, rankOf } from '../../domain/alarms/model/state.ts';
import { opens } from '../../domain/alarms/rows/alarm-event.ts';
import type { AlarmIds } from '../../domain/alarms/rows/alarm-ids.ts';
import { readStatesByFingerprint } from '../../domain/alarms/rows/alarm-state-rows.ts';
import type { EventRow } from '../../domain/changes/changes-message.ts';
import { diffReadings, newestPerAlarm, type Reading } from '../../domain/repair/reparse/diff-readings.ts';
import { eventsOfKeptMails } from '../../domain/repair/reparse/kept-mails.ts';
import { missingEvents } from '../../domain/repair/reparse/missing-events.ts';
import type { Reparse, ReparseSample } from '../../domain/repair/reparse/reparse.ts';
import type { WindowWrite } from '../../domain/repair/reparse/write-window.ts';
import { type DeadLetterMessage, noSource } from '../../ingest/messages/messages.ts';
import { envelopeOf, itemsOf } from '../../ingest/messages/stored-message.ts';
import type { IntegrationReading } from '../../ingest/normalise/integration-settings.ts';
import { normaliseMessage } from '../../ingest/normalise/normalise-message.ts';
import { mailOf } from '../../ingest/normalise/reading/mail-text.ts';
import type { Database } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { findVerdicts } from '../../warehouse/queries/outcomes.ts';
import { findRawMessages, type RawMessageRow, type Span } from '../../warehouse/queries/raw-messages.ts';
import { findStoredEvents } from '../../warehouse/queries/stored-events.ts';

type Outcomes = DeadLetterMessage['outcomes'];

/** Readings of one span of an integration's messages by a new version, before comparison. */
export interface ReadSpan {
  span: Span;
  payloadIds: Set<string>;
  events: Array<{ event: IdentifiedEvent; receivedAt: number; payload: string }>;
  messages: Array<{ message: RawMessageRow; payloadIds: string[]; notApplied: Outcomes }>;
  /** True if events have the id of a record that other payloads may contain too. */
  holdsRecords: boolean;
  /** Mails of earlier releases, identified by their Message-ID: others may be stored under the same ids. */
  mailsByMessageId: Set<string>;
}

type Range = Pick<Reparse, 'customerId' | 'systemId'>;

/** Reads a span of stored messages with a version of the normaliser. */
export async function readSpan(
  warehouse: WarehouseClient,
  { customerId, systemId }: Range,
  reading: IntegrationReading,
  span: Span,
): Promise<ReadSpan> {
  const read: ReadSpan = {
    span: { from: span.from, to: span.to },
    payloadIds: new Set(),
    events: [],
    messages: [],
    holdsRecords: false,
    mailsByMessageId: new Set(),
  };
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
    if (message.door !== 'email') continue;
    for (const { payloadId, text } of itemsOf(systemId, message)) {
      const mail = mailOf(text);
      if (mail && !isIdOfMail(payloadId, systemId, mail)) read.mailsByMessageId.add(payloadId);
    }
  }
  read.holdsRecords = read.events.some(({ event }) => isOfRecord(event));
  return read;
}

/** A span with the warehouse's data on its payloads: stored events, and verdicts on payloads without events. */
export interface StoredSpan extends ReadSpan {
  stored: EventRow[];
  verdicts: Awaited<ReturnType<typeof findVerdicts>>;
}

/** Reads the warehouse's data on a span's payloads, and on the records that they contain. */
export async function findStored(
  warehouse: WarehouseClient,
  range: Range,
  read: ReadSpan,
): Promise<Pick<StoredSpan, 'stored' | 'verdicts'>> {
  const [stored, verdicts] = await Promise.all([
    findStoredEvents(warehouse, {
      ...range,
      ...read.span,
      // without a record id, an event belongs to its payload only
      eventIds: read.events.filter(({ event }) => isOfRecord(event)).map(({ event }) => event.eventId),
    }),
    findVerdicts(warehouse, { ...range, ...read.span }),
  ]);
  return { stored, verdicts };
}

const noPayloads: ReadonlySet<string> = new Set();

export interface ComparedSpan {
  write: WindowWrite;
  letters: DeadLetterMessage[];
  counts: Omit<Reparse['counts'], 'total'>;
  samples: ReparseSample[];
}

/**
 * Returns the writes that make a span match the readings of the new version. Numbers of new alarms are taken from the
 * customer's counter; a dry run takes none and assigns negative ones.
 * @param now version of the rows, milliseconds since the epoch: far above those of the live pipeline
 */
export async function compareSpan(
  deps: { db: Database; ids: AlarmIds },
  reparse: Reparse,
  read: StoredSpan,
  now: number,
): Promise<ComparedSpan> {
  const { customerId, systemId, isDryRun } = reparse;
  const isReplay = reparse.kind === 'REPLAY';
  const { verdicts } = read;
  const events = isReplay ? missingEvents(read.events, read.stored) : read.events;
  const fingerprints = [...new Set(events.map(({ event }) => event.fingerprint))];
  const known = await readStatesByFingerprint(deps.db, customerId, fingerprints);
  const numbers = new Map(known.map((state) => [state.fingerprint, state.id]));
  const unknown = fingerprints.filter((fingerprint) => !numbers.has(fingerprint));
  const held = isDryRun ? unknown.map((_, index) => -1 - index) : await deps.ids.hold(customerId, unknown.length);
  for (const [index, fingerprint] of unknown.entries()) numbers.set(fingerprint, held[index] as number);
  const readings = events.map(({ event, receivedAt, payload }): Reading => {
    const alarmId = numbers.get(event.fingerprint) as number;
    return { event, alarmId, systemId, receivedAt, payload };
  });
  const firstOf = new Map([...readings].reverse().map((reading) => [reading.event.fingerprint, reading]));
  const newAlarms = unknown.map((fingerprint) => firstOf.get(fingerprint) as Reading);
  const stored = eventsOfKeptMails(read.stored, readings, read.mailsByMessageId);
  // a replay takes nothing away
  const difference = diffReadings(readings, isReplay ? noPayloads : read.payloadIds, stored, now);
  const newest = newestPerAlarm(readings);
  for (const state of known) {
    const reading = newest.get(state.id);
    if (reading && saysOtherwise(reading, state)) difference.touched.add(state.id);
  }
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
      rows: isReplay ? difference.rows.map((row) => ({ ...row, isReplayed: true })) : difference.rows,
      touched: difference.touched,
      successors: difference.successors,
      newest,
    },
    letters,
    counts: {
      payloads: read.payloadIds.size,
      ...difference.counts,
      ...(isReplay && { events: read.events.length, unchanged: read.events.length - difference.counts.added }),
      mended: letters.flatMap((letter) => letter.outcomes).filter((one) => one.outcome === 'settled').length,
      rejected: notApplied.filter((one) => one.outcome === 'rejected').length,
      dropped: notApplied.filter((one) => one.outcome === 'dropped').length,
      newAlarms: newAlarms.length,
      touchedAlarms: difference.touched.size,
    },
    samples: difference.samples,
  };
}

/** Returns true if an unchanged event gives its alarm other attributes: those that events do not store. */
function saysOtherwise({ event }: Reading, { newestEvent, latestAlarmAt, ...state }: AlarmState): boolean {
  const said = attributesHash({ event, texts: event }, '');
  if (event.eventId === newestEvent.id) return said !== state.attributesHash;
  // after a return, the texts are still those of the last activation
  const isLast = opens(event.kind) && Date.parse(event.occurredAt) === latestAlarmAt;
  return isLast && newestEvent.rank === rankOf('RTN') && textsPart(said) !== textsPart(state.attributesHash);
}

/** Returns dead letters for payloads whose verdict differs from the stored one. */
function lettersOf(
  { customerId, systemId, normaliser, kind }: Reparse,
  read: ReadSpan,
  said: ReadonlyMap<string, { outcome: string; reason: string }>,
  now: number,
): DeadLetterMessage[] {
  const letters: DeadLetterMessage[] = [];
  for (const { message, payloadIds, notApplied } of read.messages) {
    const refused = new Set(notApplied.map((one) => one.payloadId));
    const outcomes: Outcomes = notApplied.filter((one) => {
      // what was applied before stays
      if (kind === 'REPLAY') return false;
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
      source: noSource,
      at: now,
      outcomes,
    });
  }
  return letters;
}
