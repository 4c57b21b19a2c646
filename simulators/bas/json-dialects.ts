import { format } from 'node:util';
import { uuidOf } from '../../platform/ids.ts';
import { alarmState, type Dialect, iso, isReturn, localTime, partsOf } from './dialect.ts';

/** Niagara 4: one record an activation, sent again with its normal time filled. */
export const niagara: Dialect = ({ row, at, activation, activatedAt, alarmValue }) => {
  const isNormal = row.event === 'RTN';
  const slot = row.point.replaceAll(/\W/g, '_');
  return {
    uuid: uuidOf('building', activation),
    timestamp: iso(activatedAt),
    sourceState: isNormal ? 'normal' : 'offnormal',
    ackState: 'unacked',
    ackRequired: true,
    source: `local:|station:|slot:/Drivers/BacnetNetwork/S_7/points/${slot}/AlarmExt`,
    alarmClass: 'defaultAlarmClass',
    priority: Number(row.priority),
    normalTime: isNormal ? iso(at) : null,
    ackTime: null,
    user: 'Unknown User',
    alarmTransition: 'offnormal',
    lastUpdate: iso(at),
    alarmData: {
      sourceName: `RoofJace:${row.point}`,
      msgText: row.message,
      presentValue: row.value,
      alarmValue,
      fromState: 'Normal',
      toState: isNormal ? row.fromState : row.toState,
      TimeZone: 'America/Chicago (-6/-5)',
    },
  };
};

/** WebCTRL: a row written to its database for the alarm and one for the return, in local time without a zone. */
export const webctrl: Dialect = ({ row, at }) => {
  const [box = row.point, point = ''] = row.point.split('.');
  return {
    EVENT_TIME_: localTime(at),
    SOURCE_PATH_: `#vav/${box.toLowerCase()}`,
    DISPLAY_NAME_: format('Main Building/First Floor/%s/%s', box, point),
    EVENT_STATE_: row.event === 'RTN' ? 'NORMAL' : row.toState.toUpperCase(),
    RA_TEXT_: row.event === 'RTN' ? `${row.message} returned to normal` : row.message,
  };
};

/** The inbound API's own form. */
export const generic: Dialect = ({ row, at }) => ({
  timestamp: iso(at),
  point: row.point,
  event: row.event,
  fromState: row.fromState,
  toState: row.toState,
  value: row.value,
  priority: row.priority,
  message: row.message,
});

/** Metasys REST v4: an alarm is a record, its return another. */
export const metasys: Dialect = (occurrence) => {
  const { row, at, activation } = occurrence;
  const id = uuidOf('metasys', activation, row.event);
  const [equipment, point] = partsOf(row.point);
  return {
    self: `https://metasys.example/api/v4/alarms/${id}`,
    id,
    itemReference: `site:NAE1/FC-1.${equipment}.${point}`,
    name: point,
    message: isReturn(occurrence) ? '' : row.message,
    isAckRequired: !isReturn(occurrence),
    type: `alarmValueEnumSet.${metasysType(occurrence)}`,
    priority: Number(row.priority),
    triggerValue: { value: row.value.split(' ')[0], units: 'unitEnumSet.noUnits' },
    creationTime: iso(at),
    isAcknowledged: false,
    isDiscarded: false,
    category: 'objectCategoryEnumSet.hvacCategory',
    objectUrl: `https://metasys.example/api/v4/objects/${uuidOf('metasys-object', row.point)}`,
  };
};

function metasysType(occurrence: Parameters<Dialect>[0]): string {
  if (isReturn(occurrence)) return 'avNormal';
  const types: Record<string, string> = { 'High Limit': 'avHiAlarm', 'Low Limit': 'avLoAlarm', Fault: 'avFault' };
  return types[alarmState(occurrence)] ?? 'avAlarm';
}

/** Metasys REST v2: the same with numbers for its enumerations. */
export const metasysV2: Dialect = (occurrence) => {
  const { type, category, triggerValue, ...others } = metasys(occurrence) as Record<string, unknown>;
  const member = isReturn(occurrence) ? 0 : 68;
  return {
    ...others,
    typeUrl: `https://metasys.example/api/v2/enumSets/108/members/${member}`,
    triggerValue: {
      value: (triggerValue as { value: string }).value,
      unitsUrl: 'https://metasys.example/api/v2/enumSets/507/members/95',
    },
    categoryUrl: 'https://metasys.example/api/v2/enumSets/33/members/5',
  };
};

/** Desigo CC: one event an activation, read again when its source is quiet. */
export const desigo: Dialect = (occurrence) => {
  const { row, at, activation, activatedAt } = occurrence;
  const [equipment, point] = partsOf(row.point);
  return {
    eventId: uuidOf('desigo', activation),
    category: { CategoryId: 5, CategoryDescriptor: alarmState(occurrence) === 'Fault' ? 'Fault' : 'Medium' },
    creationTime: iso(activatedAt),
    messageText: [row.message],
    srcDesignation: `System1.ManagementView:ManagementView.FieldNetworks.B7.${equipment}.${point}.${alarmState(occurrence)}`,
    srcLocation: `Campus.B7.${equipment}`,
    srcName: point,
    srcDescriptor: `${equipment} ${point}`,
    srcState: isReturn(occurrence) ? 'Quiet' : 'Active',
    state: 'Unprocessed',
    suggestedAction: 'Acknowledge',
    inProcessBy: '',
    receivedAt: iso(at),
  };
};

/** EcoStruxure IT webhook: one record an activation, posted again when it is cleared. */
export const ecostruxureIt: Dialect = (occurrence) => {
  const { row, at, activation, activatedAt } = occurrence;
  const nanoseconds = (ms: number) => iso(ms).replace('Z', '456789Z');
  return {
    id: uuidOf('ecostruxure-it', activation),
    current_severity_peak: Number(row.priority) < 100 ? 'CRITICAL' : 'WARNING',
    device_details: { id: row.point, label: row.point, model: 'Controller', device_type: 'BAS', ips: [], macs: [] },
    location_details: { location_ancestors: [{ label: 'Main Building' }] },
    activation_details: {
      activated_at: nanoseconds(activatedAt),
      label: alarmState(occurrence),
      message: row.message,
    },
    updated_details: null,
    cleared_details: isReturn(occurrence) ? { cleared_at: nanoseconds(at) } : null,
  };
};

/** BACnet event notification as a gateway's JSON. */
export const bacnet: Dialect = (occurrence) => {
  const { row, at } = occurrence;
  const state = (name: string) => `EVENT_STATE_${name.toUpperCase().replace(' ', '_')}`;
  const [equipment, point] = partsOf(row.point);
  return {
    initiatingDeviceIdentifier: `device,${equipment}`,
    eventObjectIdentifier: `analog-input,${point}`,
    timeStamp: iso(at),
    notificationClass: 5,
    priority: Number(row.priority),
    eventType: `EVENT_TYPE_${alarmState(occurrence).toUpperCase().replace(' ', '_')}`,
    messageText: row.message,
    notifyType: 'ALARM',
    ackRequired: true,
    fromState: state(row.fromState),
    toState: state(row.toState),
    receivedAt: iso(at + 300),
  };
};
