import { describe, expect, test } from 'vitest';
import { enterpriseFeatures, products } from '../constants.ts';
import { assertPermission } from './assert-permission.ts';
import { areas, authRoles, permissionActions, permissionsOf } from './built-in-permissions.ts';
import type { Ctx } from './ctx.ts';
import { grantable, grantedBy, includesAll, permissionsWithin } from './permissions.ts';

const whole = { products: [...products], features: [...enterpriseFeatures], isKpiEnabled: true };
const none = { products: [], features: [], isKpiEnabled: true };
const custom = (listed: Record<string, string[]> | null) => ({ authRole: 'CUSTOM', listed, isSuper: false }) as const;

describe('what a role grants', () => {
  test('USR-066 a custom role grants its list, and of that nothing that does not exist', () => {
    const listed = { alarms: ['VIEW', 'CREATE', 'fly'], 'work.myWork': [], moon: ['VIEW'], __proto__: ['VIEW'] };
    expect([...grantedBy(custom(listed))]).toEqual([['alarms', ['VIEW']]]);
    expect(grantedBy(custom(null)).size).toBe(0);
  });

  test('no role grants more than the Admin’s', () => {
    for (const role of authRoles) expect(includesAll(grantable, permissionsOf(role)), role).toBe(true);
    expect(includesAll(permissionsOf('STANDARD'), permissionsOf('MANAGER'))).toBe(false);
  });

  test('USR-093 USR-092 super users may do everything, whatever their role', () => {
    const all = permissionsWithin(whole, { authRole: 'NONE', listed: null, isSuper: true });
    for (const area of areas) expect(all.get(area), area).toEqual(permissionActions);
  });
});

describe('what a plan leaves', () => {
  test.each([
    ['Alarms', ['alarms', 'alarms.notes']],
    ['Work', ['work.myWork', 'work.teamWork', 'work.allWork', 'work.activity']],
    ['Command Center', ['commandCenter']],
    ['cmmsConfig', ['cmmsValues', 'cmmsFields']],
  ] as const)('without %s nobody may do what belongs to it, super users neither', (item, closed) => {
    const customer = {
      ...whole,
      products: whole.products.filter((product) => product !== item),
      features: whole.features.filter((feature) => feature !== item),
    };
    for (const isSuper of [true, false]) {
      const held = { authRole: 'ADMIN', listed: null, isSuper } as const;
      const lost = [...permissionsWithin(whole, held).keys()].filter(
        (area) => !permissionsWithin(customer, held).has(area),
      );
      expect(lost).toEqual(closed);
    }
  });

  test('KPI.22 the KPI dashboard needs Analytics and its own switch', () => {
    const held = { authRole: 'OCCUPANT', listed: null, isSuper: false } as const;
    expect(permissionsWithin(whole, held).size).toBe(1);
    expect(permissionsWithin({ ...whole, isKpiEnabled: false }, held).size).toBe(0);
    expect(permissionsWithin({ ...whole, products: ['Alarms'] }, held).size).toBe(0);
  });

  test('a refusal names what the plan lacks; other refusals do not speak of plans', () => {
    const allowed = (customer: object, role: 'ADMIN' | 'NONE') => () =>
      assertPermission(
        {
          customer: customer as Ctx['customer'],
          permissions: permissionsWithin(customer as Ctx['customer'], { authRole: role, listed: null, isSuper: false }),
        },
        'work.myWork',
        'VIEW',
      );
    expect(allowed(whole, 'ADMIN')).not.toThrow();
    expect(allowed(none, 'ADMIN')).toThrow('Work is not included in your plan');
    expect(allowed(whole, 'NONE')).toThrow('You do not have permission');
  });
});
