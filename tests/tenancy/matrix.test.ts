import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterpriseFeatures } from '../../domain/constants.ts';
import { type Area, authRoles, type PermissionAction } from '../../domain/identity/built-in-permissions.ts';
import { grantable, type ListedPermissions } from '../../domain/identity/permissions.ts';
import { createLiveClients } from '../support/live-clients.ts';
import type { TestPerson } from '../support/test-api.ts';
import { listOperations } from './operations.ts';
import { anyCounts, anyWork, type Clause, type Permission, permissionsIn, type Recipe } from './recipes/recipe.ts';
import { recipes } from './recipes.ts';
import { nobody, type Scene, type Side, startScene } from './scene.ts';

/**
 * The full matrix: every role on every operation, download and lens of a socket, as the `asks` of recipes say. Custom roles
 * prove it exactly: just what is asked opens an operation, and everything else together does not.
 */

const operations = listOperations();
const builtIn = authRoles.filter((role) => role !== 'CUSTOM');
const everything: Permission[] = [...grantable].flatMap(([area, actions]) =>
  actions.map((action): Permission => `${area} ${action}`),
);
const looking = everything.filter((permission) => permission.endsWith(' VIEW'));

let scene: Scene;
let mine: Side;
let nobodys: Side;
const byRole = new Map<string, TestPerson>();
beforeAll(async () => {
  scene = await startScene();
  ({ mine } = scene);
  nobodys = nobody(mine);
  await scene.api.db('customers').where({ id: mine.customerId }).update({ features: enterpriseFeatures });
  for (const role of builtIn) byRole.set(role, await scene.api.newPerson(mine.customerId, role));
});
afterAll(() => scene?.api.stop());
// a new minute for rate limits
beforeEach(() => scene.api.advance(60_000));

const made = new Map<string, Promise<TestPerson>>();
/** Returns somebody whose custom role grants exactly this. */
function custom(permissions: readonly Permission[]): Promise<TestPerson> {
  const key = [...permissions].sort().join();
  const listed: ListedPermissions = {};
  for (const permission of permissions) {
    const [area, action] = permission.split(' ') as [Area, PermissionAction];
    listed[area] = [...(listed[area] ?? []), action];
  }
  const person = made.get(key) ?? scene.api.newPerson(mine.customerId, listed);
  made.set(key, person);
  return person;
}

const optionsOf = (clause: Clause): readonly Permission[] => (typeof clause === 'string' ? [clause] : clause);
const isMet = (clauses: readonly Clause[], granted: readonly Permission[]): boolean =>
  clauses.every((clause) => optionsOf(clause).some((permission) => granted.includes(permission)));
/** Every smallest list of permissions that meets all clauses. */
const smallest = (clauses: readonly Clause[]): Permission[][] =>
  clauses.reduce<Permission[][]>(
    (lists, clause) => lists.flatMap((list) => optionsOf(clause).map((one) => [...new Set([...list, one])])),
    [[]],
  );
/** For each clause everything but what meets it. */
const allBut = (clauses: readonly Clause[]): Permission[][] =>
  clauses.map((clause) => everything.filter((permission) => !optionsOf(clause).includes(permission)));

/** Everybody to try on something that asks for permissions, and whether it is open to them. */
async function triedOn(clauses: readonly Clause[]): Promise<Array<{ who: string; by: TestPerson; isOpen: boolean }>> {
  const known = builtIn.map((role) => ({
    who: role,
    by: byRole.get(role) as TestPerson,
    isOpen: isMet(clauses, permissionsIn(role)),
  }));
  const exactly = smallest(clauses).map(async (granted) => ({
    who: `a custom role of ${granted.join(', ')}`,
    by: await custom(granted),
    isOpen: true,
  }));
  const without = allBut(clauses).map(async (granted, index) => ({
    who: `a custom role of everything but ${optionsOf(clauses[index] as Clause).join(' or ')}`,
    by: await custom(granted),
    isOpen: false,
  }));
  const others = [
    { who: 'a custom role of nothing', by: await custom([]), isOpen: clauses.length === 0 },
    { who: 'a super user', by: mine.provider, isOpen: true },
  ];
  return [...known, ...others, ...(await Promise.all([...exactly, ...without]))];
}

type Args = Recipe['args'][number];
async function ask(document: string, by: TestPerson, args: Record<string, unknown>) {
  const { data, errors } = await scene.api.gql(document, by, args);
  return { codes: errors?.map(({ extensions }) => extensions.code) ?? [], text: JSON.stringify(data) };
}

/** The clauses of each of an operation's arguments; those of one operation mostly have the same. */
function clausesOf({ asks, args }: Recipe): Array<[Args, readonly Clause[]]> {
  if (typeof asks === 'string') return [];
  return 'each' in asks
    ? args.flatMap((one, index): Array<[Args, readonly Clause[]]> => [[one, asks.each[index] ?? []]])
    : args.slice(0, 1).map((one) => [one, asks]);
}

/** True for arguments that are about the caller alone, of an operation that others of its ask for permissions. */
const asksNothing = ({ asks }: Recipe, index: number): boolean =>
  typeof asks === 'object' && 'each' in asks && asks.each[index]?.length === 0;

