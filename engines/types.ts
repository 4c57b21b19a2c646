/** The four engines, in the order in which they are listed. */
export const ENGINE_NAMES = ['kafka', 'clickhouse', 'temporal', 'postgres'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export type Say = (line: string) => void;

/** Way an engine is provided: a local process, a container, or a configured address. */
export type How = 'local' | 'container' | 'external';

export const TITLES: Record<EngineName, string> = {
  kafka: 'Kafka',
  clickhouse: 'ClickHouse',
  temporal: 'Temporal',
  postgres: 'Postgres',
};

/** Environment variable of each engine's address. */
export const VARIABLES = {
  kafka: 'KAFKA_BROKERS',
  clickhouse: 'CLICKHOUSE_URL',
  temporal: 'TEMPORAL_ADDRESS',
  postgres: 'DATABASE_URL',
} as const satisfies Record<EngineName, string>;

export type EngineEnv = {
  KAFKA_BROKERS: string;
  CLICKHOUSE_URL: string;
  TEMPORAL_ADDRESS: string;
  DATABASE_URL: string;
  TEMPORAL_UI_URL?: string;
};

/** Ports on loopback, by their listener. */
export const PORT_NAMES = ['kafka', 'kafkaController', 'clickhouse', 'temporal', 'temporalUi', 'postgres'] as const;
export type PortName = (typeof PORT_NAMES)[number];
export type Ports = Record<PortName, number>;

/** One running engine, ours or not. `kill` and `restart` are for fault tests; an external engine refuses both. */
export type RunningEngine = {
  name: EngineName;
  how: How;
  /** Host and port that clients use. */
  address: string;
  pid: () => number | undefined;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Problem of the machine or an engine, worded for the person who typed the command. */
export class EngineError extends Error {
  override name = 'EngineError';
}
