import { expect, test } from 'vitest';
import { can, landingPath, type Me, roleName, startPages } from './access.ts';

const person = (over: Partial<Me>): Me =>
  ({
    authRole: 'STANDARD',
    isSuper: false,
    isProviderStaff: false,
    permissions: [{ area: 'alarms', actions: ['VIEW', 'EDIT'] }],
    user: { role: null },
    products: [],
    ...over,
  }) as Me;

test('AUTH-075 whoever may see alarms lands on alarms', () => {
  expect(landingPath(person({}))).toBe('/alarms');
  expect(landingPath(person({ isSuper: true, permissions: [] }))).toBe('/alarms');
});

test('USR.14 the landing page that somebody chose decides; one that they may not open falls back to triage, then to settings', () => {
  expect(landingPath(person({ landingPage: 'SETTINGS' }))).toBe('/settings/about');
  expect(landingPath(person({ landingPage: 'TRIAGE' }))).toBe('/alarms');
  expect(landingPath(person({ landingPage: 'TRIAGE', permissions: [] }))).toBe('/settings/about');
});

test('AUTH-078 the landing page that somebody chose is where the root leads; only what there is can be chosen', () => {
  const permissions = [
    { area: 'alarms', actions: ['VIEW' as const] },
    { area: 'work.myWork', actions: ['VIEW' as const] },
  ];
  const dispatcher = (landingPage: string | null) => person({ permissions, products: ['Work'], landingPage });
  expect(landingPath(dispatcher('WORK'))).toBe('/work');
  expect(landingPath(dispatcher('TRIAGE'))).toBe('/alarms');
  expect(landingPath(person({ landingPage: 'WORK', products: [] }))).toBe('/alarms');
  const names = (me: Me) => startPages(me).map(({ name, isChosen }) => (isChosen ? `${name}!` : name));
  expect(names(dispatcher('WORK'))).toEqual(['Triage', 'Work!', 'Settings']);
  expect(names(dispatcher(null))).toEqual(['Triage!', 'Work', 'Settings']);
  expect(names(person({ products: [], permissions: [] }))).toEqual(['Settings!']);
});

test('AUTH-078 USR.14 the landing page Assets is for those who see assets; others land on triage', () => {
  const [alarms, assets] = ['alarms', 'assets'].map((area) => ({ area, actions: ['VIEW' as const] }));
  const keeper = person({ landingPage: 'ASSETS', permissions: [alarms, assets] as Me['permissions'] });
  expect(landingPath(keeper)).toBe('/assets');
  expect(startPages(keeper).filter(({ isChosen }) => isChosen)).toMatchObject([{ page: 'ASSETS', name: 'Assets' }]);
  expect(landingPath({ ...keeper, permissions: [alarms] as Me['permissions'] })).toBe('/alarms');
  expect(startPages(person({})).map(({ page }) => page)).not.toContain('ASSETS');
});

test('AUTH-079 without the product Command Center its start page is triage, and is not offered', () => {
  const manager = person({ landingPage: 'COMMAND_CENTER', products: ['Alarms', 'Work', 'Analytics'] });
  expect(landingPath(manager)).toBe('/alarms');
  expect(startPages(manager)).toEqual([
    { page: 'TRIAGE', name: 'Triage', isChosen: true },
    { page: 'SETTINGS', name: 'Settings', isChosen: false },
  ]);
});

test('USR.14 the landing page Analytics is for those who see a page of it, work or not', () => {
  const analyst = (...areas: string[]) =>
    person({ landingPage: 'ANALYTICS', products: [], permissions: areas.map((area) => ({ area, actions: ['VIEW'] })) });
  expect(landingPath(analyst('analytics.kpi'))).toBe('/analytics');
  expect(landingPath(analyst('analytics.workHistory', 'alarms'))).toBe('/alarms');
  expect(landingPath({ ...analyst('analytics.workHistory', 'work.myWork'), products: ['Work'] })).toBe('/analytics');
  expect(startPages(analyst('analytics.counts')).map(({ name }) => name)).toEqual(['Analytics', 'Settings']);
});

test('AUTH-076 AUTH-077 an occupant and a user without a role land on settings', () => {
  expect(landingPath(person({ authRole: 'OCCUPANT', permissions: [] }))).toBe('/settings/about');
  expect(landingPath(person({ authRole: 'NONE', permissions: [] }))).toBe('/settings/about');
});

test('a permission counts for its own area and action alone', () => {
  expect(can(person({}), 'alarms', 'EDIT')).toBe(true);
  expect(can(person({}), 'alarms', 'DELETE')).toBe(false);
  expect(can(person({}), 'work.myWork', 'VIEW')).toBe(false);
});

test('the foot of the rail shows the job title, else the role', () => {
  expect(roleName(person({ user: { role: 'Dispatcher' } as Me['user'] }))).toBe('Dispatcher');
  expect(roleName(person({}))).toBe('Standard');
  expect(roleName(person({ isSuper: true }))).toBe('Super user');
});
