import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOf } from '../support/store-role.ts';
import type { TestPerson } from '../support/test-api.ts';
import { listOperations } from './operations.ts';
import { recipes } from './recipes.ts';
import { nobody, type Scene, startScene } from './scene.ts';

/** A CUSTOM role opens what its permission list grants, wherever a built-in role would (USR.22). */

const roles = ['ADMIN', 'MANAGER', 'STANDARD', 'VENDOR', 'OCCUPANT', 'NONE'] as const;
const operations = listOperations();
let scene: Scene;
const people = new Map<(typeof roles)[number], { builtIn: TestPerson; custom: TestPerson }>();
beforeAll(async () => {
  scene = await startScene();
  const { customerId } = scene.mine;
  for (const role of roles)
    people.set(role, {
      builtIn: await scene.api.newPerson(customerId, role),
      custom: await scene.api.newPerson(customerId, listOf(role)),
    });
});
afterAll(() => scene?.api.stop());

test.each(roles)('USR-066 with the list of %s it opens the same operations', async (role) => {
  const { builtIn, custom } = people.get(role) as { builtIn: TestPerson; custom: TestPerson };
  const nobodys = nobody(scene.mine);
  const refused = { builtIn: [] as string[], custom: [] as string[] };
  for (const { name, document } of operations) {
    const { args, isOpen, endsSession } = recipes[name] ?? { args: [] };
    if (isOpen || endsSession) continue;
    for (const [who, by] of [
      ['builtIn', builtIn],
      ['custom', custom],
    ] as const) {
      const { errors } = await scene.api.gql(document, by, args[0]?.(nobodys));
      const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
      expect(codes, name).not.toContain('INTERNAL_SERVER_ERROR');
      if (codes.includes('FORBIDDEN')) refused[who].push(name);
    }
  }
  expect(refused.custom).toEqual(refused.builtIn);
  expect(refused.builtIn.length).toBeGreaterThan(0);
});

test.each(roles)('with the list of %s it opens the same files', async (role) => {
  const { builtIn, custom } = people.get(role) as { builtIn: TestPerson; custom: TestPerson };
  const { cmms, alarmId } = scene.mine;
  const paths = ['export-field-values', 'export-mappings'].map(
    (what) => `/cmms/${what}/${cmms.systemId}/${cmms.fieldId}`,
  );
  for (const path of [...paths, `/alarm-activity/download?alarmId=${alarmId}`]) {
    const statusFor = async ({ token, customerId }: TestPerson) => {
      const headers = { authorization: `Bearer ${token}`, 'customer-id': String(customerId) };
      return (await fetch(scene.api.origin + path, { headers })).status;
    };
    expect(await statusFor(custom), path).toBe(await statusFor(builtIn));
  }
});
