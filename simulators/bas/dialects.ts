import { format } from 'node:util';
import { TZDate } from '@date-fns/tz';
import { uuidOf } from '../../platform/ids.ts';
import type { LogRow } from './derived-log.ts';

/** A row on its way out: when it happens in the demo, and the activation a return belongs to. */
export interface Occurrence {
  row: LogRow;
  at: number;
  /** Tells one activation of a point and message from the next; a return carries that of its alarm. */
  activation: string;
  activatedAt: number;
}

/** How a building system words an occurrence; returns one item of a request. */
export type Dialect = (occurrence: Occurrence) => unknown;

/** The building's own zone. */
export const buildingZone = 'America/Chicago';
const iso = (ms: number): string => new Date(ms).toISOString();

/** Niagara 4: one record an activation, sent again with its normal time filled. */
const niagara: Dialect = ({ row, at, activation, activatedAt }) => {
  const isNormal = row.event === 'RTN';
  const [, name = row.point] = row.point.split('.');
  return {
    uuid: uuidOf('building', activation),
    timestamp: iso(activatedAt),
    sourceState: isNormal ? 'normal' : 'offnormal',
    ackState: 'unacked',
    ackRequired: true,
    source: `local:|station:|slot:/Drivers/BacnetNetwork/S_7/points/${name}/AlarmExt`,
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
      alarmValue: row.value,
      fromState: 'Normal',
      toState: isNormal ? row.fromState : row.toState,
      TimeZone: 'America/Chicago (-6/-5)',
    },
  };
};

/** WebCTRL: a row written to its database for the alarm and one for the return, in local time without a zone. */
const webctrl: Dialect = ({ row, at }) => {
  const [box = row.point, point = ''] = row.point.split('.');
  const local = new TZDate(at, buildingZone).toISOString();
  return {
    EVENT_TIME_: `${local.slice(0, 10)} ${local.slice(11, 19)}`,
    SOURCE_PATH_: `#vav/${box.toLowerCase()}`,
    DISPLAY_NAME_: format('Main Building/First Floor/%s/%s', box, point),
    EVENT_STATE_: row.event === 'RTN' ? 'NORMAL' : row.toState.toUpperCase(),
    RA_TEXT_: row.event === 'RTN' ? `${row.message} returned to normal` : row.message,
  };
};

/** The inbound API's own form. */
const generic: Dialect = ({ row, at }) => ({
  timestamp: iso(at),
  point: row.point,
  event: row.event,
  fromState: row.fromState,
  toState: row.toState,
  value: row.value,
  priority: row.priority,
  message: row.message,
});

export const dialects = { niagara, webctrl, generic } as const;
export type DialectName = keyof typeof dialects;
