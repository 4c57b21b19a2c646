import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AlarmOrder, cursorOf, parseCursor } from './alarm-order.ts';
import type { AlarmRow } from './alarm-row.ts';
import { orderFields } from './order-fields.ts';

const row = {
  id: 7,
  latestAlarmAt: 1_700_000_000_123,
  priority: 3,
  nuisanceCount: 2,
  snoozeExpiresAt: null,
} as AlarmRow;
const byTime: AlarmOrder[] = [{ field: 'ALARM_TIME', direction: 'DESC' }];

test('a cursor holds the sort values and the number of its row, for every order', () => {
  for (const field of orderFields) {
    for (const direction of ['ASC', 'DESC'] as const) {
      const orders = [{ field, direction }];
      expect(parseCursor(orders, cursorOf(orders, row)).at(-1)).toBe(7);
    }
  }
  expect(parseCursor(byTime, cursorOf(byTime, row))).toEqual([1_700_000_000_123, 7]);
});

test('a cursor of another order is refused', () => {
  const cursor = cursorOf([{ field: 'PRIORITY', direction: 'DESC' }], row);
  expect(() => parseCursor(byTime, cursor)).toThrow('cannot be continued');
});

test('garbage is refused, never an error of another kind', () => {
  const garbage = fc.oneof(
    fc.string(),
    fc.json().map((json) => Buffer.from(json).toString('base64url')),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(['ALARM_TIME.DESC', value, 1])).toString('base64url')),
    fc.constant(Buffer.from('["ALARM_TIME.DESC",1e308,1]').toString('base64url')),
  );
  fc.assert(
    fc.property(garbage, (cursor) => {
      try {
        const keys = parseCursor(byTime, cursor);
        expect(keys.every((key) => key === null || Number.isSafeInteger(key))).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: 'INVALID', fields: [{ path: 'after' }] });
      }
    }),
  );
});
