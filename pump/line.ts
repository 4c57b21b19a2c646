import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { hostname, platform, release } from 'node:os';
import { join } from 'node:path';
import type { PumpAnswer, PumpReport } from '../domain/integrations/pump-messages.ts';
import { pumpTexts } from '../texts/pump.ts';
import { createCalls } from './calls.ts';
import { type Cloud, createCloud, NotNow } from './cloud.ts';
import { createCommands } from './commands.ts';
import { openConfiguration } from './configuration.ts';
import { createRefusals, deliver } from './deliver.ts';
import { Journal } from './disk/journal.ts';
import type { PumpIntegration, Settings } from './disk/settings.ts';
import { Spool } from './disk/spool.ts';
import { createLog } from './log.ts';
import { createReader } from './reader.ts';
import { createSink } from './sink.ts';
import { version } from './version.ts';
import { createBackOff, wait } from './wait.ts';

/** Reports and answers while something runs or has ended come quickly. */
const busySeconds = 2;
/** Whoever asks a maintenance system waits. */
const callSeconds = 0.3;

/** Runs the pump of one integration until stopped: reads, delivers, reports and obeys. */
export async function runLine(settings: Settings, integration: PumpIntegration, signal: AbortSignal): Promise<void> {
  const log = createLog(`[${integration.id}] `);
  const folder = join(settings.data, String(integration.id));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [spool, journal] = await Promise.all([
    Spool.open(join(folder, 'spool'), settings.spoolMaxMb * 1_048_576, (file) => log.warn(pumpTexts.damaged(file))),
    Journal.open(join(folder, 'commands.log')),
  ]);
  const cloud = createCloud(settings.url, integration);
  const calls = createCalls({ settings, key: integration.key });
  const refusals = createRefusals(join(folder, 'refused.ndjson'), log);
  const common = { spool, log, refusals };
  const { clockAheadMs } = cloud;
  const reader = createReader({
    folder,
    settings,
    log,
    clockAheadMs,
    newSink: (options) => createSink(common, options),
  });
  const configuration = await openConfiguration({ file: join(folder, 'config.json'), reader, log });
  const commands = createCommands({ journal, reader, spool, configured: configuration.describe });
  const instance = randomUUID();
  let isFirst = true;
  let isReplaced = false;
  log.info(pumpTexts.started(version, integration.id));
  // after a restart without the cloud it reads what it read before
  await configuration.apply();

  const report = (): PumpReport => {
    const { items, bytes, maxBytes, oldestAt, isFull } = spool.state();
    return {
      ...{ v: 1, instance, isFirst, version },
      host: hostname().slice(0, 200),
      os: `${platform()} ${release()}`.slice(0, 200),
      now: new Date().toISOString(),
      configRevision: configuration.revision(),
      spool: {
        ...{ items, isFull, refused: refusals.count(), missed: reader.missed() },
        bytes: Math.max(0, bytes),
        maxBytes: Math.round(maxBytes),
        oldestAt: oldestAt === null ? null : new Date(oldestAt).toISOString(),
      },
      sources: reader.states(),
      running: commands.running(),
      results: commands.results(),
      callAnswers: calls.answers(),
    };
  };

  async function obey(sent: PumpReport, answer: PumpAnswer): Promise<void> {
    await commands.delivered(sent.results);
    calls.delivered(sent.callAnswers ?? []);
    calls.take(answer.calls ?? []);
    if (answer.isReplaced !== isReplaced) {
      isReplaced = answer.isReplaced;
      log.warn(isReplaced ? pumpTexts.replaced : pumpTexts.resumed);
      if (isReplaced) await reader.stop();
      else await configuration.apply();
    }
    if (answer.config) await configuration.change(answer.config, { isReplaced });
    await commands.follow(isReplaced ? null : answer.command);
  }

  async function talk(): Promise<void> {
    const backOff = createBackOff();
    while (!signal.aborted) {
      let seconds = configuration.pollSeconds();
      try {
        const sent = report();
        const answer = await cloud.report(sent);
        isFirst = false;
        backOff.reset();
        await obey(sent, answer);
        if (commands.running() || commands.results().length > 0) seconds = Math.min(seconds, busySeconds);
        if (calls.isBusy()) seconds = Math.min(seconds, callSeconds);
        await wait(seconds * 1_000, signal);
      } catch (error) {
        if (signal.aborted) break;
        const ms = backOff.next(error instanceof NotNow ? error.afterSeconds : null);
        log.warn(pumpTexts.waits((error as Error).message, Math.round(ms / 1_000)));
        await wait(ms, signal);
      }
    }
  }

  try {
    await Promise.all([talk(), deliver({ spool, cloud, log, refusals }, signal)]);
  } finally {
    await Promise.all([commands.stop(), reader.stop(), calls.stop()]);
    await Promise.all([spool.close(), journal.close(), cloud.close()]);
  }
}

/** Tries the settings of an integration without working: the door, the key and the clock. @throws Error */
export async function checkLine(cloud: Cloud): Promise<void> {
  const delivered = await cloud.deliver([], null);
  if ('tooMuch' in delivered) throw new Error(delivered.tooMuch);
}