describe.each(operations)('USR-066 USR-093 $name', ({ name, document }) => {
  const recipe = recipes[name] as Recipe;
  const { asks, args, endsSession } = recipe;

  test('opens to whom it asks for, and to nobody else', async () => {
    for (const [one, clauses] of clausesOf(recipe)) {
      const tried = await triedOn(clauses);
      const answers = await Promise.all(tried.map(({ by }) => ask(document, by, one(nobodys))));
      for (const [index, { who, isOpen }] of tried.entries()) {
        const codes = answers[index]?.codes;
        expect(codes, who).not.toContain('INTERNAL_SERVER_ERROR');
        if (isOpen) expect(codes, who).not.toContain('FORBIDDEN');
        else expect(new Set(codes), who).toEqual(new Set(['FORBIDDEN']));
      }
    }
    if (asks === 'super')
      for (const by of [...byRole.values(), await custom(everything)])
        expect(new Set((await ask(document, by, args[0]?.(nobodys) ?? {})).codes)).toEqual(new Set(['FORBIDDEN']));
    if (asks === 'super')
      expect((await ask(document, mine.provider, args[0]?.(nobodys) ?? {})).codes).not.toContain('FORBIDDEN');
    if ((asks === 'own' || asks === 'object') && !endsSession)
      for (const by of [...byRole.values(), await custom([])]) {
        const { codes } = await ask(document, by, args[0]?.(nobodys) ?? {});
        expect(codes).not.toContain('FORBIDDEN');
      }
  });

  test('gives nobody without rights what is others’', async () => {
    if (asks === 'open' || endsSession) return;
    for (const by of [byRole.get('NONE') as TestPerson, await custom([])])
      for (const [index, one] of args.entries()) {
        if (asksNothing(recipe, index)) continue;
        const { codes, text } = await ask(document, by, one(mine));
        // what was sent comes back from what makes something of one's own
        if (asks === 'own' && !recipe.makesNew)
          expect(text.replaceAll(`Customer ${mine.marker}`, '')).not.toContain(mine.marker);
        if (asks === 'object') expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codes[0]);
        if (asks !== 'own' && asks !== 'object') expect(new Set(codes)).toEqual(new Set(['FORBIDDEN']));
      }
  });

  test('changes nothing for whoever may only look', async () => {
    if (!name.startsWith('Mutation.') || asks === 'open' || asks === 'own') return;
    for (const [index, one] of args.entries()) {
      if (asksNothing(recipe, index)) continue;
      const { codes } = await ask(document, await custom(looking), one(mine));
      // a ticket is left as it is, which everybody may who sees it; a file of a list changes nothing
      const isOpen = name === 'Mutation.updateWorkTicket' ? one === args[0] : name === 'Mutation.requestExport';
      if (isOpen) expect(codes).toEqual([]);
      else expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codes[0]);
    }
  });

  test('is closed to every role in another customer', async () => {
    if (asks === 'open' || endsSession) return;
    const { customerId } = scene.theirs;
    for (const by of [...byRole.values(), await custom(everything)])
      expect(new Set((await ask(document, { ...by, customerId }, args[0]?.(scene.theirs) ?? {})).codes)).toEqual(
        new Set(['FORBIDDEN']),
      );
  });
});

const day = '{"start":"2026-05-01T00:00:00Z","end":"2026-05-02T00:00:00Z"}';
const paths = ({ cmms: { systemId, fieldId }, alarmId }: Side): Array<[string, string, readonly Clause[]]> => [
  ['GET', `/alarm-activity/download?alarmId=${alarmId}`, ['alarms VIEW']],
  ['GET', '/work-history/download?input={"input":{}}', ['analytics.workHistory VIEW', anyWork]],
  ['GET', `/work-resolution/download?input={"input":{"range":${day}}}`, ['analytics.workResolution VIEW', anyWork]],
  ['GET', '/follow-up/download?input={}', ['reporting VIEW', anyWork]],
  ['GET', `/counts/download?input={"groupBy":"point","range":${day}}`, [anyCounts]],
  [
    'GET',
    `/advanced-analytics/download?input={"source":"instances","rows":["point"],"measure":"occurrences","range":${day}}`,
    ['analytics.advancedAnalytics VIEW'],
  ],
  ['GET', '/maps/forward-geocoding?query=Main Street', ['assets EDIT']],
  ['GET', `/cmms/export-field-values/${systemId}/${fieldId}`, ['cmmsValues VIEW']],
  ['GET', `/cmms/export-mappings/${systemId}/${fieldId}`, ['cmmsFields VIEW']],
  ['POST', `/cmms/import-field-values/${systemId}/${fieldId}`, ['cmmsFields CREATE', 'cmmsFields EDIT']],
  ['POST', `/cmms/import-mappings/${systemId}/${fieldId}`, ['cmmsFields CREATE', 'cmmsFields EDIT']],
];
const statusOf = async (method: string, path: string, { token, customerId }: TestPerson) => {
  const headers = { authorization: `Bearer ${token}`, 'customer-id': String(customerId) };
  const response = await fetch(scene.api.origin + path, { method, headers });
  await response.text();
  return response.status;
};

test('downloads and uploads open to whom they ask for, and to nobody else', async () => {
  for (const [method, path, clauses] of paths(mine))
    for (const { who, by, isOpen } of await triedOn(clauses)) {
      const status = await statusOf(method, path, by);
      expect(status === 403, `${method} ${path} as ${who}: ${status}`).toBe(!isOpen);
    }
  for (const [method, path] of paths(scene.theirs))
    for (const by of byRole.values())
      expect(await statusOf(method, path, { ...by, customerId: scene.theirs.customerId })).toBe(403);
});

test('lenses of sockets open to whom they ask for, and to nobody else', async () => {
  const clients = createLiveClients(scene.api);
  const kinds: Array<['alarm' | 'work', readonly Clause[]]> = [
    ['alarm', ['alarms VIEW']],
    ['work', [anyWork]],
  ];
  for (const [type, clauses] of kinds)
    for (const { who, by, isOpen } of await triedOn(clauses)) {
      const watched = await clients.signedIn(by);
      expect((await watched.open({ key: 'k', type })).ok, `${type} as ${who}`).toBe(isOpen);
      clients.close();
    }
});
