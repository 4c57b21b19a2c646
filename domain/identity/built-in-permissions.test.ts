import { describe, expect, test } from 'vitest';
import { type Area, type AuthRole, permissionsOf } from './built-in-permissions.ts';

const may = (role: AuthRole, area: Area) => [...(permissionsOf(role).get(area) ?? [])];

describe('what built-in roles may do', () => {
  test('alarms: everybody down to the vendor reads and edits, fewer close and delete', () => {
    expect(may('ADMIN', 'alarms')).toEqual(['VIEW', 'EDIT', 'CLOSE', 'DELETE']);
    expect(may('MANAGER', 'alarms')).toEqual(['VIEW', 'EDIT', 'CLOSE', 'DELETE']);
    expect(may('STANDARD', 'alarms')).toEqual(['VIEW', 'EDIT', 'CLOSE']);
    expect(may('VENDOR', 'alarms')).toEqual(['VIEW', 'EDIT']);
    expect(may('VENDOR', 'alarms.notes')).toEqual([]);
  });

  test('USR-100 an occupant has no alarms, only the KPI dashboard', () => {
    expect([...permissionsOf('OCCUPANT')]).toEqual([['analytics.kpi', ['VIEW']]]);
    expect(may('OCCUPANT', 'alarms')).toEqual([]);
  });

  test('None and a custom role without a list may do nothing', () => {
    expect(permissionsOf('NONE').size).toBe(0);
    expect(permissionsOf('CUSTOM').size).toBe(0);
  });

  test('SYS-030 SYS-029 the admin has object control, the manager has not', () => {
    expect(may('ADMIN', 'objectControl')).toEqual(['VIEW', 'CREATE', 'EDIT', 'DELETE']);
    expect(may('MANAGER', 'objectControl')).toEqual([]);
  });
});
