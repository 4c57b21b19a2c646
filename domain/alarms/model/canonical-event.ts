/**
 * The canonical event, as every normaliser emits it for any source. Times are UTC instants as ISO strings with
 * milliseconds; text fields are as the source sent them unless noted otherwise.
 */

export const eventKinds = ['ALARM', 'ALERT', 'RTN', 'ACK', 'UPDATE'] as const;
/**
 * ALARM and ALERT open an activation, RTN (return to normal) ends it, ACK acknowledges it, UPDATE changes attributes
 * only.
 */
export type EventKind = (typeof eventKinds)[number];

export const sourceStates = ['normal', 'offnormal', 'fault', 'alert'] as const;
/** The coarse state of the point that the event reports. */
export type SourceState = (typeof sourceStates)[number];

export interface CanonicalEvent {
  kind: EventKind;
  /** When the reported transition happened, on the source's clock. */
  occurredAt: string;
  /** The vendor's record id; null for stream sources. */
  sourceRecordId: string | null;
  /** Full source path of the point. */
  pointPath: string;
  pointName: string;
  /** Station, engine or device that holds or owns the point. */
  stationPath: string;
  /** Condition of the point; null where the point itself is the key. */
  condition: string | null;
  message: string;
  fromState: string | null;
  toState: string | null;
  sourceState: SourceState;
  priorityRaw: string | null;
  /** 0 to 5, 5 most urgent, 0 none; by the integration's priority table. */
  priority: number;
  alarmClass: string | null;
  normalAt: string | null;
  ackedAt: string | null;
  /** A person, or null ("Unknown User" is nobody). */
  ackedBy: string | null;
  ackRequired: boolean | null;
  /** In `units`; null when the text is not a usable number. */
  value: number | null;
  valueText: string | null;
  limitHigh: number | null;
  limitLow: number | null;
  deadband: number | null;
  units: string | null;
  /** Never followed by the server. */
  hyperlink: string | null;
}

/** A canonical event with the ids that make every hop idempotent (ARCH.1). */
export interface IdentifiedEvent extends CanonicalEvent {
  /** Deterministic UUID: the same fact read again gets the same id. */
  eventId: string;
  payloadId: string;
  /** Position of the event among those its payload yields. */
  position: number;
  /** Alarm of the system that it belongs to: deterministic UUID of (system, point, condition). */
  fingerprint: string;
  /** Findings about the sender of a mail that was not verified, in words. */
  unverifiedSender?: string | null;
  /** CMMS attributes of the item. */
  cmmsAttributes?: Record<string, string> | null;
}

/** Kind of a reason, for counting; the reason itself explains it in words. */
export type ReasonKind =
  | 'unreadable'
  | 'no_event'
  | 'too_many_events'
  | 'unidentified'
  | 'sender'
  | 'record_id'
  | 'time'
  | 'setting'
  | 'integration'
  | 'failed'
  | 'refused'
  | 'reparsed'
  | 'sent_again'
  | 'dismissed';

/**
 * Outcome of one payload. Nothing is ever dropped or rejected without a reason; `leftOut` has one reason for each event
 * of an applied payload that the integration's settings dropped while others of it remain.
 */
export type Outcome<T> =
  | { outcome: 'applied'; value: T; leftOut?: string[] }
  | { outcome: 'dropped'; reason: string; kind: ReasonKind }
  | { outcome: 'rejected'; reason: string; kind: ReasonKind };

export const applied = <T>(value: T): Outcome<T> => ({ outcome: 'applied', value });
export const dropped = <T>(reason: string, kind: ReasonKind): Outcome<T> => ({ outcome: 'dropped', reason, kind });
export const rejected = <T>(reason: string, kind: ReasonKind): Outcome<T> => ({ outcome: 'rejected', reason, kind });
