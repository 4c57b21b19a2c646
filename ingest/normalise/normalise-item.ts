import { alarmIdentity } from '../../domain/alarms/ingest/alarm-identity.ts';
import { eventId, isIdOfMail, mailRecordId } from '../../domain/alarms/ingest/event-ids.ts';
import {
  applied,
  type CanonicalEvent,
  dropped,
  type IdentifiedEvent,
  type Outcome,
  type ReasonKind,
  rejected,
} from '../../domain/alarms/model/canonical-event.ts';
import { payloadTexts } from '../../texts/server/payloads.ts';
import { capText, cleanEvent, cleanText, identifiedEvent } from './clean-event.ts';
import { cmmsAttributesOf } from './cmms-attributes.ts';
import {
  earliestEventMs,
  eventsPerPayloadMax,
  futureToleranceHours,
  reasonTextMaxLength,
  recordIdMaxLength,
} from './limits.ts';
import { mailOf } from './reading/mail-text.ts';
import type { Normaliser, NormaliserSettings } from './reading/normaliser.ts';
import { unverifiedSenderOf } from './unverified-sender.ts';

export interface NormaliseItemInput {
  normaliser: Normaliser;
  /** The item as sent. */
  payload: string;
  payloadId: string;
  customerId: number | string;
  systemId: number | string;
  settings: NormaliserSettings;
  /** Receipt by a door, UTC ms: the reference for "in the future", so that a reparse decides the same. */
  receivedAtMs: number;
}

/**
 * Reads one item into events with their ids, storable and of bounded size. `dropped` when the integration's settings
 * leave out every event of it; `rejected`, never thrown, for everything that cannot be read, identified or dated.
 * Position is counted before anything is left out, so a changed setting does not change ids.
 */
export function normaliseItem(input: NormaliseItemInput): Outcome<IdentifiedEvent[]> {
  try {
    const read = input.normaliser.normalise(input.payload, input.settings);
    if (read.outcome !== 'applied') return { ...read, reason: storable(read.reason) };
    return identify(input, read.value);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return rejected(storable(payloadTexts.failed(input.normaliser.version, message)), 'failed');
  }
}

function identify(input: NormaliseItemInput, read: readonly CanonicalEvent[]): Outcome<IdentifiedEvent[]> {
  if (read.length === 0) return dropped(payloadTexts.noEvent, 'no_event');
  if (read.length > eventsPerPayloadMax) {
    return rejected(payloadTexts.tooManyEvents(eventsPerPayloadMax), 'too_many_events');
  }
  const events: IdentifiedEvent[] = [];
  const ids = new Set<string>();
  const leftOut: string[] = [];
  const origin = originOf(input);
  const isLeftOut = exclusionOf(input.settings);
  for (const [position, asRead] of read.entries()) {
    const event = cleanEvent(asRead);
    const problem = problemOf(event, input.receivedAtMs);
    if (problem !== null) return rejected(storable(problem.reason), problem.kind);
    const exclusion = isLeftOut(event);
    if (exclusion !== null) leftOut.push(storable(exclusion));
    else {
      const identified = withIds(input, event, position, origin);
      // a list may contain two copies of one record
      if (ids.has(identified.eventId)) continue;
      ids.add(identified.eventId);
      events.push(identified);
    }
  }
  const [firstReason] = leftOut;
  if (firstReason === undefined) return applied(events);
  return events.length === 0 ? dropped(firstReason, 'setting') : { outcome: 'applied', value: events, leftOut };
}

interface Origin {
  /** Added to each of its events: why its sender was not verified, and its attributes for maintenance systems. */
  said: Pick<IdentifiedEvent, 'unverifiedSender' | 'cmmsAttributes'>;
  /** It is a mail, identified by its content: its events stay its own. Those of earlier releases keep their ids. */
  isOwnRecord: boolean;
}

function originOf({ payload, payloadId, systemId }: NormaliseItemInput): Origin {
  const mail = mailOf(payload);
  const unverifiedSender = mail && unverifiedSenderOf(mail);
  const cmmsAttributes = cmmsAttributesOf(payload);
  return {
    said: { ...(unverifiedSender && { unverifiedSender }), ...(cmmsAttributes && { cmmsAttributes }) },
    isOwnRecord: mail !== null && isIdOfMail(payloadId, systemId, mail),
  };
}

function withIds(
  input: NormaliseItemInput,
  read: CanonicalEvent,
  position: number,
  { said, isOwnRecord }: Origin,
): IdentifiedEvent {
  const { customerId, systemId, payloadId } = input;
  const event =
    isOwnRecord && read.sourceRecordId === null ? { ...read, sourceRecordId: mailRecordId(payloadId, position) } : read;
  const { sourceRecordId, kind, occurredAt } = event;
  return identifiedEvent(event, {
    eventId: eventId({ customerId, systemId, sourceRecordId, payloadId, position, kind, occurredAt }),
    payloadId,
    position,
    fingerprint: alarmIdentity(systemId, event),
    ...said,
  });
}

/** Returns why an event cannot be accepted at all, or null. */
function problemOf(event: CanonicalEvent, receivedAtMs: number): { reason: string; kind: ReasonKind } | null {
  if (`${event.pointPath}${event.pointName}${event.message}`.trim() === '') {
    return { reason: payloadTexts.unidentified, kind: 'unidentified' };
  }
  if ((event.sourceRecordId?.length ?? 0) > recordIdMaxLength) {
    return { reason: payloadTexts.longRecordId(recordIdMaxLength), kind: 'record_id' };
  }
  for (const at of [event.occurredAt, event.normalAt, event.ackedAt]) {
    if (at === null) continue;
    const ms = Date.parse(at);
    if (!(ms >= earliestEventMs)) {
      return { reason: payloadTexts.tooEarly(at, new Date(earliestEventMs).getUTCFullYear()), kind: 'time' };
    }
    if (ms > receivedAtMs + futureToleranceHours * 3_600_000) {
      return { reason: payloadTexts.tooLate(at, futureToleranceHours), kind: 'time' };
    }
  }
  return null;
}

/** INT.11: returns a function that gives the reason why the settings leave an event out, or null. */
function exclusionOf(settings: NormaliserSettings): (event: CanonicalEvent) => string | null {
  const states = settings.ignorableStates.map(fold).filter((state) => state !== '');
  const texts = settings.excludedAlarmTexts.map(fold).filter((text) => text !== '');
  if (states.length === 0 && texts.length === 0) return () => null;
  return (event) => {
    const given = [fold(event.toState ?? ''), event.sourceState];
    const state = states.find((ignorable) => given.includes(ignorable));
    if (state !== undefined) return payloadTexts.ignorableState(state);
    const message = event.message.toLowerCase();
    const text = texts.find((excluded) => message.includes(excluded));
    return text === undefined ? null : payloadTexts.excludedText(text);
  };
}

const fold = (text: string): string => text.trim().toLowerCase();
const storable = (reason: string): string => capText(cleanText(reason), reasonTextMaxLength);
