import type { CanonicalEvent, SourceState } from '../../../domain/alarms/model/canonical-event.ts';
import { ownOf } from '../../../domain/own.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import { isoOf, type Row, readRow, requiredTime, textOf, Unreadable } from '../reading/payload.ts';

/**
 * WebCTRL / i-Vu write-to-database row with the default columns, as a JSON object: an event stream. A row has no id, no
 * acknowledgement, no priority and, on its return, no condition: so the point is the key. `SOURCE_PATH_` alone is
 * shared by several points; it is used as the station beside the location path of `DISPLAY_NAME_`.
 */
export const webctrlDb1: Normaliser = {
  version: 'webctrl-db-1',
  mode: 'stream',
  normalise: (payload, settings) => readRow(payload, (row) => [read(row, settings)]),
};

function read(row: Row, settings: NormaliserSettings): CanonicalEvent {
  const occurredAt = isoOf(requiredTime('EVENT_TIME_', column(row, 'EVENT_TIME_'), settings));
  const pointPath = required(row, 'DISPLAY_NAME_');
  const state = required(row, 'EVENT_STATE_');
  const sourceState = sourceStateOf(state);
  const isReturn = sourceState === 'normal';
  return {
    kind: isReturn ? 'RTN' : 'ALARM',
    occurredAt,
    sourceRecordId: null,
    pointPath,
    pointName: pointPath.slice(pointPath.lastIndexOf('/') + 1).trim() || pointPath,
    stationPath: textOf(column(row, 'SOURCE_PATH_')),
    condition: null,
    message: textOf(column(row, 'RA_TEXT_')),
    fromState: null,
    toState: state,
    sourceState,
    priorityRaw: null,
    priority: 0,
    alarmClass: null,
    normalAt: isReturn ? occurredAt : null,
    ackedAt: null,
    ackedBy: null,
    ackRequired: null,
    value: null,
    valueText: null,
    limitHigh: null,
    limitLow: null,
    deadband: null,
    units: null,
    hyperlink: null,
  };
}

function required(row: Row, name: string): string {
  const text = textOf(column(row, name));
  if (text === '') throw new Unreadable(payloadTexts.missing(name));
  return text;
}

/** Some databases return column names in lower case. */
function column(row: Row, name: string): unknown {
  return ownOf(row, name) ?? ownOf(row, name.toLowerCase());
}

function sourceStateOf(state: string): SourceState {
  const word = state.replace(/[\s_]+/g, ' ').toLowerCase();
  if (word === 'normal') return 'normal';
  return word === 'fault' ? 'fault' : 'offnormal';
}
