import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { context } from 'esbuild';
import { createServer } from 'vite';
import { fromRoot } from '../platform/root.ts';
import { buildAll } from './build.ts';
import { Launch } from './launch.ts';
import { productPlans } from './plans.ts';
import type { Processes } from './processes.ts';
import { bold, dim, prefixOf, red, say, step } from './say.ts';
import { serverBuild } from './server-build.ts';

// npm run dev: like npm start, for developers. A saved file rebuilds the bundles and restarts the processes whose
// bundle has changed; Vite serves the console and updates it in place.
const names = [...productPlans.map((plan) => plan.name), 'building', 'maintenance'];
const launch = new Launch(
  fromRoot('.data/demo'),
  (name, text) => say(`${prefixOf(name, names.indexOf(name))} ${readable(text)}`),
  ({ to, subject, file }) => say(`mail to ${to}: ${subject} ${dim(file)}`),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  const launched = await launch.start(step('Built', buildAll));
  if (launched) {
    await watchServer(launched.processes);
    process.env.API_ORIGIN = `http://127.0.0.1:${launched.port}`;
    const vite = await createServer({ configFile: fromRoot('web', 'vite.config.ts'), logLevel: 'warn' });
    await vite.listen();
    say(`\n${bold('Watching.')} Console with changes in place: ${bold(vite.resolvedUrls?.local[0] ?? '')}`);
  }
} catch (error) {
  process.stderr.write(`${red('It did not start.')} ${(error as Error).message}\n`);
  await end(1);
}

async function end(code: number): Promise<void> {
  await launch.stop();
  process.exit(code);
}

/** Rebuilds on every save and ends the processes whose bundle has changed, which are then restarted. */
async function watchServer(processes: Processes): Promise<void> {
  let known = await bundles();
  const watcher = await context({
    ...serverBuild,
    plugins: [
      {
        name: 'start-again',
        setup(build) {
          build.onEnd(async (result) => {
            if (result.errors.length > 0) return;
            const now = await bundles();
            const changed = productPlans.filter(({ command }) =>
              command.some((part) => known.has(part) && known.get(part) !== now.get(part)),
            );
            known = now;
            for (const { name } of changed) processes.kill(name, 'SIGTERM');
          });
        },
      },
    ],
  });
  await watcher.watch();
}

async function bundles(): Promise<Map<string, string>> {
  const files = [...new Set(productPlans.flatMap((plan) => plan.command.filter((part) => part.endsWith('.js'))))];
  const hash = async (file: string): Promise<[string, string]> => [
    file,
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ];
  return new Map(await Promise.all(files.map(hash)));
}

/** Formats a log line for people. */
function readable(text: string): string {
  try {
    const { level, msg, time, name: _name, instance: _instance, ...rest } = JSON.parse(text) as Record<string, unknown>;
    const more = Object.keys(rest).length > 0 ? dim(JSON.stringify(rest)) : '';
    return `${dim(String(time).slice(11, 23))} ${level === 'info' ? '' : `${level} `}${msg} ${more}`;
  } catch {
    return text;
  }
}
