import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, type Engine, quoteText } from './engine.ts';

export interface Killer {
  /** Kills a statement of the daemon by its query id; resolves when it has ended. */
  kill(queryId: string, ended: Promise<unknown>): Promise<void>;
  /** Marks it to be killed; resolves when the engine has accepted the KILL, or when it has ended. */
  mark(queryId: string, ended: Promise<unknown>): Promise<void>;
  /** Runs a caller's KILL, whose result comes in `format`. */
  run(sql: string, format: string): ReturnType<Connection['run']>;
  close(): void;
}

/** Creates the killer: KILL has its own connection outside the lanes, so that it works when they are full. */
export function createKiller(engine: Engine): Killer {
  const connection = engine.connect();
  // Otherwise an invalid KILL would be read as a SELECT.
  let turn: Promise<unknown> = connection.run('SET implicit_select = 0');
  const run = (sql: string, format: string) => {
    const next = turn.then(() => connection.run(sql, format));
    turn = next.catch(() => undefined);
    return next;
  };
  const attempt = async (queryId: string) => {
    const sql = `KILL QUERY WHERE Settings['log_comment'] = ${quoteText(queryId)} ASYNC`;
    const result = await run(sql, 'TabSeparated').catch(() => undefined);
    return result !== undefined && result.bytes.length > 0;
  };
  const until = async (queryId: string, ended: Promise<unknown>, enough: (hit: boolean) => boolean) => {
    let over = false;
    const end = ended.then(
      () => {
        over = true;
      },
      () => {
        over = true;
      },
    );
    // A statement that is not in the engine's list yet is found by a later attempt.
    for (let waitMs = 5; !over; waitMs = Math.min(waitMs * 2, 250)) {
      if (enough(await attempt(queryId))) return;
      await Promise.race([end, wait(waitMs)]);
    }
  };
  return {
    kill: (queryId, ended) => until(queryId, ended, () => false),
    mark: (queryId, ended) => until(queryId, ended, (hit) => hit),
    run,
    close: () => connection.close(),
  };
}
