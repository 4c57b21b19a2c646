import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { pumpTexts } from '../texts/pump.ts';
import { createCloud } from './cloud.ts';
import { lockFolder } from './disk/lock.ts';
import { readSettings, writeSettings } from './disk/settings.ts';
import { checkLine, runLine } from './line.ts';
import { createLog } from './log.ts';

// payloads live for moments: a small young generation keeps the process small
setFlagsFromString('--max-semi-space-size=2');
setFlagsFromString('--semi-space-growth-factor=1');
// the HTTP parser is WebAssembly: optimizing it takes 20 MB for a moment, and a few requests a second gain nothing by it
setFlagsFromString('--liftoff-only');
// local times of devices are passed on as they are: none falls into an hour that a zone skips
process.env.TZ = 'UTC';

const defaultFile = 'pump.json';
const log = createLog();

const actions: Record<string, (file: string, options: Record<string, string | undefined>) => Promise<void>> = {
  async setup(file, options) {
    await writeSettings(file, { ...options, key: options.key ?? process.env.PUMP_KEY });
    log.info(pumpTexts.written(file));
  },

  async check(file) {
    const settings = await readSettings(file);
    for (const integration of settings.integrations) {
      const cloud = createCloud(settings.url, integration);
      try {
        await checkLine(cloud);
        log.info(pumpTexts.works(integration.id));
      } finally {
        await cloud.close();
      }
    }
  },

  async run(file) {
    const settings = await readSettings(file);
    const unlock = await lockFolder(settings.data, () => {
      // at once, as if killed: whatever it wrote now would meet what the other one writes
      process.stderr.write(`${pumpTexts.lockLost(settings.data)}\n`);
      process.exit(1);
    });
    const stopping = new AbortController();
    const stop = (): void => {
      log.info(pumpTexts.stopping);
      stopping.abort();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    try {
      const lines = settings.integrations.map((one) => runLine(settings, one, stopping.signal));
      // a fault in one ends the process with all in order; the service starts it again
      await Promise.all(lines).finally(() => stopping.abort());
    } finally {
      await unlock();
    }
  },
};

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: option,
      integration: option,
      key: option,
      data: option,
      folders: option,
      origins: option,
      file: option,
    },
  });
  const action = Object.hasOwn(actions, positionals[0] ?? '') ? actions[positionals[0] ?? ''] : undefined;
  if (!action) throw new Error(pumpTexts.usage);
  await action(values.file ?? positionals[1] ?? defaultFile, values);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
