import type { Need } from '../machine.ts';
import type { EngineCommand } from '../process.ts';
import type { EnginePasswords } from '../secrets.ts';
import type { EngineName, Ports, Say } from '../types.ts';

/** What a recipe knows when it prepares and watches its engine. */
export type LocalContext = {
  /** Folder of this engine's data. */
  dir: string;
  toolsDir: string;
  ports: Ports;
  passwords: EnginePasswords;
  /** The product's role in Postgres may create databases too, as tests do. */
  createsDatabases: boolean;
  /** The caller's environment: PATH, HOME, JAVA_HOME. */
  env: NodeJS.ProcessEnv;
  say: Say;
  withTemporalUi: boolean;
  builtClickHouse: boolean;
};

/** How one engine is run as a process of ours. */
export type Recipe = {
  name: EngineName;
  /** What the machine must have for it, given what is fetched already. */
  needs: (context: Pick<LocalContext, 'toolsDir' | 'env'>) => Promise<Need[]>;
  /** Fetches the software where it is not there yet. */
  fetch?: (context: Pick<LocalContext, 'toolsDir' | 'env' | 'say'>) => Promise<unknown>;
  /** Formats what is not there yet. */
  prepare: (context: LocalContext) => Promise<EngineCommand>;
  /** What its log says when it ends at once for a reason that passes within seconds. */
  passes?: RegExp;
  /** Resolves when the engine serves clients; rejects when it does not yet. Tried again and again. */
  answers: (context: LocalContext) => Promise<void>;
};
