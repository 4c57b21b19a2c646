import { describe, expect, test } from 'vitest';
import { areas, permissionActions, permissionsOf } from '../../../../domain/identity/built-in-permissions.ts';
import { actionOrder, areaRows, asInput, differencesOf, grantedBy, type Role, withPermission } from './permissions.ts';

const admin = {
  role: 'ADMIN',
  permissions: [...permissionsOf('ADMIN')].map(([area, actions]) => ({ area, actions: [...actions] })),
} as Role;

describe('permissions of a role', () => {
  test('every area and action has its place and words in the grid', () => {
    const rows = areaRows([admin]).flatMap((group) => group.rows);
    expect(rows.map(({ area }) => area).sort()).toEqual([...areas].sort());
    for (const { area, name } of rows) expect(name, `${area} has no name in texts/roles.ts`).not.toBe(area);
    expect([...actionOrder].sort()).toEqual([...permissionActions].sort());
  });

  test('go to the server as they came', () => {
    const sent = asInput(grantedBy(admin));
    const sorted = (list: Role['permissions']) =>
      list.map(({ area, actions }) => `${area} ${[...actions].sort()}`).sort();
    expect(sorted(sent)).toEqual(sorted(admin.permissions));
    expect(asInput([])).toEqual([]);
  });

  test('do not depend on the order in which they were given and taken', () => {
    const granted = ['alarms EDIT', 'alarms VIEW'];
    const without = withPermission(granted, 'alarms EDIT', false);
    expect(without).toEqual(['alarms VIEW']);
    expect(withPermission(without, 'alarms EDIT', true)).toEqual(granted);
    expect(withPermission(granted, 'alarms EDIT', true)).toEqual(granted);
  });

  test('are more and less than those of another', () => {
    expect(differencesOf(['a VIEW', 'b VIEW'], ['b VIEW', 'c VIEW'])).toEqual({ more: ['a VIEW'], less: ['c VIEW'] });
  });
});
