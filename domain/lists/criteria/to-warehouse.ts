import { tokenOf } from '../../alarms/model/property.ts';
import type { ColumnType, Value } from './column.ts';
import type { Comparison, Expression } from './expression.ts';

/** A condition over the warehouse's `alarms`; values only ever as typed parameters. */
export interface WarehouseCondition {
  sql: string;
  params: Record<string, unknown>;
}

/**
 * The expression as ClickHouse SQL, the same on every row as `toPredicate`. Parameters are called c0, c1, …
 * @throws Error for a column that the warehouse does not hold: `warehouseCondition` refuses such criteria before.
 */
export function toWarehouse(expression: Expression): WarehouseCondition {
  const params: Record<string, unknown> = {};
  const bind = (type: string, value: unknown): string => {
    const name = `c${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };

  function compile(given: Expression): string {
    if (given.op === 'all') return given.of.length > 0 ? `(${given.of.map(compile).join(' AND ')})` : 'true';
    if (given.op === 'any') return given.of.length > 0 ? `(${given.of.map(compile).join(' OR ')})` : 'false';
    if (given.op === 'not') return `NOT (${compile(given.of)})`;
    if (given.op === 'some') throw new Error('The warehouse is asked of rows alone, not of others that belong to them');
    const { warehouse: column, type, isNullable, property } = given.column;
    if (column === null) throw new Error(`The warehouse does not hold ${given.column.postgres}`);
    if (property) return hasAny(column, property, given);
    if (given.op === 'blank') return isNullable ? `${column} IS NULL` : 'false';
    const sql = compare(column, type, given);
    // never null, so that a row is judged either way
    return isNullable ? `(${column} IS NOT NULL AND ${sql})` : sql;
  }
  function compare(column: string, type: ColumnType, given: Exclude<Comparison, { op: 'blank' }>): string {
    const as = typeOf[type];
    if (given.op === 'contains') return `position(${column}, ${bind('String', given.text)}) > 0`;
    if (given.op === 'in') {
      const values = given.values.map((value) => paramOf(type, value));
      return `${column} IN ${bind(`Array(${as})`, values)}`;
    }
    // those are asked of alarms' newest times, which the warehouse does not hold
    if (given.op === 'timeOfDay') throw new Error('The warehouse knows no times of day');
    const { min, max } = given;
    const lower = min === null ? [] : [`${column} >= ${bind(as, paramOf(type, min))}`];
    const upper = max === null ? [] : [`${column} <= ${bind(as, paramOf(type, max))}`];
    return `(${[...lower, ...upper].join(' AND ') || 'true'})`;
  }

  function hasAny(column: string, property: string, given: Comparison): string {
    if (given.op === 'blank') return `NOT has(${column}, ${bind('String', property)})`;
    if (given.op !== 'in') return 'false';
    const tokens = given.values.map((value) => tokenOf(property, String(value)));
    return `hasAny(${column}, ${bind('Array(String)', tokens)})`;
  }

  return { sql: compile(expression), params };
}

const typeOf: Record<ColumnType, string> = {
  text: 'String',
  uuid: 'UUID',
  int: 'Int64',
  bigint: 'UInt64',
  boolean: 'UInt8',
  time: `DateTime64(3, 'UTC')`,
  property: 'String',
};

/** Returns a parameter; times as seconds with three decimals, which DateTime64 reads in any server timezone. */
function paramOf(type: ColumnType, value: Value): Value {
  if (type === 'boolean') return value ? 1 : 0;
  return type === 'time' ? (Number(value) / 1_000).toFixed(3) : value;
}
