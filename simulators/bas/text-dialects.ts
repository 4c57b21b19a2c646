import { uuidOf } from '../../platform/ids.ts';
import { alarmState, type Dialect, iso, isReturn } from './dialect.ts';

/** oBIX: the answer of an alarm query as a text of XML, one record an activation. */
export const obix: Dialect = (occurrence) => {
  const { row, at, activation, activatedAt } = occurrence;
  const normal = isReturn(occurrence) ? `val="${iso(at)}"` : 'null="true"';
  return [
    '<obj is="obix:AlarmQueryOut"><int name="count" val="1"/><list name="data" of="obix:Alarm">',
    `<obj href="/obix/alarm/${uuidOf('obix', activation)}" is="obix:Alarm obix:StatefulAlarm obix:PointAlarm">`,
    `<str name="sourceName" val="${xml(`RoofJace:${row.point}`)}"/>`,
    `<abstime name="timestamp" val="${iso(activatedAt)}"/><abstime name="normalTimestamp" ${normal}/>`,
    `<int name="priority" val="${xml(row.priority)}"/><str name="alarmClass" val="defaultAlarmClass"/>`,
    `<str name="presentValue" val="${xml(row.value)}"/>`,
    `<str name="fromState" val="Normal"/><str name="toState" val="${xml(alarmState(occurrence))}"/>`,
    `<str name="msgText" val="${xml(row.message)}"/></obj></list></obj>`,
  ].join('');
};

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A line of CSV below its header, as the derived log has it. */
export const csv: Dialect = ({ row, at }) => {
  const cells = [iso(at), row.point, row.event, row.fromState, row.toState, row.value, row.priority, row.message];
  const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return `timestamp,point,event,fromState,toState,value,priority,message\n${quoted}`;
};
