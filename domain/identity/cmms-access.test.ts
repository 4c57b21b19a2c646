import { expect, test } from 'vitest';
import { permissionsOf } from './built-in-permissions.ts';
import { assertMayAsk, mayAsk } from './cmms-access.ts';

type Asking = Parameters<typeof mayAsk>[0];

const asking = (of: { without?: string; features?: string[]; isSuper?: boolean } = {}): Asking =>
  ({
    person: { isSuper: of.isSuper ?? false },
    permissions: new Map([...permissionsOf('MANAGER')].filter(([area]) => area !== of.without)),
    customer: { features: of.features ?? ['cmmsConfig'] },
  }) as unknown as Asking;
const some = [{ field: 'priority' }, { field: 'cmmsLocationName' }];

test('criteria on what maintenance systems are told are for those who see it', () => {
  expect(mayAsk(asking(), some)).toBe(true);
  expect(mayAsk(asking({ without: 'cmmsValues' }), some)).toBe(false);
  expect(() => assertMayAsk(asking({ without: 'cmmsValues' }), some)).toThrow(
    expect.objectContaining({ code: 'FORBIDDEN' }),
  );
  expect(mayAsk(asking({ without: 'cmmsValues', isSuper: true }), some)).toBe(true);
  // a plan without it allows no such filters, for any caller
  expect(mayAsk(asking({ features: [], isSuper: true }), some)).toBe(false);
});

test('others are for everybody', () => {
  expect(mayAsk(asking({ without: 'cmmsValues', features: [] }), [{ field: 'priority' }])).toBe(true);
});
