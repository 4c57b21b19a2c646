import { expect, test } from 'vitest';
import { apiDatabaseUrl, createDatabase } from '../../platform/database.ts';
import { customerScene } from '../../tests/support/customer-scene.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { listNames } from './list-names.ts';

const scene = customerScene();

test('people have a name within a customer of theirs, the provider’s staff its name everywhere, others none', async () => {
  const { api, customerId, ada } = scene;
  const stranger = await api.newPerson(await api.newCustomer());
  const support = await api.newPerson(customerId, 'SUPER');
  const former = await api.newPerson(customerId);
  await api.db('memberships').where({ user_id: former.id }).update({ status: 'disabled' });
  const db = createDatabase(apiDatabaseUrl(testEnv()), { pool: 1, name: 'test-names' });
  try {
    const ids = [ada.id, stranger.id, support.id, former.id];
    const names = await listNames({ db, customer: { id: customerId } }, ids);
    expect([...names.keys()].sort()).toEqual([ada.id, support.id, former.id].sort());
    expect(names.get(ada.id)).toMatchObject({ id: ada.id, displayName: `Person ${ada.email.slice(0, 4)}` });
    expect(names.get(former.id)?.displayName).toBe(`Person ${former.email.slice(0, 4)}`);
    expect(names.get(support.id)).toEqual({ id: null, displayName: 'Support', avatarUrl: null });
  } finally {
    await db.destroy();
  }
});
