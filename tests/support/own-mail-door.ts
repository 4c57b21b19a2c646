import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createMailDoor } from '../../ingest/mail/mail-door.ts';
import { systemClock } from '../../platform/clock.ts';
import { createStream } from '../../platform/stream.ts';
import { testEnv } from './engines.ts';

type Deps = Parameters<typeof createMailDoor>[0];

const log = pino({ level: 'silent' });

/** Opens an e-mail door in the test's own process, by default on the run's Kafka. */
export async function openMailDoor(given: Pick<Deps, 'db'> & Partial<Deps>) {
  const env = testEnv();
  const door = createMailDoor({
    stream: createStream({
      brokers: env.KAFKA_BROKERS,
      prefix: env.KAFKA_PREFIX,
      clientId: 'test',
      log,
      fatal: () => {},
    }),
    clock: systemClock,
    log,
    metrics: new Registry(),
    port: 0,
    host: '127.0.0.1',
    mailsPerSecond: 1_000,
    ...given,
  });
  await door.start();
  return { ...door, origin: `smtp://127.0.0.1:${door.port()}` };
}
