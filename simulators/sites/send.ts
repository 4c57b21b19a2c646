import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { z } from 'zod';
import type { Occurrence } from '../bas/dialect.ts';
import { dialectNames, dialects } from '../bas/dialects.ts';
import { mailDialects } from '../bas/mail-dialects.ts';
import { postItems } from '../bas/post-items.ts';
import { pairActivations } from '../bas/schedule.ts';
import { profileNames, sitesOf } from './profiles.ts';

const usage = `npm run simulate -- --profile=<name> and a door:
  --profile   healthy, bad, chatterer, flood, failed-chiller (of the demo's campus) or portfolio
  --system, --key, --dialect   an integration by HTTP: ${dialectNames.join(', ')}
  --mail-to, --mail-from, --mail-dialect   an integration by e-mail: ${Object.keys(mailDialects).join(', ')}
  --target    where the doors are: http://127.0.0.1:8080, for mail smtp://127.0.0.1:2525
  --speed     how much faster than it would happen; 0, the default, sends all at once
  --seed      another day of the same kind, 1 by default
  --sites     of a portfolio, 200 by default`;

const http = z.object({
  system: z.coerce.number().int().positive(),
  key: z.string().min(1),
  dialect: z.enum(dialectNames).default('generic'),
  target: z.url().default('http://127.0.0.1:8080'),
});
const mail = z.object({
  'mail-to': z.email(),
  'mail-from': z.email(),
  'mail-dialect': z.enum(Object.keys(mailDialects) as [keyof typeof mailDialects]).default('niagara'),
  target: z.url().default('smtp://127.0.0.1:2525'),
});
const what = z.object({
  profile: z.enum(profileNames),
  speed: z.coerce.number().min(0).default(0),
  seed: z.coerce.number().int().default(1),
  sites: z.coerce.number().int().min(1).max(2_000).default(200),
});
const itemsARequest = 500;
const mailsAtOnce = 8;

const { values } = parseArgs({
  strict: false,
  options: { profile: { type: 'string' } },
});
const settings = what.safeParse(values);
const door = 'mail-to' in values ? mail.safeParse(values) : http.safeParse(values);
if (!settings.success || !door.success) {
  const problems = [settings, door].flatMap(({ error }) => error?.issues ?? []);
  process.stderr.write(`${problems.map((one) => `--${one.path.join('.')}: ${one.message}`).join('\n')}\n\n${usage}\n`);
  process.exit(1);
}

const { profile, speed, seed, sites } = settings.data;
const log = pino({ level: 'warn' });
const stopping = new AbortController();
// every wait adds a listener
setMaxListeners(0, stopping.signal);
process.once('SIGINT', () => stopping.abort());
const dayMs = 86_400_000;
// at speed 0: the past 24 hours; else the day begins now
const from = speed === 0 ? Date.now() - dayMs : Date.now();

const deliver = 'mail-to' in door.data ? byMail(door.data) : byHttp(door.data);
let sent = 0;
const begin = performance.now();
for (const occurrences of days()) {
  for (const part of partsOf(occurrences)) {
    if (stopping.signal.aborted) break;
    await deliver.send(part);
    sent += part.length;
    process.stdout.write(`\r${sent.toLocaleString('en')} sent`);
  }
}
await deliver.close();
process.stdout.write(`\r${sent.toLocaleString('en')} sent in ${((performance.now() - begin) / 1_000).toFixed(1)} s\n`);

/** Site by site, each in the order in which it happens. */
function* days(): Generator<Occurrence[]> {
  for (const { site, rows } of sitesOf(profile, { seed, from, sites }))
    yield pairActivations(rows, seed * 10_000 + site, ({ at }) => at);
}

/** Batches of occurrences: at most one request's items, and with a speed, only those due within the same second. */
function* partsOf(occurrences: readonly Occurrence[]): Generator<Occurrence[]> {
  let part: Occurrence[] = [];
  for (const occurrence of occurrences) {
    const first = part[0];
    if (first && (part.length === itemsARequest || (speed > 0 && dueAt(occurrence) - dueAt(first) > 1_000))) {
      yield part;
      part = [];
    }
    part.push(occurrence);
  }
  if (part.length > 0) yield part;
}

function dueAt({ at }: Occurrence): number {
  return from + (at - from) / speed;
}

async function due(part: readonly Occurrence[]): Promise<void> {
  const last = part.at(-1);
  if (speed > 0 && last) await sleep(Math.max(0, dueAt(last) - Date.now()), undefined, { signal: stopping.signal });
}

function byHttp({ target, system, key, dialect }: z.output<typeof http>) {
  return {
    async send(part: readonly Occurrence[]): Promise<void> {
      await due(part);
      const items = part.map(dialects[dialect]);
      await postItems({ target, systemId: system, key, items, signal: stopping.signal, log });
    },
    close: async () => {},
  };
}

function byMail({ target, 'mail-to': to, 'mail-from': sender, 'mail-dialect': dialect }: z.output<typeof mail>) {
  const transport = createTransport({
    url: target,
    pool: true,
    maxConnections: mailsAtOnce,
    maxMessages: 1_000_000,
    ignoreTLS: true,
  });
  return {
    async send(part: readonly Occurrence[]): Promise<void> {
      await due(part);
      const mails = part.map(mailDialects[dialect]);
      await Promise.all(mails.map((one) => insist(() => transport.sendMail({ from: sender, to, ...one }))));
    },
    close: async () => transport.close(),
  };
}

/** Retries while a door refuses temporarily, as mail servers do. @throws Error after a permanent refusal. */
async function insist(send: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await send();
      return;
    } catch (error) {
      const { responseCode } = error as { responseCode?: number };
      if ((responseCode ?? 0) >= 500 || stopping.signal.aborted) throw error;
      await sleep(Math.min(10_000, 200 * 2 ** tries), undefined, { signal: stopping.signal });
    }
  }
}
