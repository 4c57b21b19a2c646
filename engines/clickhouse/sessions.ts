import { type Lease, openConnection, prepare, type Setup } from './connections.ts';
import { type Connection, type Engine, quoteName, quoteText } from './engine.ts';
import { refuse } from './errors.ts';

export interface SessionRequest {
  id: string;
  /** Idle time in seconds after which the session ends. */
  timeoutSeconds: number;
  /** True if the session must exist already. */
  mustExist: boolean;
  /** True if this statement is its last. */
  close: boolean;
}

export interface Sessions {
  /** Returns the session's connection, set up for one statement; throws 373 while another statement uses it. */
  lease(request: SessionRequest, setup: Setup, databaseGiven: boolean): Promise<Lease>;
  close(): void;
}

interface Session {
  connection: Connection | undefined;
  busy: boolean;
  timer: NodeJS.Timeout | undefined;
}

async function text(connection: Connection, sql: string): Promise<string> {
  return Buffer.from((await connection.run(sql, 'JSONCompactEachRow')).bytes).toString('utf8');
}

/** Returns statements that restore the session's settings and database after a statement that overrides them. */
async function remember(connection: Connection, setup: Setup, databaseGiven: boolean): Promise<string[]> {
  const undo: string[] = [];
  const names = [...setup.settings.keys()].map(quoteText).join(', ');
  if (names !== '') {
    const rows = await text(connection, `SELECT name, value FROM system.settings WHERE name IN (${names})`);
    const pairs = rows.split('\n').flatMap((row) => (row ? [JSON.parse(row) as [string, string]] : []));
    if (pairs.length > 0) undo.push(`SET ${pairs.map(([name, value]) => `${name} = ${quoteText(value)}`).join(', ')}`);
  }
  if (databaseGiven) {
    const [row] = (await text(connection, 'SELECT currentDatabase()')).split('\n');
    const [database] = JSON.parse(row ?? '[""]') as [string];
    undo.push(`USE ${quoteName(database)}`);
  }
  return undo;
}

/** Manages callers' sessions: one connection each, with temporary tables and settings, until its idle timeout. */
export function createSessions(engine: Engine, base: string): Sessions {
  const sessions = new Map<string, Session>();
  const drop = (id: string) => {
    const session = sessions.get(id);
    clearTimeout(session?.timer);
    session?.connection?.close();
    sessions.delete(id);
  };
  return {
    async lease(request, setup, databaseGiven) {
      const known = sessions.get(request.id);
      if (!known && request.mustExist) throw refuse(372, `Session ${request.id} not found`);
      if (known?.busy) throw refuse(373, `Session ${request.id} is locked by a concurrent client`);
      const session: Session = known ?? { connection: undefined, busy: true, timer: undefined };
      session.busy = true;
      clearTimeout(session.timer);
      sessions.set(request.id, session);
      const idle = () => {
        session.busy = false;
        if (request.close) return drop(request.id);
        session.timer = setTimeout(() => drop(request.id), request.timeoutSeconds * 1000);
        session.timer.unref();
      };
      let connection: Connection;
      let undo: string[];
      try {
        connection = session.connection ??= await openConnection(engine, base);
        undo = await remember(connection, setup, databaseGiven && known !== undefined);
        await prepare(connection, setup, databaseGiven ? setup.database : undefined);
      } catch (error) {
        idle();
        throw error;
      }
      return {
        connection,
        async giveBack() {
          try {
            for (const sql of undo) await connection.run(sql);
          } finally {
            idle();
          }
        },
      };
    },
    close() {
      for (const id of [...sessions.keys()]) drop(id);
    },
  };
}
