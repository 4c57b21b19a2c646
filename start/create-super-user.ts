import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { createSuperUser } from '../domain/people/create-super-user.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { red, say } from './say.ts';

// npm run create-super-user -- --email=… --name=… [--password-stdin]: makes the first person of an installation, at the
// environment's database. The password is asked for, or read from standard input; arguments are seen by everybody.
const usage = 'npm run create-super-user -- --email=ada@example.com --name="Ada Lovelace" [--password-stdin]';

function fail(words: string): never {
  process.stderr.write(`${red(words)}\n`);
  process.exit(1);
}

const input = createInterface({
  input: process.stdin,
  // without an echo
  output: new Writable({ write: (_chunk, _encoding, done) => done() }),
  terminal: process.stdin.isTTY,
});
const lines = input[Symbol.asyncIterator]();
async function ask(words: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(words);
  const { value } = await lines.next();
  if (process.stdin.isTTY) process.stderr.write('\n');
  return value ?? '';
}

function readArguments(): { email: string; name: string; isFromStdin: boolean } {
  const options = {
    email: { type: 'string' },
    name: { type: 'string' },
    'password-stdin': { type: 'boolean', default: false },
  } as const;
  try {
    const { email, name, 'password-stdin': isFromStdin } = parseArgs({ options }).values;
    if (email && name) return { email, name, isFromStdin };
  } catch {
    // an unknown argument
  }
  return fail(`Say who it is: ${usage}`);
}

const { email, name, isFromStdin } = readArguments();
if (!process.stdin.isTTY && !isFromStdin) fail(`There is no terminal to ask for the password: use --password-stdin.`);
const password = await ask('Password: ');
if (!isFromStdin && (await ask('Repeat password: ')) !== password) fail('The passwords do not match.');
input.close();

const db = createDatabase(readEnv('database').DATABASE_URL, { pool: 1, name: 'create-super-user' });
try {
  const outcome = await createSuperUser({ db, clock: systemClock }, { email, name, password });
  if (outcome === 'belongs to somebody else')
    fail(`${email} belongs to somebody who is no super user; nothing was changed.`);
  say(
    outcome === 'created' ? `${email} is a super user now.` : `${email} is a super user already; nothing was changed.`,
  );
} catch (error) {
  if (!(error instanceof ZodError)) throw error;
  fail(error.issues.map(({ message }) => message).join('\n'));
} finally {
  await db.destroy();
}
process.exit(0);
