// The one file that runs before anything is installed: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  start: 'start/main.ts',
  dev: 'start/dev.ts',
  bench: 'bench/main.ts',
  simulate: 'simulators/bas/send.ts',
  build: 'start/run-build.ts',
  migrate: 'start/run-migrate.ts',
  status: 'start/status.ts',
  check: 'start/check.ts',
  test: 'start/test.ts',
  'test:long': 'start/test-long.ts',
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
const script = commands[process.argv[2]];
if (!script) {
  console.error(`Say what to run: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}

install();
// replaces this process as far as Node can: the same terminal, the same process group, its exit code
const { register } = await import('tsx/esm/api');
register();
process.chdir(root);
process.argv.splice(2, 1);
await import(new URL(`../${script}`, import.meta.url).href);

/** Installs the packages of the lockfile, once per lockfile. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const begin = Date.now();
  process.stdout.write('Installing packages\n');
  // not `npm ci`: it insists on packages for other platforms, which not every registry carries
  const done = spawnSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error(
      'The packages could not be installed: see above. Check the network and the npm registry, then try again.',
    );
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
  process.stdout.write(`Packages installed, ${((Date.now() - begin) / 1000).toFixed(1)} s\n`);
}
