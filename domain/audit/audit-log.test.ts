import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { apiDatabaseUrl, createDatabase, type Database, forCustomer, forPerson } from '../../platform/database.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { audited } from './audited.ts';
import { type AuditCtx, writeAudit } from './write-audit.ts';

const customerId = newCustomerId();
const person = { id: randomUUID(), isSuper: false };
const ctx: AuditCtx = { customer: { id: customerId }, person, clock: systemClock, address: '::1', requestId: 'r' };
const subject = { kind: 'team', id: 1 };

let owner: Database;
let api: Database;
beforeAll(async () => {
  const env = testEnv();
  owner = createDatabase(env.DATABASE_URL, { pool: 1, name: 'test' });
  api = createDatabase(apiDatabaseUrl(env), { pool: 1, name: 'test-api' });
  await forCustomer(api, customerId, (trx) => writeAudit(trx, ctx, { action: 'first', subject }));
});
afterAll(() => Promise.all([owner?.destroy(), api?.destroy()]));

const rows = () => owner('audit_log').where({ customer_id: customerId }).orderBy('id');

describe('the audit log', () => {
  test.each([
    ['update', `update audit_log set action = 'other'`],
    ['delete', 'delete from audit_log'],
    ['truncate', 'truncate audit_log'],
    [
      'replacement',
      `insert into audit_log (at, action, subject_kind) values (now(), 'a', 'b') on conflict (id) do update set action = 'c'`,
    ],
  ])('takes no %s, from the API or from workers', async (_, sql) => {
    const before = await rows();
    await expect(forCustomer(api, customerId, (trx) => trx.raw(sql))).rejects.toThrow(/permission denied|row-level/);
    await expect(owner.transaction((trx) => trx.raw(sql))).rejects.toThrow(/audit_log is append-only/);
    expect(await rows()).toEqual(before);
  });

  test('takes a row without a customer only of the person who acts', async () => {
    const own = { ...ctx, customer: null };
    await forPerson(api, person.id, (trx) => writeAudit(trx, own, { action: 'own', subject }));
    expect(await owner('audit_log').where({ user_id: person.id, customer_id: null })).toHaveLength(1);
    for (const as of [forCustomer(api, customerId, insertOwn), forPerson(api, randomUUID(), insertOwn)])
      await expect(as).rejects.toThrow(/row-level security/);

    function insertOwn(trx: Parameters<typeof writeAudit>[0]) {
      return writeAudit(trx, own, { action: 'own', subject });
    }
  });

  test('has nothing of a change that is rolled back, and nothing where nothing changed', async () => {
    const before = await rows();
    const attempt = forCustomer(api, customerId, async (trx) => {
      await writeAudit(trx, ctx, { action: 'undone', subject });
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    const read = async () => ({ name: 'same' });
    await forCustomer(api, customerId, (trx) => audited(trx, ctx, { action: 'none', subject, read }, async () => {}));
    expect(await rows()).toEqual(before);
  });

  test('says who, from where and to what; of the provider the real person', async () => {
    const provider = { ...ctx, person: { id: randomUUID(), isSuper: true } };
    await forCustomer(api, customerId, (trx) =>
      writeAudit(trx, provider, { action: 'last', subject, before: { a: 1, b: 1 }, after: { a: 2, b: 1 } }),
    );
    expect((await rows()).at(-1)).toMatchObject({
      ...{ action: 'last', subject_kind: 'team', subject_id: '1', before: { a: 1 }, after: { a: 2 } },
      ...{ user_id: provider.person.id, provider_user_id: provider.person.id, address: '::1', request_id: 'r' },
    });
    expect((await rows())[0]).toMatchObject({ user_id: person.id, provider_user_id: null });
  });
});
