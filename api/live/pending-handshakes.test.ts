import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AppError } from '../../platform/errors.ts';
import { createBearerLookups } from '../request/bearer-lookups.ts';
import { createHandshakes, type HandshakeDeps } from './handshakes.ts';
import { socketLimits } from './limits.ts';

/** Creates handshakes with a Postgres that answers when the test says so. */
function slowPostgres(limits: Partial<typeof socketLimits>) {
  let queries = 0;
  let answer: (found: { rows: object[] }) => void = () => {};
  const answered = new Promise((resolve) => {
    answer = resolve;
  });
  const raw = (): Promise<unknown> => {
    queries += 1;
    return answered;
  };
  const deps = {
    db: { raw },
    clock: { now: () => new Date() },
    log: pino({ level: 'silent' }),
    limits: { ...socketLimits, ...limits },
    lookups: createBearerLookups({ atOnce: 1 }),
    trustedProxies: '',
  };
  const { judge } = createHandshakes(deps as unknown as HandshakeDeps);
  let made = 0;
  /** Requests a socket with a new bearer. */
  const ask = (remoteAddress: string): Promise<AppError | null> => {
    made += 1;
    return judge({
      headers: { authorization: `Bearer ${String(made).padStart(43, 'x')}` },
      rawHeaders: [],
      socket: Object.assign(new EventEmitter(), { remoteAddress, destroyed: false }),
    } as unknown as IncomingMessage);
  };
  return { ask, queries: () => queries, answer: () => answer({ rows: [] }) };
}

/** Returns the current state of a handshake. */
const stateOf = (handshake: Promise<AppError | null>): Promise<string> =>
  Promise.race([handshake.then((refusal) => refusal?.code ?? 'let in'), nextTurn('pending')]);

test('handshakes that wait for Postgres are few of one network and bounded in all; a newcomer takes one of whoever has most', async () => {
  const postgres = slowPostgres({ pending: 4, pendingPerNetwork: 3 });
  const many = [postgres.ask('192.0.2.1'), postgres.ask('192.0.2.1'), postgres.ask('192.0.2.1')];
  expect(await stateOf(postgres.ask('192.0.2.1'))).toBe('UNAVAILABLE');
  const other = postgres.ask('192.0.2.2');
  const newcomer = postgres.ask('192.0.2.3');
  expect(await Promise.all([...many, other, newcomer].map(stateOf))).toEqual([
    'UNAVAILABLE',
    ...['pending', 'pending', 'pending', 'pending'],
  ]);
  expect(postgres.queries()).toBe(1);

  postgres.answer();
  expect((await Promise.all([...many.slice(1), other, newcomer])).map((refusal) => refusal?.code)).toEqual([
    ...['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
  ]);
});
