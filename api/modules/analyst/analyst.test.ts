import { afterAll, beforeAll, expect, test } from 'vitest';
import { analystReadersMax } from '../../../domain/constants.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { analystTexts } from '../../../texts/server/analyst.ts';
import { createReader } from '../../../warehouse/ports/analyst-readers.ts';

let api: TestApi;
let customerId: number;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  ada = await api.newPerson(customerId);
});
afterAll(() => api?.stop());

type Secret = { name: string; secret: string };
const change = (field: string, name: string, by: TestPerson) =>
  api.gql<Record<string, Secret>>(
    `mutation ($name: String!) { ${field}(name: $name) { name ${field.startsWith('revoke') ? 'revokedAt' : 'secret'} } }`,
    by,
    { name },
  );
const create = (name: string, by = ada) => change('createAnalystReader', name, by);
const rotate = (name: string, by = ada) => change('rotateAnalystReader', name, by);
const revoke = (name: string, by = ada) => change('revokeAnalystReader', name, by);
type Listed = { name: string; revokedAt: string | null; lastUsedAt: string | null };
const list = async (by = ada) =>
  (
    await api.read<{ analystReaders: { isKept: boolean; rows: Listed[] } }>(
      '{ analystReaders { isKept rows { name revokedAt lastUsedAt } } }',
      by,
    )
  ).analystReaders;
const refusal = ({ errors }: { errors?: Array<{ message: string; extensions: { code: string } }> }) =>
  errors?.[0] && [errors[0].extensions.code, errors[0].message];
/** Asks as a reader. @returns the status. */
const ask = async ({ name, secret }: Secret): Promise<number> => {
  const headers = { 'X-ClickHouse-User': name, 'X-ClickHouse-Key': secret };
  const body = 'SELECT count() FROM analyst.alarms';
  return (await fetch(new URL(testEnv().CLICKHOUSE_URL).origin, { method: 'POST', headers, body })).status;
};

test('an administrator makes a reader, gives it another secret and revokes it; each is audited, without a secret', async () => {
  const first = (await create(' grafana ')).data?.createAnalystReader as Secret;
  expect(first.name).toBe(`grafana-${customerId}`);
  expect([await ask(first), await list()]).toEqual([
    200,
    {
      isKept: true,
      rows: [{ name: first.name, revokedAt: null, lastUsedAt: expect.toBeOneOf([null, expect.any(String)]) }],
    },
  ]);
  const second = (await rotate(first.name)).data?.rotateAnalystReader as Secret;
  expect([await ask(first), await ask(second)]).toEqual([403, 200]);
  expect((await revoke(first.name)).errors).toBeUndefined();
  expect([await ask(second), (await list()).rows[0]?.revokedAt]).toEqual([403, expect.any(String)]);
  for (const again of [rotate, revoke])
    expect(refusal(await again(first.name))).toEqual(['NOT_FOUND', analystTexts.notFound]);
  const third = (await create('grafana')).data?.createAnalystReader as Secret;
  expect([await ask(third), (await list()).rows.length]).toEqual([200, 1]);
  const audit = await api
    .db('audit_log')
    .where({ customer_id: customerId, subject_kind: 'analystReader' })
    .orderBy('id');
  expect(audit.map(({ action, subject_id, user_id }) => [action, subject_id, user_id])).toEqual(
    ['create', 'rotate', 'revoke', 'create'].map((verb) => [`${verb}AnalystReader`, first.name, ada.id]),
  );
  for (const { secret } of [first, second, third]) expect(JSON.stringify(audit)).not.toContain(secret);
});

test('a wrong name, or one that is in use, is refused and nothing is audited', async () => {
  const before = await api.db('audit_log').where({ customer_id: customerId });
  for (const name of ['', 'Grafana', "a' OR 1", 'default', 'x'.repeat(51), '-a', 'é'])
    expect((refusal(await create(name)) ?? [])[0], name).toBe('INVALID');
  const [one, other] = await Promise.all([create('twice'), create('twice')]);
  expect([one, other].map(refusal).filter(Boolean)).toEqual([['CONFLICT', analystTexts.exists(`twice-${customerId}`)]]);
  expect(await api.db('audit_log').where({ customer_id: customerId })).toHaveLength(before.length + 1);
});

test('readers of another customer are neither seen nor changed, whatever they are called', async () => {
  const other = await api.newCustomer();
  const by = await api.newPerson(other);
  const theirs = (await create('theirs', by)).data?.createAnalystReader as Secret;
  expect((await list()).rows.map(({ name }) => name)).not.toContain(theirs.name);
  for (const touch of [rotate, revoke])
    expect(refusal(await touch(theirs.name))).toEqual(['NOT_FOUND', analystTexts.notFound]);
  expect(await ask(theirs)).toBe(200);
  // by the command a name may be anything; one that its customer has given up is still its own
  const name = `stray-${other}`;
  await createReader(api.warehouse, { name, customerId, now: new Date() });
  await revoke(name);
  expect(refusal(await create('stray', by))).toEqual(['CONFLICT', analystTexts.exists(name)]);
});

test('who may not see all that a reader sees may not make one', async () => {
  const all = { customerSettings: ['EDIT'], alarms: ['VIEW'], 'work.allWork': ['VIEW'], users: ['VIEW'] } as const;
  const allowed = await api.newPerson(customerId, all as never);
  expect((await create('allowed', allowed)).errors).toBeUndefined();
  for (const area of Object.keys(all)) {
    const { [area as 'alarms']: _, ...rest } = all;
    const person = await api.newPerson(customerId, rest as never);
    expect((refusal(await create('never', person)) ?? [])[0], area).toBe('FORBIDDEN');
  }
});

test('a customer has so many readers and no more; a revoked one’s name can be given again', async () => {
  const full = await api.newCustomer();
  const by = await api.newPerson(full);
  const made = (await create('first', by)).data?.createAnalystReader as Secret;
  const at = new Date().toISOString();
  await api.warehouse.insert({
    table: 'daemon.readers',
    format: 'JSONEachRow',
    values: Array.from({ length: analystReadersMax - 1 }, (_, index) => ({
      ...{ name: `full${index}-${full}`, customer_id: full, secret_hash: '', created_at: at, changed_at: at },
      ...{ revoked_at: at, version: 1 },
    })),
  });
  expect(refusal(await create('one-more', by))).toEqual(['LIMIT', analystTexts.tooMany(analystReadersMax)]);
  await revoke(made.name, by);
  expect((await create('first', by)).errors).toBeUndefined();
});
