import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { futureToleranceHours } from '../ingest/normalise/limits.ts';
import { fromRoot } from '../platform/root.ts';
import { createSeal } from '../platform/seal.ts';
import { testEnv } from '../tests/support/engines.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { createDemo } from './demo.ts';
import { demo } from './demo-facts.ts';
import { connectMaintenance } from './demo-maintenance.ts';

let own: Awaited<ReturnType<typeof ownDatabase>>;
/** Creates a fresh demo, like `npm start`. */
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  await createDemo(own.url, { ENVIRONMENT_NAME: 'test' });
  const { customerId } = demo;
  await connectMaintenance(own.url, { customerId, port: 1, seal: createSeal(randomBytes(32)) });
});
afterAll(() => own?.drop());

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8');
const readme = read('README.md');
const connecting = read('docs/connect-a-source.md');
const pages = [
  readme,
  ...readdirSync(fromRoot('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(`docs/${name}`)),
];
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one);

test('the README sends to integrations of the demo, with a key that opens them', async () => {
  const commands = readme.split('\n').filter((line) => /\/ingest\/\d+\/events|--system=\d+/.test(line));
  expect(commands).toHaveLength(3);
  for (const command of commands) {
    const [id] = found(command, /(?:\/ingest\/|--system=)(\d+)/g);
    expect(await own.db('external_systems').where({ id }).first('connection_type', 'customer_id')).toEqual({
      connection_type: 'INBOUND_API',
      customer_id: demo.customerId,
    });
    expect(command).toContain(demo.customerKey);
  }
});

test('an integration that is added to the demo has the number that its page says', async () => {
  const { rows } = await own.db.raw(`select nextval('external_system_ids')::int as next`);
  const next = String(rows[0].next);
  const numbers = found(connecting, /(?:\/ingest\/|\bID=)(\d+)/g);
  expect(numbers.length).toBeGreaterThan(1);
  expect(new Set(numbers)).toEqual(new Set([next]));
  expect(connecting).toContain(`the demo has 1 to ${rows[0].next - 1}`);
});

test('people and addresses that pages name are those of the demo', () => {
  const { mail, people, superUser } = demo;
  const known = new Set([...people.map(({ email }) => email), superUser.email, mail.address, mail.sender] as string[]);
  const named = pages.flatMap((page) => found(page, /\b((?<![%.])[a-z][a-z-]*@(?:in\.)?demo\.example)/g));
  expect(named).toContain(mail.address);
  expect(named.filter((address) => !known.has(address))).toEqual([]);
});

test('how far ahead a time may be is said where times are explained', () => {
  const times = read('docs/sources.md')
    .split('\n## ')
    .find((section) => section.startsWith('Times\n'));
  expect(times).toContain(`more than ${futureToleranceHours} hours after its receipt`);
});
