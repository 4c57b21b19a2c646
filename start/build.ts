import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../platform/root.ts';
import { inChild } from './in-child.ts';

const stampFile = fromRoot('dist', 'build.json');
/** Sources of the server's bundles, and of the console's; each is built only when its sources have changed. */
const serverFolders = [
  'api',
  'domain',
  'engines',
  'ingest',
  'platform',
  'migrations',
  'pump',
  'simulators',
  'texts',
  'warehouse',
  'workflows',
];
const webFolders = ['web', 'domain', 'texts'];
const sources = /\.(tsx?|css|html|svg|json)$/;

interface BuildInfo {
  version: string;
  commit: string | null;
  builtAt: string;
  server: string;
  web: string;
}

/**
 * Builds one bundle per process, the workflows' bundle and the console into dist/, in child processes that end
 * afterwards. Skips unchanged parts.
 * @returns names of the parts that were built.
 */
export async function buildAll(): Promise<string[]> {
  const known = readStamp();
  const [server, web] = await Promise.all([fingerprint(serverFolders), fingerprint(webFolders)]);
  const built: string[] = [];
  if (known?.server !== server || !existsSync(fromRoot('dist', 'ingest.js'))) built.push('server');
  if (known?.web !== web || !existsSync(fromRoot('dist', 'web', 'index.html'))) built.push('console');
  const parts = built.map((part) => (part === 'server' ? ['server', 'workflows'] : [part]));
  await Promise.all(parts.map((each) => inChild('compile.ts', each)));
  await copyPumpFiles();
  if (built.length > 0) {
    const info: BuildInfo = { version: version(), commit: commit(), builtAt: new Date().toISOString(), server, web };
    await mkdir(fromRoot('dist'), { recursive: true });
    await writeFile(stampFile, `${JSON.stringify(info, null, 2)}\n`);
  }
  return built;
}

/** Puts the pump's guide and services beside its program: the API serves them together. */
async function copyPumpFiles(): Promise<void> {
  const [from, to] = [fromRoot('pump', 'service'), fromRoot('dist', 'pump')];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (name.startsWith('annunciator-pump.')) await copyFile(join(from, name), join(to, name));
  const guide = await readFile(fromRoot('docs', 'pump.md'), 'utf8');
  await writeFile(join(to, 'annunciator-pump.md'), guide.replaceAll('](../pump/service/', ']('));
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
