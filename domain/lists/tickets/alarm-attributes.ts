import { countFields } from '../../constants.ts';
import type { Ticket } from '../../work/model/ticket.ts';
import { alarmColumn, propertyColumn } from '../alarms/alarm-columns.ts';
import type { AlarmRow } from '../alarms/alarm-row.ts';
import type { Column, ColumnType } from '../criteria/column.ts';
import { anyOf, type Expression, isBlank, isIn, not, some } from '../criteria/expression.ts';
import { whole } from '../criteria/filter.ts';
import { alarmsOnTicket } from './alarms-on-ticket.ts';

/** Attributes of alarms by which tickets are grouped and found (ANA.2): what every alarm has, then its properties. */

type CountField = (typeof countFields)[number];
export const isCountField = (name: string): name is CountField => (countFields as readonly string[]).includes(name);

/** Column of each attribute that every alarm has. */
export const attributeColumns: Record<CountField, Column<AlarmRow>> = {
  alarmId: alarmColumn.id,
  externalSystemId: alarmColumn.systemId,
  point: alarmColumn.pointPath,
  stationPath: alarmColumn.stationPath,
  condition: alarmColumn.condition,
  alarmClass: alarmColumn.alarmClass,
  alarmType: alarmColumn.alarmType,
  priority: alarmColumn.priority,
};

const readers: Partial<Record<ColumnType, (value: string) => number>> = {
  int: whole('Alarm Attribute'),
  bigint: whole('Alarm Attribute', Number.MAX_SAFE_INTEGER),
};

/** Splits a filter's value, as `building=North`, into an attribute and its value; null if it is none. */
export function attributeOf(given: string): { name: string; value: string } | null {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(given) ?? [];
  return name === undefined || value === undefined ? null : { name, value };
}

/**
 * Condition that an alarm of the ticket has an attribute's value. An empty one stands for tickets no alarm of which has any.
 * @throws AppError INVALID for a value that is no number, of an attribute that is one.
 */
export function hasAttribute({ name, value }: { name: string; value: string }): Expression<Ticket> {
  const column = isCountField(name) ? attributeColumns[name] : propertyColumn(name);
  if (value === '') {
    // an empty text is none
    const none = column.type === 'text' ? anyOf(isBlank(column), isIn(column, '')) : isBlank(column);
    return not(some(alarmsOnTicket, not(none)));
  }
  const read = readers[column.type];
  return some(alarmsOnTicket, isIn(column, read ? read(value) : value));
}
