import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../tests/support/until.ts';
import { createCommands } from './commands.ts';
import { createRefusals } from './deliver.ts';
import { Journal } from './disk/journal.ts';
import { Spool } from './disk/spool.ts';
import { createLog } from './log.ts';
import type { Reader } from './reader.ts';
import { createSink } from './sink.ts';

let folder: string;
let spool: Spool;
let journal: Journal;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pump-commands-'));
  spool = await Spool.open(join(folder, 'spool'), 10 * 1_048_576, () => {});
  journal = await Journal.open(join(folder, 'commands.log'));
});
afterEach(async () => {
  await Promise.all([spool.close(), journal.close()]);
  await rm(folder, { recursive: true, force: true });
});

type Past = (sink: ReturnType<typeof createSink>, reached: (share: number) => void) => Promise<void>;

/** Commands of a pump whose sources have these pasts. */
function commandsOver(...pasts: Past[]) {
  const log = createLog();
  const common = { spool, log, refusals: createRefusals(join(folder, 'refused.ndjson'), log) };
  const reader = {
    sources: () =>
      pasts.map((past, n) => ({
        name: `Source ${n}`,
        async replay(
          _range: object,
          sink: ReturnType<typeof createSink>,
          _: AbortSignal,
          reached: (share: number) => void,
        ) {
          await past(sink, reached);
          return null;
        },
      })),
    newSink: (options: Parameters<typeof createSink>[1]) => createSink(common, options),
  } as unknown as Reader;
  return createCommands({ journal, reader, spool, configured: () => '' });
}

test('INT-041 INT.17 a replay is complete once what it has read is delivered, while new alarms never pause', async () => {
  const commands = commandsOver((sink) => sink.put(['{"past":1}', '{"past":2}']));
  const id = randomUUID();
  const delivered: Array<[payload: string, replay: string | null]> = [];
  const door = { isOpen: false, isOver: false };
  const steady = (async () => {
    for (let n = 0; !door.isOver; n += 1) {
      // before the one before is delivered: the spool is never empty
      await spool.append([`{"new":${n}}`], Date.now());
      const batch = door.isOpen ? await spool.peek(1, 1_000) : null;
      if (!batch) {
        await sleep(5);
        continue;
      }
      await spool.advance(batch);
      delivered.push([batch.items[0] ?? '', batch.replay]);
    }
  })();
  await commands.follow({ id, commandType: 'HISTORICAL', from: null, to: null });
  await until('the past to be read', async () => commands.running()?.progress.startsWith('2 payloads read'));
  // nothing is delivered yet
  expect(commands.results()).toEqual([]);
  door.isOpen = true;
  const [result] = await until('the end of the replay', async () => {
    const results = commands.results();
    return results.length > 0 && results;
  });
  expect(result).toMatchObject({ id, status: 'COMPLETE', response: '2 payloads read from 1 source' });
  expect(spool.state().items).toBeGreaterThan(0);
  // each says of itself what it is
  expect(delivered.filter(([, replay]) => replay !== null)).toEqual([
    ['{"past":1}', id],
    ['{"past":2}', id],
  ]);
  door.isOver = true;
  await steady;
});

test('INT-041 a replay says how much it has read and how far it is in all of its sources, also after a crash', async () => {
  const id = randomUUID();
  const wanted = { id, commandType: 'HISTORICAL', from: null, to: null };
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const commands = commandsOver(
    async (sink, reached) => {
      await sink.put(['{"past":1}', '{"past":2}']);
      reached(0.5);
      // a source that has misjudged itself
      reached(0.25);
      await held;
    },
    () => new Promise(() => {}),
  );
  await commands.follow(wanted);
  await until('half of the first source', async () => commands.running()?.share === 0.25);
  expect(commands.running()).toMatchObject({ id, items: 2, progress: expect.stringMatching(/^2 payloads read, /) });
  goOn();
  await until('the second source', async () => commands.running()?.share === 0.5);
  // as after a crash: the journal knows the first source and what it had
  const again = commandsOver(
    () => Promise.reject(new Error('read again')),
    async (_, reached) => {
      reached(0.5);
      await new Promise(() => {});
    },
  );
  await again.follow(wanted);
  await until('what it goes on with', async () => again.running()?.share === 0.75);
  expect(again.running()).toMatchObject({ items: 2 });
});
