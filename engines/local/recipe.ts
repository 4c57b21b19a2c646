import type { Need } from '../machine.ts';
import type { EngineCommand } from '../process.ts';
import type { EnginePasswords } from '../secrets.ts';
import type { EngineName, Ports, Say } from '../types.ts';

/** Context in which a recipe prepares and checks its engine. */
export type LocalContext = {
  /** Folder of this engine's data. */
  dir: string;
  toolsDir: string;
  ports: Ports;
  passwords: EnginePasswords;
  /** True if the product's role in Postgres may create databases, as tests do. */
  createsDatabases: boolean;
  /** The caller's environment: PATH, HOME, JAVA_HOME. */
  env: NodeJS.ProcessEnv;
  say: Say;
  withTemporalUi: boolean;
  builtClickHouse: boolean;
};

/** Recipe to run one engine as a local process. */
export type Recipe = {
  name: EngineName;
  /** Requirements on the machine, given what is fetched already. */
  needs: (context: Pick<LocalContext, 'toolsDir' | 'env'>) => Promise<Need[]>;
  /** Fetches the software if it is missing. */
  fetch?: (context: Pick<LocalContext, 'toolsDir' | 'env' | 'say'>) => Promise<unknown>;
  /** Creates missing data folders and files. */
  prepare: (context: LocalContext) => Promise<EngineCommand>;
  /** Matches its log when it ended at once for a reason that passes within seconds. */
  passes?: RegExp;
  /** Resolves when the engine serves clients; rejects when it does not yet. Called repeatedly. */
  answers: (context: LocalContext) => Promise<void>;
};
