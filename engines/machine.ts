import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines, onPath, run } from './command.ts';
import { withLock } from './lock.ts';
import { EngineError, type Say } from './types.ts';

/** Requirements of local engines and tests on the machine itself. */
export type Need = 'java' | 'jdk' | 'maven' | 'python' | 'chromium' | 'faketime' | 'oathtool';

type Requirement = {
  title: string;
  present: (env: NodeJS.ProcessEnv) => Promise<boolean>;
  /** Debian packages, the first that is available wins. */
  packages: string[];
};

const LEAST_JAVA = 17;

const REQUIREMENTS: Record<Need, Requirement> = {
  java: {
    title: `Java ${LEAST_JAVA} or newer`,
    present: async (env) => (await javaVersion(env)) >= LEAST_JAVA,
    packages: ['openjdk-17-jre-headless', 'openjdk-21-jre-headless', 'default-jre-headless'],
  },
  jdk: {
    title: `Java ${LEAST_JAVA} or newer with its compiler`,
    present: async (env) => (await javaVersion(env)) >= LEAST_JAVA && (await compiles(env)),
    packages: ['openjdk-17-jdk-headless', 'openjdk-21-jdk-headless', 'default-jdk-headless'],
  },
  maven: {
    title: 'Maven',
    present: async (env) => (await onPath('mvn', env)) !== undefined,
    packages: ['maven'],
  },
  python: {
    title: 'Python 3 with venv',
    // Debian splits venv from Python: without the package, the module exists but ensurepip does not.
    present: async (env) => (await run('python3', ['-c', 'import venv, ensurepip'], { env })).code === 0,
    packages: ['python3-venv'],
  },
  chromium: {
    title: 'Chromium',
    present: async (env) => (await findChromium(env)) !== undefined,
    packages: ['chromium-headless-shell', 'chromium'],
  },
  faketime: {
    title: 'libfaketime',
    present: async () => (await fakeTimeLibrary()) !== undefined,
    packages: ['faketime'],
  },
  oathtool: {
    title: 'oathtool',
    present: async (env) => (await onPath('oathtool', env)) !== undefined,
    packages: ['oathtool'],
  },
};

/** Programs, the headless one first: test pages open in it in half the processor time. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_BROWSERS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Ensures that the machine has what local engines (and, with `browser`, browser tests) need. As root on Debian, missing
 * packages are installed; elsewhere nothing is changed.
 * @throws EngineError that names everything missing and the command to run.
 */
export async function prepareMachine(options: {
  say: Say;
  browser?: boolean;
  /** Requirements to check. Default: those of all local engines at their very first start. */
  needs?: readonly Need[];
  env?: NodeJS.ProcessEnv;
  /** True if packages may be installed. Default: true if this runs as root. */
  root?: boolean;
}): Promise<void> {
  const env = options.env ?? process.env;
  const needs = new Set<Need>(options.needs ?? ['java', 'maven', 'python']);
  if (options.browser) needs.add('chromium');
  if ((await lacking(needs, env)).length === 0) return;

  const apt = await onPath('apt-get', env);
  if (!apt || !(options.root ?? process.getuid?.() === 0))
    throw new EngineError(advice(await lacking(needs, env), apt !== undefined));
  const waiting = ({ pid }: { pid: number }) => options.say(`Machine: process ${pid} is installing packages, waiting`);
  await withLock(join(tmpdir(), 'annunciator-apt.lock'), waiting, async () => {
    const missing = await lacking(needs, env);
    if (missing.length > 0) await install(missing, env, options.say);
  });
  const still = await lacking(needs, env);
  if (still.length > 0) throw new EngineError(advice(still, true));
}

/** Returns the Java program of JAVA_HOME, else the one on PATH. */
export function javaProgram(env: NodeJS.ProcessEnv): string {
  return env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java';
}

/** Returns the path of the library that gives processes another clock, if it is installed. */
export async function fakeTimeLibrary(): Promise<string | undefined> {
  const found = await run('sh', ['-c', 'ls /usr/lib/*/faketime/libfaketime.so.1']);
  return found.code === 0 ? found.output.trim().split('\n')[0] : undefined;
}

/** Returns the path of a Chromium or Chrome: CHROMIUM_PATH, else an installed one; undefined without one. */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  for (const name of BROWSERS) {
    const path = await onPath(name, env);
    if (path) return path;
  }
  for (const path of process.platform === 'darwin' ? MAC_BROWSERS : []) {
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

/** Same. @throws EngineError when there is none. */
export async function chromiumPath(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const path = await findChromium(env);
  if (path) return path;
  throw new EngineError(advice([REQUIREMENTS.chromium], (await onPath('apt-get', env)) !== undefined));
}

/** Returns Java's major version; 0 when there is no Java. */
async function javaVersion(env: NodeJS.ProcessEnv): Promise<number> {
  const { code, output } = await run(javaProgram(env), ['-version'], { env });
  const version = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return code === 0 && version ? Number(version) : 0;
}

/** Returns true if Java runs source files: one without a compiler runs classes alone. */
const compiles = async (env: NodeJS.ProcessEnv): Promise<boolean> =>
  (await run(javaProgram(env), ['--describe-module', 'jdk.compiler'], { env })).code === 0;

async function lacking(needs: ReadonlySet<Need>, env: NodeJS.ProcessEnv): Promise<Requirement[]> {
  const checked = await Promise.all(
    [...needs].map(async (need) => ({ need, present: await REQUIREMENTS[need].present(env) })),
  );
  return checked.filter(({ present }) => !present).map(({ need }) => REQUIREMENTS[need]);
}

function advice(missing: Requirement[], debian: boolean): string {
  const names = missing.map(({ title }) => title).join(', ');
  const packages = missing.map(({ packages: [first] }) => first).join(' ');
  const command = debian
    ? `: run \`sudo apt-get update && sudo apt-get install -y ${packages}\``
    : ': install it and run this again';
  return `This machine lacks ${names}${command}`;
}

async function install(missing: Requirement[], env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const aptEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  say(`Machine: installing ${missing.map(({ title }) => title).join(', ')} through apt, once`);
  const began = performance.now();
  await apt(['update', '-qq']);
  const packages = await Promise.all(missing.map((one) => available(one.packages)));
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  say(`Machine: installed in ${((performance.now() - began) / 1000).toFixed(1)} s`);

  async function available(candidates: string[]): Promise<string> {
    for (const name of candidates) {
      const { code, output } = await run('apt-cache', ['show', '--no-all-versions', name], { env: aptEnv });
      if (code === 0 && output.includes(`Package: ${name}`)) return name;
    }
    throw new EngineError(`apt knows none of ${candidates.join(', ')}: install one of them by hand`);
  }

  async function apt(args: string[]): Promise<void> {
    const done = await run('apt-get', [...lock, ...args], { env: aptEnv });
    if (done.code !== 0) throw new EngineError(`apt-get ${args[0]} failed:\n${lastLines(done.output, 6)}`);
  }
}
