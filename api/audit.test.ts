import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOperations } from '../tests/tenancy/operations.ts';
import { recipes } from '../tests/tenancy/recipes.ts';
import { type Scene, type Side, startScene } from '../tests/tenancy/scene.ts';
import { auditedMutations } from './audited-operations.ts';

// Every mutation, run as the tenancy test runs it, on a customer of its own.
let scene: Scene;
let mine: Side;
beforeAll(async () => {
  scene = await startScene();
  ({ mine } = scene);
});
afterAll(() => scene?.api.stop());

type Args = (side: Side) => Record<string, unknown>;

/** Arguments that change something, where those of the tenancy test would change nothing that is audited. */
const changing: Record<string, Args[]> = {};

const newestId = async (): Promise<number> => (await scene.api.db('audit_log').max('id as id').first())?.id ?? 0;
const rowsAfter = (id: number) => scene.api.db('audit_log').where('id', '>', id).orderBy('id');

describe('each mutation', () => {
  const operations = listOperations();
  test('is one of the schema', () => {
    const names = operations.flatMap(({ name }) => (name.startsWith('Mutation.') ? [name.slice(9)] : []));
    expect(Object.keys(auditedMutations).sort()).toEqual(names.sort());
  });

  test.each(Object.entries(auditedMutations))(
    '%s leaves in the audit log what is said of it: %o',
    async (name, auditing) => {
      const { document } = operations.find((one) => one.name === `Mutation.${name}`) as { document: string };
      const recipe = recipes[`Mutation.${name}`];
      const by = recipe?.isForSupers
        ? mine.provider
        : recipe?.endsSession
          ? await scene.api.newPerson(mine.customerId)
          : mine.admin;
      const before = await newestId();
      for (const args of changing[name] ?? recipe?.args ?? []) await scene.api.gql(document, by, args(mine));
      const rows = (await rowsAfter(before)).filter(({ action }) => action !== 'openCustomer');
      expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(auditing === 'audited' ? [name] : []));
      for (const row of rows)
        if (recipe?.isOpen || recipe?.endsSession) expect(row).toMatchObject({ customer_id: null });
        else
          expect(row).toMatchObject({ customer_id: mine.customerId, user_id: by.id, request_id: expect.any(String) });
    },
  );
});
