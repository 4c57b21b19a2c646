import type { Need } from '../machine.ts';
import type { EngineCommand } from '../process.ts';
import type { EngineName, Ports, Say } from '../types.ts';

/** What a recipe knows when it prepares and watches its engine. */
export type LocalContext = {
  /** Folder of this engine's data. */
  dir: string;
  toolsDir: string;
  ports: Ports;
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
  /** Fetches and formats what is not there yet. */
  prepare: (context: LocalContext) => Promise<EngineCommand>;
  /** What its log says when it ends at once for a reason that passes within seconds. */
  passes?: RegExp;
  /** Resolves when the engine serves clients; rejects when it does not yet. Tried again and again. */
  answers: (context: LocalContext) => Promise<void>;
};
