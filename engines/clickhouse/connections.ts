import { type Connection, type Engine, quoteName, quoteText } from './engine.ts';
import { refuse } from './errors.ts';

/** What a request wants its connection to be. */
export interface Setup {
  queryId: string;
  database: string;
  settings: ReadonlyMap<string, string>;
  params: ReadonlyMap<string, string>;
  roles: readonly string[];
  /** GET may read and set settings, and change nothing. */
  readOnly: boolean;
}

/** A connection for one statement. `giveBack` once: it is kept for the next like it, or closed. */
export interface Lease {
  connection: Connection;
  giveBack(keep: boolean): Promise<void>;
}

export interface Connections {
  /** A connection set up for the request; throws what the engine says of an unknown database or setting. */
  lease(setup: Setup): Promise<Lease>;
  /** Closes the idle ones: what they point to is about to go. */
  forget(): void;
}

/** SET list for a request. `readonly` comes last: nothing can be set after it. */
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
  const asked = setup.settings.get('readonly');
  const readonly = setup.readOnly && asked !== '1' ? '2' : asked;
  if (readonly !== undefined) list.push(`readonly = ${quoteText(readonly)}`);
  return list.join(', ');
}

/** Puts a connection into the state a request asks for. */
export async function prepare(connection: Connection, setup: Setup, database: string | undefined): Promise<void> {
  const set = assignments(setup);
  if (database !== undefined && database !== '') await connection.run(`USE ${quoteName(database)}`);
  if (setup.roles.length > 0) await connection.run(`SET ROLE ${setup.roles.map(quoteName).join(', ')}`);
  await connection.run(`SET ${set}`);
}

/** Requests with the same key set the same names, so each overwrites all that the one before has set. */
function keyOf(setup: Setup): string | undefined {
  const readonly = setup.settings.get('readonly');
  if (setup.roles.length > 0 || (readonly !== undefined && readonly !== '0')) return undefined;
  const settings = [...setup.settings.keys()].filter((name) => name !== 'log_comment').sort();
  return JSON.stringify([setup.database, setup.readOnly, settings, [...setup.params.keys()].sort()]);
}

/** A new connection with what every one of the daemon's has. */
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
 * Gives each statement a connection of its own and keeps up to `idleLimit` of them for requests alike.
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
