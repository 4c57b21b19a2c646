import { ownOf } from '../../own.ts';
import type { Order } from './connector.ts';
import type { Descriptor, Row } from './descriptor.ts';
import { cut, nested, ordered, withoutEmpty } from './values.ts';

/**
 * Returns an order as the system takes it: its own names, texts cut to their lengths, empties and order as it wants them.
 * @param of.zone time zone of the system's times.
 */
export function orderBody(
  descriptor: Descriptor,
  order: Partial<Order>,
  { isNew, zone }: { isNew: boolean; zone: string },
): Row {
  const { names, list } = descriptor;
  const row: Row = { ...order.values };
  if (isNew) row[names.reference] = order.reference;
  if (order.description !== undefined) row[names.description] = order.description;
  if (names.details && order.details !== undefined) row[names.details] = order.details;
  if (names.dueAt && order.dueAt) row[names.dueAt] = list.since(order.dueAt, zone);
  const sized = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, sizedValue(descriptor, name, value, order.maxLengths)]),
  );
  const set = isNew || descriptor.nullPolicy === 'omit' ? withoutEmpty(sized) : sized;
  return nested(ordered(set, descriptor.fieldOrder));
}

const sizedValue = ({ maxLength }: Descriptor, name: string, value: unknown, lengths: Order['maxLengths']): unknown =>
  typeof value === 'string' ? cut(value, ownOf(lengths, name) ?? ownOf(maxLength, name)) : value;
