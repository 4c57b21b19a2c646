import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { fromRoot } from '../platform/root.ts';
import { bundleWorkflows } from '../workflows/bundle.ts';

const stampFile = fromRoot('dist', 'build.json');
/** What goes into the server's bundles, and what goes into the console's; either is built only when it has changed. */
const serverFolders = [
  'api',
  'domain',
  'engines',
  'ingest',
  'platform',
  'migrations',
  'simulators',
  'warehouse',
  'workflows',
];
const webFolders = ['web', 'domain'];
const sources = /\.(tsx?|css|html|svg|json)$/;

/** One bundle a process; packages stay outside. */
export const serverBuild: BuildOptions = {
  entryPoints: {
    ingest: fromRoot('ingest', 'main.ts'),
    api: fromRoot('api', 'main.ts'),
    worker: fromRoot('workflows', 'worker.ts'),
    clickhouse: fromRoot('engines', 'clickhouse', 'main.ts'),
    building: fromRoot('simulators', 'bas', 'main.ts'),
    maintenance: fromRoot('simulators', 'cmms', 'main.ts'),
  },
  outdir: fromRoot('dist'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
};

interface BuildInfo {
  version: string;
  commit: string | null;
  builtAt: string;
  server: string;
  web: string;
}

/**
 * Builds what runs: one bundle a process, the workflows' bundle and the console, into dist/. Skips what is as it was.
 * @returns what was built.
 */
export async function buildAll(): Promise<string[]> {
  const known = readStamp();
  const [server, web] = await Promise.all([fingerprint(serverFolders), fingerprint(webFolders)]);
  const built: string[] = [];
  if (known?.server !== server || !existsSync(fromRoot('dist', 'ingest.js'))) {
    await Promise.all([esbuild(serverBuild), bundleWorkflows()]);
    built.push('server');
  }
  if (known?.web !== web || !existsSync(fromRoot('dist', 'web', 'index.html'))) {
    await vite({ configFile: fromRoot('web', 'vite.config.ts'), logLevel: 'error' });
    built.push('console');
  }
  if (built.length > 0) {
    const info: BuildInfo = { version: version(), commit: commit(), builtAt: new Date().toISOString(), server, web };
    await mkdir(fromRoot('dist'), { recursive: true });
    await writeFile(stampFile, `${JSON.stringify(info, null, 2)}\n`);
  }
  return built;
}

function readStamp(): BuildInfo | null {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8')) as BuildInfo;
  } catch {
    return null;
  }
}

async function fingerprint(folders: string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(fromRoot('package-lock.json')));
  for (const folder of folders) {
    const names = await readdir(fromRoot(folder), { recursive: true });
    for (const name of names.filter((one) => sources.test(one) && !one.includes('.test.')).sort()) {
      hash.update(name).update(await readFile(join(fromRoot(folder), name)));
    }
  }
  return hash.digest('hex');
}

const version = (): string =>
  (JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string }).version;

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: fromRoot(),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
