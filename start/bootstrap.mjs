// The only file that runs before anything is installed: plain JavaScript, no dependency.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  start: 'start/main.ts',
  dev: 'start/dev.ts',
  bench: 'bench/main.ts',
  simulate: 'simulators/sites/send.ts',
  build: 'start/run-build.ts',
  migrate: 'start/run-migrate.ts',
  rebuild: 'start/rebuild.ts',
  'create-super-user': 'start/create-super-user.ts',
  'analyst-reader': 'start/analyst-reader.ts',
  status: 'start/status/main.ts',
  check: 'start/check.ts',
  test: 'start/test.ts',
  'test:long': 'start/test-long.ts',
};
/** Commands that need more packages than the product: tests, checks and their browser. */
const withTools = ['check', 'test', 'test:long', 'bench'];

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

await install(withTools.includes(process.argv[2]));
const node = ownNode();
if (node !== process.execPath) process.exit(await runWith(node));
// runs the script in this process: the same terminal, process group and exit code
const command = process.argv[2];
process.chdir(root);
process.argv.splice(2, 1);
if (command === 'start') {
  // it only watches what it has started: memory is worth more than its speed
  setFlagsFromString('--optimize-for-size');
  setFlagsFromString('--max-semi-space-size=2');
  setFlagsFromString('--heap-growing-percent=30');
  await import(await bundled(script));
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../${script}`, import.meta.url).href);
}

/**
 * The Node that the packages bring: a release that gets fixes, the same on every machine, with which processes take a
 * quarter less CPU than with Node 20. The installed one runs everything on platforms that have none.
 */
function ownNode() {
  const own = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return existsSync(own) ? realpathSync(own) : process.execPath;
}

/** Runs the command once more with another Node, which gets this process's signals. @returns its exit code. */
function runWith(program) {
  const child = spawn(program, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Bundles the script into one file of plain JavaScript, so that no compiler is in memory while the product runs. */
async function bundled(file) {
  const outfile = join(root, 'dist', 'start.js');
  const how = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--target=node20'];
  const compiler = join(root, 'node_modules', '.bin', 'esbuild');
  const code = await run(
    compiler,
    [join(root, file), `--outfile=${outfile}`, ...how, '--log-level=warning'],
    'inherit',
  );
  if (code !== 0) process.exit(1);
  return pathToFileURL(outfile).href;
}

/** Installs the lockfile's packages, once per lockfile; those for tests and checks only when one of these is run. */
async function install(isWhole) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed');
  const [installed, extent = installed && 'whole'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  // packages for tests that somebody's own `npm install` put there stay
  const whole = isWhole || extent === 'whole' || existsSync(join(root, 'node_modules', 'vitest'));
  if (installed === lock && (!isWhole || extent === 'whole')) return;
  const begin = Date.now();
  process.stdout.write('Installing packages\n');
  const omit = whole ? [] : ['--omit=dev'];
  const [code] = await Promise.all([
    // not `npm ci`: it insists on packages for other platforms, which not every registry carries
    run('npm', ['install', '--no-save', ...omit, '--no-fund', '--no-audit', '--loglevel=error'], 'inherit'),
    fetchJars(),
  ]);
  if (code !== 0) {
    console.error(
      'The packages could not be installed: see above. Check the network and the npm registry, then try again.',
    );
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${lock} ${whole ? 'whole' : 'running'}`);
  process.stdout.write(`Packages installed, ${((Date.now() - begin) / 1000).toFixed(1)} s\n`);
}

/**
 * Has Maven fetch Kafka's jars into its own repository while npm installs: engines/tools.ts fetches any that are still
 * missing, and reports failures.
 */
async function fetchJars() {
  const tools = join(root, '.data', 'tools');
  const isThere = existsSync(tools) && readdirSync(tools).some((name) => name.startsWith('kafka-'));
  if (isThere || process.env.KAFKA_BROKERS || process.env.ENGINES === 'containers') return;
  const pom = join(root, 'engines', 'kafka', 'pom.xml');
  await run(
    'mvn',
    ['-q', '-B', '--strict-checksums', '-f', pom, 'dependency:resolve', '-DincludeScope=runtime'],
    'ignore',
  );
}

/** Runs a program. @returns the exit code; null if it could not be run or was killed. */
function run(program, args, stderr) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', stderr],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}
