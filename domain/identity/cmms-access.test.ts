import { expect, test } from 'vitest';
import { assertMayAsk, mayAsk } from './cmms-access.ts';
import { permissionsWithin } from './permissions.ts';

type Given = { without?: string; features?: string[]; isSuper?: boolean };
type Asking = Parameters<typeof mayAsk>[0];

function asking({ without, features = ['cmmsConfig'], isSuper = false }: Given = {}): Asking {
  const customer = { products: ['Alarms'], features } as unknown as Asking['customer'];
  const permissions = permissionsWithin(customer, { authRole: 'MANAGER', listed: null, isSuper });
  return { customer, permissions: new Map([...permissions].filter(([area]) => area !== without)) };
}
const some = [{ field: 'priority' }, { field: 'cmmsLocationName' }];

test('criteria on what maintenance systems are told are for those who see it', () => {
  expect(mayAsk(asking(), some)).toBe(true);
  expect(mayAsk(asking({ without: 'cmmsValues' }), some)).toBe(false);
  expect(() => assertMayAsk(asking({ without: 'cmmsValues' }), some)).toThrow(
    expect.objectContaining({ code: 'FORBIDDEN' }),
  );
  expect(mayAsk(asking({ isSuper: true }), some)).toBe(true);
  // a plan without it allows no such filters, for any caller
  expect(mayAsk(asking({ features: [], isSuper: true }), some)).toBe(false);
});

test('others are for everybody', () => {
  expect(mayAsk(asking({ without: 'cmmsValues', features: [] }), [{ field: 'priority' }])).toBe(true);
});
