import type { CanonicalEvent, EventKind, SourceState } from '../../../domain/alarms/model/canonical-event.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import {
  flagOf,
  isRow,
  personOf,
  type Row,
  readRows,
  requiredTime,
  textOf,
  textOrNull,
  Unreadable,
} from '../reading/payload.ts';
import { singleEvent } from '../reading/single-event.ts';
import { isAbsentTime } from '../reading/times.ts';

/**
 * BACnet event notification as a gateway's JSON: a stream. Device, object and event type are the key: each event type
 * of an object returns independently. The priority is that of the transition, as sent. An ack-notification
 * acknowledges, whatever state it repeats.
 */
export const bacnetJson1: Normaliser = {
  version: 'bacnet-json-1',
  mode: 'stream',
  normalise: (payload, settings) => readRows(payload, (row) => [read(row, settings)]),
};

function read(row: Row, settings: NormaliserSettings): CanonicalEvent {
  const device = required(row, 'initiatingDeviceIdentifier');
  const object = required(row, 'eventObjectIdentifier');
  const toState = required(row, 'toState');
  const coarse = stateOf(toState);
  const priorityRaw = textOrNull(row.priority);
  const alarmClass = textOrNull(row.notificationClass);
  return singleEvent({
    kind: kindOf(textOf(row.notifyType), coarse),
    at: requiredTime('timeStamp', timeOf(row), settings),
    pointPath: object,
    pointName: textOf(row.objectName) || object,
    stationPath: device,
    condition: textOrNull(row.eventType),
    message: textOf(row.messageText),
    fromState: textOrNull(row.fromState),
    toState,
    sourceState: coarse,
    priorityRaw,
    priority: mapPriority(settings.priorities, { priorityRaw, alarmClass }),
    alarmClass,
    ackRequired: flagOf(row.ackRequired),
    ackedBy: personOf(row.ackSource),
  });
}

function required(row: Row, name: string): string {
  const text = textOf(row[name]);
  if (text === '') throw new Unreadable(payloadTexts.missing(name));
  return text;
}

/** A BACnet time stamp may be a date and time, a time of day or a sequence number: the last two have no date. */
function timeOf(row: Row): unknown {
  const stamp = isRow(row.timeStamp) ? row.timeStamp.dateTime : row.timeStamp;
  const namesDay = !isAbsentTime(stamp) && /^\s*\d{3}/.test(textOf(stamp));
  return namesDay ? stamp : (row.receivedAt ?? stamp);
}

const word = (text: string, prefix: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(prefix, '');

function kindOf(notifyType: string, coarse: SourceState): EventKind {
  const type = word(notifyType, 'notify-type-').replace(/^notify-/, '');
  if (type === 'ack-notification' || type === '2') return 'ACK';
  return coarse === 'normal' ? 'RTN' : 'ALARM';
}

function stateOf(state: string): SourceState {
  const fine = word(state, 'event-state-');
  if (fine === 'normal' || fine === '0') return 'normal';
  return fine === 'fault' || fine === '1' ? 'fault' : 'offnormal';
}
