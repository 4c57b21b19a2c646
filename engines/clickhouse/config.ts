import { availableParallelism, totalmem } from 'node:os';

/** Configuration of the daemon, from its environment. Sizes are bytes. */
export interface Config {
  dataDir: string;
  port: number;
  user: string;
  password: string;
  /** Default `max_memory_usage` of one query; a caller may set another. */
  queryMemoryBytes: number;
  serverMemoryBytes: number;
  markCacheBytes: number;
  /** Seconds that a reader's query may run. */
  readerSeconds: number;
  /** Maximum duration of running requests after SIGTERM. */
  drainMs: number;
  /** Size of the libuv pool: each running query holds one of its threads. */
  threads: number;
  cores: number;
}

const MIB = 1024 * 1024;

/** Reads the daemon's variables; throws an Error that lists every problem at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const whole = (name: string, fallback: number | undefined, min: number): number => {
    const text = env[name];
    if (text === undefined || text === '') {
      if (fallback !== undefined) return fallback;
      problems.push(`${name} is not set`);
      return 0;
    }
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < min) problems.push(`${name} must be a whole number of at least ${min}`);
    return value;
  };
  const config: Config = {
    dataDir: env.CLICKHOUSE_DAEMON_DATA ?? '',
    port: whole('CLICKHOUSE_DAEMON_PORT', undefined, 0),
    user: env.CLICKHOUSE_DAEMON_USER || 'default',
    password: env.CLICKHOUSE_DAEMON_PASSWORD ?? '',
    queryMemoryBytes: whole('CLICKHOUSE_DAEMON_QUERY_MEMORY', 1024 * MIB, MIB),
    serverMemoryBytes: whole(
      'CLICKHOUSE_DAEMON_SERVER_MEMORY',
      Math.min(4096 * MIB, Math.floor(totalmem() / 2)),
      64 * MIB,
    ),
    markCacheBytes: whole('CLICKHOUSE_DAEMON_MARK_CACHE', 256 * MIB, MIB),
    readerSeconds: whole('CLICKHOUSE_DAEMON_READER_SECONDS', 30, 1),
    drainMs: whole('CLICKHOUSE_DAEMON_DRAIN_MS', 10_000, 0),
    // Node sizes the pool before any module runs, so it cannot be set from here.
    threads: whole('UV_THREADPOOL_SIZE', 0, 0),
    cores: availableParallelism(),
  };
  if (!config.dataDir) problems.push('CLICKHOUSE_DAEMON_DATA is not set');
  if (config.threads < 16) {
    problems.push(
      'UV_THREADPOOL_SIZE must be at least 16 in the environment this process is started with (64 advised)',
    );
  }
  if (problems.length > 0) throw new Error(problems.join('; '));
  return config;
}
