import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { listOperations } from '../../../tests/tenancy/operations.ts';
import { cmms as recipes } from '../../../tests/tenancy/recipes/cmms.ts';
import type { Side } from '../../../tests/tenancy/scene.ts';
import { storeCmms } from '../../../tests/tenancy/store-cmms.ts';

/** Roles that may call each operation of maintenance systems: the matrix (USR.1). */

const roles = ['ADMIN', 'MANAGER', 'STANDARD', 'VENDOR', 'OCCUPANT', 'NONE', 'CUSTOM'] as const;
type Role = (typeof roles)[number];

/** The CMMS Config tab of alarms and assets, and what forms offer: `cmmsValues` VIEW. */
const seers: readonly Role[] = ['ADMIN', 'MANAGER', 'STANDARD', 'VENDOR'];
/** `cmmsValues` EDIT. */
const fillers: readonly Role[] = ['ADMIN', 'MANAGER', 'STANDARD'];
/** The field configuration: `cmmsFields`. */
const configurers: readonly Role[] = ['ADMIN'];

const forSeers = [
  ...['cmmsSystems', 'externalCmmsFieldOptions', 'cmmsAssignee', 'cmmsAssigneeCount', 'externalCmmsDomainValues'],
  ...['externalCmmsDomainValuesAndCount', 'translateInternalToExternalCmmsValues', 'cmmsConfig'],
].map((name) => `Query.${name}`);
const answered = (operation: string): readonly Role[] => {
  if (forSeers.includes(operation)) return seers;
  return operation === 'Mutation.updateCmmsConfig' ? fillers : configurers;
};

let api: TestApi;
let side: Side;
const people = new Map<Role, TestPerson>();
beforeAll(async () => {
  api = await startTestApi();
  const customerId = await api.newCustomer({ features: ['cmmsConfig', 'cmmsMapping'] });
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([{ customerId, id: 1, systemId, latestAlarmAt: Date.now() }]);
  const [entityId, marker] = [100_001, 'marker'];
  await api.db('entities').insert({
    ...{ customer_id: customerId, id: entityId, class: 'Building', name: marker, name_key: marker },
    created_at: new Date(),
  });
  const cmms = await storeCmms(api, customerId, { marker, entityId });
  for (const role of roles) people.set(role, await api.newPerson(customerId, role));
  side = { customerId, alarmId: '1', entityId: String(entityId), marker, cmms } as Side;
});
afterAll(() => api?.stop());

const operations = listOperations().filter(({ name }) => Object.hasOwn(recipes, name));

test.each(operations)('$name', async ({ name, document }) => {
  // Admins last, because they delete the rows; other roles are refused before any row is looked up
  for (const role of roles.toReversed()) {
    const args = recipes[name]?.args[0]?.(side);
    const { errors } = await api.gql(document, people.get(role), args);
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    const isAnswered = answered(name).includes(role);
    expect(codes.includes('FORBIDDEN'), `${role} ${JSON.stringify(errors)}`).toBe(!isAnswered);
    expect(codes, role).not.toContain('INTERNAL_SERVER_ERROR');
  }
});
