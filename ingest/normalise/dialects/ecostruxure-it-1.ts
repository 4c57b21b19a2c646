import type { CanonicalEvent } from '../../../domain/alarms/model/canonical-event.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import {
  isRow,
  optionalTime,
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
 * EcoStruxure IT webhook, one alarm or a list of them: a mutable record by `id`, over when `cleared_details` are there.
 * Its severity is the highest it ever had, so a later copy may state another one: that is an update.
 */
export const ecostruxureIt1: Normaliser = {
  version: 'ecostruxure-it-1',
  mode: 'record',
  normalise: (payload, settings) => readRows(payload, (record) => read(record, settings)),
};

function read(record: Row, settings: NormaliserSettings): CanonicalEvent[] {
  const id = textOf(record.id);
  if (id === '') throw new Unreadable(payloadTexts.alarmWithoutId);
  const device = part(record, 'device_details');
  const activation = part(record, 'activation_details');
  const priorityRaw = textOrNull(record.current_severity_peak);
  const label = textOrNull(activation.label);
  const isCleared = isRow(record.cleared_details);
  return eventsOfRecord({
    fixed: {
      sourceRecordId: id,
      pointPath: textOf(device.id) || textOf(device.label),
      pointName: textOf(device.label) || textOf(device.id),
      stationPath: '',
      condition: label,
      message: textOf(activation.message) || (label ?? ''),
      priorityRaw,
      priority: mapPriority(settings.priorities, { priorityRaw, alarmClass: null }),
      alarmClass: null,
      ackRequired: null,
      limitHigh: null,
      limitLow: null,
      deadband: null,
      hyperlink: null,
    },
    opensAs: 'ALARM',
    startedAt: requiredTime('activated_at', activation.activated_at, settings),
    ackedAt: null,
    ackedBy: null,
    normalAt: isCleared ? requiredTime('cleared_at', part(record, 'cleared_details').cleared_at, settings) : null,
    updatedAt: optionalTime('updated_at', part(record, 'updated_details').updated_at, settings),
    normalState: 'Normal',
    alarmState: label,
    alarmSourceState: 'offnormal',
    alarmReading: nothingRead,
    currentReading: nothingRead,
  });
}

function part(record: Row, name: string): Row {
  const value = record[name];
  return isRow(value) ? value : {};
}
