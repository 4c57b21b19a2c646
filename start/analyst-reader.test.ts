import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '../domain/customers/create-customer.ts';
import { createDatabase, type Database } from '../platform/database.ts';
import { fromRoot } from '../platform/root.ts';
import { newCustomerId, testEnv } from '../tests/support/engines.ts';
import { patience } from '../tests/support/patience.ts';

const env = testEnv();
const customerId = newCustomerId();
const name = `reader-${customerId}`;
let db: Database;
beforeAll(async () => {
  db = createDatabase(env.DATABASE_URL, { pool: 1, name: 'test' });
  await createCustomer(db, { id: customerId, name: 'Campus', defaultTimezone: 'UTC' });
});
afterAll(() => db.destroy());

function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'start/analyst-reader.ts', ...args], {
    cwd: fromRoot(),
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL, CLICKHOUSE_URL: env.CLICKHOUSE_URL },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}

const secretIn = (said: string): string => /: ([\w-]{43})\n/.exec(said)?.[1] ?? '';
const ask = async (secret: string): Promise<number> => {
  const headers = { 'X-ClickHouse-User': name, 'X-ClickHouse-Key': secret };
  return (await fetch(new URL(env.CLICKHOUSE_URL).origin, { method: 'POST', headers, body: 'SELECT 1' })).status;
};

test(
  'a reader is created, listed, rotated and revoked, and the audit log says so without a secret',
  async () => {
    const created = await run('create', `--name=${name}`, `--customer=${customerId}`);
    const first = secretIn(created.said);
    expect([created.code, await ask(first)]).toEqual([0, 200]);
    expect(await run('create', `--name=${name}`, `--customer=${customerId}`)).toMatchObject({ code: 1 });
    const listed = await run('list', `--customer=${customerId}`);
    expect(listed.said).toMatch(new RegExp(`^${name}: customer ${customerId}, created `));
    expect(listed.said).not.toContain(first);
    const second = secretIn((await run('rotate', `--name=${name}`)).said);
    expect([await ask(first), await ask(second)]).toEqual([403, 200]);
    expect((await run('revoke', `--name=${name}`)).code).toBe(0);
    expect(await ask(second)).toBe(403);
    const audit = await db('audit_log').where({ customer_id: customerId, subject_id: name }).orderBy('id');
    expect(audit.map(({ action }) => action)).toEqual([
      'createAnalystReader',
      'rotateAnalystReader',
      'revokeAnalystReader',
    ]);
    for (const secret of [first, second]) expect(JSON.stringify(audit)).not.toContain(secret);
  },
  patience(90_000),
);

test.each([
  ['an unknown customer', ['create', `--name=${name}-x`, '--customer=1999999999'], 'There is no customer'],
  ['no customer', ['create', `--name=${name}-x`], 'Say of which customer'],
  ['the name of the owner', ['create', '--name=default', `--customer=${customerId}`], 'the name of the owner'],
  ['a name with SQL', ['create', "--name=a' OR 1", `--customer=${customerId}`], 'A name has lower-case letters'],
  ['an unknown reader', ['rotate', '--name=nobody-at-all'], 'There is no reader'],
  ['an unknown verb', ['drop', `--name=${name}`], 'Say what to do'],
])('%s is refused', async (_, args, words) => {
  const { code, said } = await run(...args);
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
});
