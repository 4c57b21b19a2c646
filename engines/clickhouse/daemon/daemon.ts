import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createCollector } from '../collect.ts';
import type { Config } from '../config.ts';
import { createConnections } from '../connections.ts';
import { openEngine } from '../engine.ts';
import { createExecutor } from '../executor.ts';
import { createFifoPool } from '../fifo.ts';
import { readContentTypes } from '../formats.ts';
import { createKiller } from '../killer.ts';
import { createLanes } from '../lanes.ts';
import { DirectoryTaken, takeLock } from '../lock.ts';
import { createQueryLog } from '../query-log.ts';
import { createReaders, READER_THREADS } from '../readers/readers.ts';
import { LARGEST_STATEMENT } from '../receive.ts';
import { createSessions } from '../sessions.ts';
import { createSpool } from '../spool.ts';
import { createUnpack } from '../unpack.ts';
import { startServer } from './server.ts';

export interface Daemon {
  port: number;
  version: string;
  /** Drains, then releases the directory. */
  stop(): Promise<void>;
}

const SHORT_LANE = 8;
const LONG_AFTER_MS = 400;
const WAITING_MOST = 2000;
const IDLE_CONNECTIONS = 64;
const FIFOS_AHEAD = 24;
const MIB = 1024 * 1024;
/** An INSERT's data up to this size are passed to the engine in one piece, larger ones are streamed. */
const COLLECTED_EACH = 8 * MIB;
const COLLECTED_ALL = 128 * MIB;

function serverConfig(config: Config): string {
  return `<clickhouse>
  <max_server_memory_usage>${config.serverMemoryBytes}</max_server_memory_usage>
  <mark_cache_size>${config.markCacheBytes}</mark_cache_size>
  <background_pool_size>${Math.max(2, Math.min(4, config.cores))}</background_pool_size>
</clickhouse>
`;
}

/** Starts the daemon on its directory; throws DirectoryTaken when another one owns it. */
export async function startDaemon(config: Config): Promise<Daemon> {
  const home = resolve(config.dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const unlock = takeLock(join(home, 'daemon.lock'));
  try {
    const configFile = join(home, 'server.xml');
    writeFileSync(configFile, serverConfig(config));
    const engine = openEngine(join(home, 'engine'), configFile);
    const killer = createKiller(engine);
    // Only now, with the engine's own lock taken too, nobody else can be using the pipes.
    const fifos = createFifoPool(join(home, 'fifo'), FIFOS_AHEAD);
    const spool = createSpool(join(home, 'spool'));
    const about = await killer.run('SELECT version(), timezone()', 'JSONCompactEachRow');
    const [version, timezone] = JSON.parse(Buffer.from(about.bytes).toString('utf8')) as [string, string];
    const contentTypeOf = await readContentTypes(killer.run);
    const queryLog = await createQueryLog(engine, spool);
    const base = [
      // chdb reads a bare word as a SELECT and enables introspection; a server does neither.
      'implicit_select = 0',
      'allow_introspection_functions = 0',
      // Readers' queries have a lower priority.
      'priority = 1',
      `max_memory_usage = ${config.queryMemoryBytes}`,
      // The server's own limit was never observed to apply here; this one does, because all queries are of one user.
      `max_memory_usage_for_user = ${config.serverMemoryBytes}`,
    ].join(', ');
    const connections = createConnections(engine, base, IDLE_CONNECTIONS);
    const sessions = createSessions(engine, base);
    // Threads are also needed by KILL, the log, compression and the setup of connections.
    const long = Math.max(2, Math.min(12, config.threads - SHORT_LANE - READER_THREADS - 6));
    const lanes = createLanes({ short: SHORT_LANE, long, longAfterMs: LONG_AFTER_MS, queue: WAITING_MOST });
    const collect = createCollector(COLLECTED_EACH, COLLECTED_ALL);
    const shared = { sessions, fifos, spool, collect, killer, queryLog };
    const executor = createExecutor({ ...shared, connections, lanes, largestStatement: LARGEST_STATEMENT });
    const readerLimits = {
      seconds: config.readerSeconds,
      memoryBytes: Math.min(512 * MIB, config.queryMemoryBytes),
      threads: Math.max(1, Math.floor(config.cores / 2)),
    };
    const readers = await createReaders(engine, base, readerLimits, shared);
    const owner = { user: config.user, password: config.password };
    const unpack = createUnpack(engine, base, spool);
    const { port } = config;
    const server = await startServer({ port, owner, version, timezone, executor, readers, unpack, contentTypeOf });
    return {
      port: server.port,
      version,
      async stop() {
        await server.stop(config.drainMs);
        sessions.close();
        connections.forget();
        readers.close();
        await queryLog.stop();
        killer.close();
        fifos.remove();
        spool.remove();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    // The engine has its own lock, and reports the cause only on stderr.
    if (error instanceof Error && /Failed to create connection/.test(error.message)) {
      throw new DirectoryTaken('the engine cannot open the directory, another process may hold it');
    }
    throw error;
  }
}
