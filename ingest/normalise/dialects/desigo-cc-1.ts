import type { CanonicalEvent } from '../../../domain/alarms/model/canonical-event.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import {
  isRow,
  optionalTime,
  personOf,
  type Row,
  readRows,
  requiredTime,
  textOf,
  textOrNull,
  Unreadable,
} from '../reading/payload.ts';
import { eventsOfRecord } from '../reading/record-events.ts';

const nothingRead = { value: null, valueText: null, units: null };

/**
 * Desigo CC event object: a mutable record by `eventId`. The same return leads to different event states, depending on
 * the acknowledgement model and on who handled the event: so the source state alone states that it returned, leaving
 * Unprocessed that it was acknowledged, and Closed that the record is over. An event has the time of its creation only;
 * later changes happened when the copy was read (`receivedAt`), if the pump sends it.
 */
export const desigoCc1: Normaliser = {
  version: 'desigo-cc-1',
  mode: 'record',
  normalise: (payload, settings) => readRows(payload, (event) => read(event, settings)),
};

function read(event: Row, settings: NormaliserSettings): CanonicalEvent[] {
  const id = textOf(event.eventId);
  if (id === '') throw new Unreadable(payloadTexts.eventWithoutId);
  const startedAt = requiredTime('creationTime', event.creationTime, settings);
  const copiedAt = optionalTime('receivedAt', event.receivedAt, settings) ?? startedAt;
  const state = word(event.state);
  const isClosed = state === 'closed';
  const isAcked = state !== '' && state !== 'unprocessed';
  const hasReturned = word(event.srcState) === 'quiet' || isClosed;
  const category = textOrNull(isRow(event.category) ? event.category.CategoryDescriptor : event.category);
  const designation = textOf(event.srcDesignation);
  return eventsOfRecord({
    fixed: {
      sourceRecordId: id,
      pointPath: designation || textOf(event.srcLocation),
      pointName: textOf(event.srcName) || textOf(event.srcDescriptor) || designation,
      stationPath: textOf(event.srcSystemId) || systemOf(designation),
      condition: category,
      message: textOf(event.messageText),
      priorityRaw: category,
      priority: mapPriority(settings.priorities, { priorityRaw: category, alarmClass: category }),
      alarmClass: category,
      ackRequired: null,
      limitHigh: null,
      limitLow: null,
      deadband: null,
      hyperlink: null,
    },
    opensAs: 'ALARM',
    startedAt,
    ackedAt: isAcked ? copiedAt : null,
    ackedBy: isAcked ? personOf(event.inProcessBy) : null,
    normalAt: hasReturned ? copiedAt : null,
    updatedAt: null,
    normalState: 'Quiet',
    alarmState: 'Active',
    alarmSourceState: category?.toLowerCase() === 'fault' ? 'fault' : 'offnormal',
    alarmReading: nothingRead,
    currentReading: nothingRead,
  });
}

/** "Ready to be closed", "ReadyToBeClosed". */
const word = (state: unknown): string => textOf(state).replace(/\s+/g, '').toLowerCase();

/** `System1` of `System1.ManagementView:…` */
function systemOf(designation: string): string {
  const dot = designation.indexOf('.');
  return dot < 0 ? '' : designation.slice(0, dot);
}
