import { tokenOf } from '../../alarms/model/property.ts';
import { localMinute } from '../../timezone.ts';
import type { Column } from './column.ts';
import type { Comparison, Expression } from './expression.ts';

/** The expression as a function of a row, the same on every row as the SQL of `toPostgres` and `toWarehouse`. */
export function toPredicate<Row extends object>(expression: Expression<Row>): (row: Row) => boolean {
  switch (expression.op) {
    case 'all': {
      const each = expression.of.map((one) => toPredicate(one));
      return (row) => each.every((holds) => holds(row));
    }
    case 'any': {
      const each = expression.of.map((one) => toPredicate(one));
      return (row) => each.some((holds) => holds(row));
    }
    case 'not': {
      const holds = toPredicate(expression.of);
      return (row) => !holds(row);
    }
    case 'some': {
      const { rows } = expression;
      const holds = toPredicate(expression.of);
      return (row) => rows.read(row).some(holds);
    }
    default:
      return compare(expression);
  }
}

function compare<Row extends object>(comparison: Comparison<Row>): (row: Row) => boolean {
  const { property, tokens, read } = comparison.column;
  if (property && tokens) return hasAny(property, tokens, comparison);
  switch (comparison.op) {
    case 'in': {
      const values = new Set(comparison.values);
      return (row) => {
        const value = read(row);
        return value !== null && values.has(value);
      };
    }
    case 'range': {
      const [min, max] = [comparison.min ?? -Infinity, comparison.max ?? Infinity];
      return (row) => {
        const value = read(row);
        return value !== null && Number(value) >= min && Number(value) <= max;
      };
    }
    case 'timeOfDay': {
      const {
        during: { from, to },
        timezone,
      } = comparison;
      return (row) => {
        const at = read(row);
        if (at === null) return false;
        const minute = localMinute(Number(at), timezone);
        return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
      };
    }
    case 'contains':
      return (row) => String(read(row) ?? '').includes(comparison.text);
    case 'blank':
      return (row) => read(row) === null;
  }
}

function hasAny<Row extends object>(
  property: string,
  tokensOf: NonNullable<Column<Row>['tokens']>,
  comparison: Comparison<Row>,
): (row: Row) => boolean {
  if (comparison.op === 'blank') return (row) => !tokensOf(row).includes(property);
  if (comparison.op !== 'in') return () => false;
  const tokens = new Set(comparison.values.map((value) => tokenOf(property, String(value))));
  return (row) => tokensOf(row).some((token) => tokens.has(token));
}
