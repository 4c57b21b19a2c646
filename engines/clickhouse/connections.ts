import { type Connection, type Engine, quoteName, quoteText } from './engine.ts';
import { refuse } from './errors.ts';

/** State that a request needs of its connection. */
export interface Setup {
  queryId: string;
  database: string;
  settings: ReadonlyMap<string, string>;
  params: ReadonlyMap<string, string>;
  roles: readonly string[];
  /** True for GET, which may read and set settings, but change nothing. */
  readOnly: boolean;
}

/** A connection for one statement. Call `giveBack` once: it is kept for a request with the same key, or closed. */
export interface Lease {
  connection: Connection;
  giveBack(keep: boolean): Promise<void>;
}

export interface Connections {
  /** Returns a connection set up for the request; throws the engine's error for an unknown database or setting. */
  lease(setup: Setup): Promise<Lease>;
  /** Closes the idle connections, because a database that they may use is about to be removed. */
  forget(): void;
}

/** Returns the SET list of a request. `readonly` comes last: nothing can be set after it. */
function assignments(setup: Setup): string {
  const list = [`log_comment = ${quoteText(setup.queryId)}`];
  for (const [name, value] of setup.settings) {
    if (name === 'log_comment' || name === 'readonly') continue;
    if (!/^[A-Za-z_][\w.]*$/.test(name)) throw refuse(115, `Unknown setting '${name}'`);
    list.push(`${name} = ${quoteText(value)}`);
  }
  for (const [name, value] of setup.params) {
    if (!/^\w+$/.test(name)) throw refuse(36, `Query parameter '${name}' is not a valid name`);
    list.push(`param_${name} = ${quoteText(value)}`);
  }
  const requested = setup.settings.get('readonly');
  const readonly = setup.readOnly && requested !== '1' ? '2' : requested;
  if (readonly !== undefined) list.push(`readonly = ${quoteText(readonly)}`);
  return list.join(', ');
}

/** Puts a connection into the state that a request needs. */
export async function prepare(connection: Connection, setup: Setup, database: string | undefined): Promise<void> {
  const set = assignments(setup);
  if (database !== undefined && database !== '') await connection.run(`USE ${quoteName(database)}`);
  if (setup.roles.length > 0) await connection.run(`SET ROLE ${setup.roles.map(quoteName).join(', ')}`);
  await connection.run(`SET ${set}`);
}

/** Returns a request's key. Requests with the same key set the same names, so each overwrites all earlier values. */
function keyOf(setup: Setup): string | undefined {
  const readonly = setup.settings.get('readonly');
  if (setup.roles.length > 0 || (readonly !== undefined && readonly !== '0')) return undefined;
  const settings = [...setup.settings.keys()].filter((name) => name !== 'log_comment').sort();
  return JSON.stringify([setup.database, setup.readOnly, settings, [...setup.params.keys()].sort()]);
}

/** Opens a connection with the settings that all of the daemon's have. */
export async function openConnection(engine: Engine, base: string): Promise<Connection> {
  const connection = engine.connect();
  try {
    await connection.run(`SET ${base}`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Gives each statement its own connection and keeps up to `idleLimit` idle ones for requests with the same key.
 * @param base SET list every connection starts with
 */
export function createConnections(engine: Engine, base: string, idleLimit: number): Connections {
  /** Oldest first, so that the least recently used is closed when there are too many. */
  let idle: { key: string; connection: Connection }[] = [];
  let generation = 0;
  return {
    async lease(setup) {
      const key = keyOf(setup);
      const born = generation;
      const index = key === undefined ? -1 : idle.findLastIndex((entry) => entry.key === key);
      const reused = index < 0 ? undefined : idle.splice(index, 1)[0];
      const connection = reused?.connection ?? (await openConnection(engine, base));
      try {
        await prepare(connection, setup, reused ? undefined : setup.database);
      } catch (error) {
        connection.close();
        throw error;
      }
      return {
        connection,
        async giveBack(keep) {
          if (!keep || key === undefined || born !== generation) return connection.close();
          idle.push({ key, connection });
          if (idle.length > idleLimit) idle.shift()?.connection.close();
        },
      };
    },
    forget() {
      generation++;
      for (const { connection } of idle) connection.close();
      idle = [];
    },
  };
}
