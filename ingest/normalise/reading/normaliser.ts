import type { CanonicalEvent, Outcome } from '../../../domain/alarms/model/canonical-event.ts';
import type { PriorityTable } from '../../../domain/integrations/priority-table.ts';

/** Settings of an integration that determine how its payloads are read. */
export interface NormaliserSettings {
  /** IANA zone of times without an offset: `exportConfig.timezone`, else the customer's `defaultTimezone`. */
  timezone: string;
  /** `etlTimestampOffset`: hours added to times without a zone. */
  timestampOffsetHours: number;
  /** `etlIgnorableStates`: compared with `toState` and `sourceState`, regardless of case. */
  ignorableStates: readonly string[];
  /** `excludedAlarmTexts`: substrings of `message`, regardless of case. */
  excludedAlarmTexts: readonly string[];
  /** null when the customer's flag isBASPriorityEnabled is off: every priority is then 0. */
  priorities: PriorityTable | null;
  /**
   * Only read by the generic normalisers: maps JSON fields to canonical fields (domain/integrations/field-map.ts). Pass
   * the same object for every payload of an integration: what is built from it is cached by the object.
   */
  fieldMap?: unknown;
}

/**
 * Reads one payload (one item of a request, as sent) into the events it states. Pure: same text and settings, same
 * result; never throws for any input, a payload it cannot read is `rejected` with a reason a person can act on. Its
 * behaviour is frozen once released: a fix is a new version.
 */
export interface Normaliser {
  /** e.g. `niagara-n4-json-1`; the value of `etlNormalizeVersion`. */
  version: string;
  /**
   * `record`: the same record is sent again with more fields filled in. `stream`: each message is one event. `mapped`:
   * either, as the integration's field map defines; an event with a `sourceRecordId` is a record's.
   */
  mode: 'record' | 'stream' | 'mapped';
  normalise(payload: string, settings: NormaliserSettings): Outcome<CanonicalEvent[]>;
}
