import { customerRows } from '../../platform/customer-rows.ts';
import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { foldText } from '../lists/criteria/fold.ts';

/** The values that alarms have or people have added, for choosing one. */

export interface PropertyValue {
  customerId: number;
  type: string;
  value: string;
}

/** Adds values; skips existing ones, ignoring case. @returns the number of new values. */
export async function keepValues(trx: Transaction, values: readonly PropertyValue[]): Promise<number> {
  const distinct = new Map<string, PropertyValue & { key: string }>();
  for (const one of values) {
    const key = foldText(one.value);
    const id = `${one.customerId}\n${one.type}\n${key}`;
    if (key && !distinct.has(id)) distinct.set(id, { ...one, key });
  }
  if (distinct.size === 0) return 0;
  // in one order, so that writers cannot deadlock
  const rows = [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const { rowCount } = await trx.raw(
    `insert into alarm_property_values (customer_id, type, value_key, value)
     select n.customer_id, n.type, n.value_key, n.value
     from unnest(?::int[], ?::text[], ?::text[], ?::text[]) as n (customer_id, type, value_key, value)
     on conflict (customer_id, type, value_key) do nothing`,
    [
      pgArray(
        'int',
        rows.map(({ customerId }) => customerId),
      ),
      pgArray(
        'text',
        rows.map(({ type }) => type),
      ),
      pgArray(
        'text',
        rows.map(({ key }) => key),
      ),
      pgArray(
        'text',
        rows.map(({ value }) => value),
      ),
    ],
  );
  return rowCount;
}

/** Values that were merged into others, by customer, type and key. */
export async function readMerged(trx: Transaction, customerIds: readonly number[]): Promise<Map<string, string>> {
  const { rows } = await trx.raw(
    `select customer_id, type, value_key, stands_for from alarm_property_values
     where customer_id = any(?::int[]) and stands_for is not null`,
    [pgArray('int', [...new Set(customerIds)])],
  );
  return new Map(
    rows.map((row: { customer_id: number; type: string; value_key: string; stands_for: string }) => [
      `${row.customer_id}\n${row.type}\n${row.value_key}`,
      row.stands_for,
    ]),
  );
}
export const mergedKey = ({ customerId, type, value }: PropertyValue): string =>
  `${customerId}\n${type}\n${foldText(value)}`;

/** Returns the values in their existing spelling, if they differ only by case. */
export async function spelledAsKnown(
  trx: Transaction,
  customerId: number,
  values: ReadonlyArray<{ type: string; value: string }>,
): Promise<string[]> {
  const { rows } = await trx.raw(
    `select v.value, n.place from ${customerRows('unnest(?::text[], ?::text[]) with ordinality as n (type, key, place)')}
     join alarm_property_values v on v.customer_id = n.customer_id and v.type = n.type and v.value_key = n.key and v.stands_for is null`,
    [
      customerId,
      pgArray(
        'text',
        values.map(({ type }) => type),
      ),
      pgArray(
        'text',
        values.map(({ value }) => foldText(value)),
      ),
    ],
  );
  const known = new Map<number, string>(
    rows.map((row: { place: number; value: string }) => [Number(row.place), row.value]),
  );
  return values.map(({ value }, index) => known.get(index + 1) ?? value);
}

/** Values of a type that hold the folded term, by name, and how many there are. */
export async function readValues(
  trx: Transaction,
  customerId: number,
  { type, term, limit, offset }: { type: string; term: string; limit: number; offset: number },
): Promise<{ values: string[]; count: number }> {
  const { rows } = await trx.raw(
    `with found as (
       select value, value_key from alarm_property_values
       where customer_id = :customerId and type = :type and stands_for is null and value_key like :pattern)
     select (select count(*) from found) as count,
       array(select value from found order by value_key limit :limit offset :offset) as "values"`,
    { customerId, type, pattern: `%${term.replace(/[\\%_]/g, '\\$&')}%`, limit, offset },
  );
  return rows[0];
}
