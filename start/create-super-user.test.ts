import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../domain/identity/password.ts';
import { createUser } from '../domain/people/create-user.ts';
import { createDatabase, type Database } from '../platform/database.ts';
import { fromRoot } from '../platform/root.ts';
import { testEnv } from '../tests/support/engines.ts';
import { patience } from '../tests/support/patience.ts';

let db: Database;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
});
afterAll(() => db.destroy());

/** Runs the command with a password on its standard input. */
function run(args: string[], password: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'start/create-super-user.ts', ...args], {
    cwd: fromRoot(),
    env: { ...process.env, DATABASE_URL: testEnv().DATABASE_URL },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  child.stdin.end(`${password}\n`);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}

test(
  'the first super user is made once, with a password that keeps the rules, and is in the audit log',
  async () => {
    const email = `${randomUUID()}@example.com`;
    const args = [`--email=${email}`, '--name=Ada Lovelace', '--password-stdin'];
    const weak = await run(args, 'weak');
    expect(weak).toMatchObject({ code: 1, said: expect.stringContaining('does not meet the requirements') });
    const common = await run(args, 'Password1!');
    expect(common).toMatchObject({ code: 1, said: expect.stringContaining('too easy to guess') });
    expect(await db('users').where({ email }).first()).toBeUndefined();
    expect((await run(args, 'Correct-horse-7')).said).toContain('is a super user now');
    const again = await run(args, 'Another-horse-8');
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('nothing was changed') });
    const user = await db('users').where({ email }).first();
    expect(user).toMatchObject({ is_super: true, display_name: 'Ada Lovelace', is_email_verified: true });
    expect(await verifyPassword(user.password_hash, 'Correct-horse-7')).toBe(true);
    expect(await db('audit_log').where({ subject_id: user.id })).toMatchObject([{ action: 'createSuperUser' }]);

    expect((await run(args.slice(0, 2), 'Correct-horse-7')).said).toContain('use --password-stdin');
    const other = `${randomUUID()}@example.com`;
    await createUser(db, { email: other, password: null, displayName: 'Maya' });
    const taken = await run([`--email=${other}`, ...args.slice(1)], 'Correct-horse-7');
    expect(taken).toMatchObject({ code: 1, said: expect.stringContaining('belongs to somebody') });
    expect(await db('users').where({ email: other }).first('is_super')).toEqual({ is_super: false });
  },
  patience(60_000),
);
