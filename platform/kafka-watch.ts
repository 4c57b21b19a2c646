import { connect, isIP, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';
import type { Log } from './log.ts';
import type { Health } from './service.ts';

/** An available Kafka answers sooner. */
const patienceMs = 100;
const lookEveryMs = 250;
const keepAliveMs = 60_000;

export type KafkaWatch = ReturnType<typeof createKafkaWatch>;

/**
 * Tracks if Kafka is available to a process. From when a connection breaks or Kafka rejects a message, it probes until
 * Kafka answers: a process that is not ready may get no requests from its proxy. Brokers close idle connections, so a
 * broken one counts only once nothing has answered for a moment.
 * @param look probes Kafka once, by connections of its own. @throws Error when it does not answer.
 */
export function createKafkaWatch(look: () => Promise<unknown>, log: Log) {
  let away: string | null = null;
  let isLooking = false;
  let mustProbe = false;

  function beAway(reason: string): void {
    if (away === null) log.warn(`Kafka is away: ${reason}`);
    away = reason;
  }
  function beBack(): void {
    if (away !== null) log.info('Kafka answers again');
    away = null;
  }

  async function lookUntilItAnswers(reason: string): Promise<void> {
    mustProbe = true;
    if (isLooking) return;
    isLooking = true;
    const patience = setTimeout(() => beAway(reason), patienceMs).unref();
    while (mustProbe) {
      mustProbe = false;
      try {
        await look();
      } catch (error) {
        beAway((error as Error).message);
        mustProbe = true;
        await sleep(lookEveryMs, undefined, { ref: false });
      }
    }
    clearTimeout(patience);
    isLooking = false;
    beBack();
  }

  return {
    /** Opens the client's connections, and probes Kafka when one breaks or cannot be made. */
    openSocket: (({ host, port, ssl, onConnect }): Socket => {
      const servername = isIP(host) ? {} : { servername: host };
      const socket = ssl
        ? connectTls({ host, port, ...servername, ...ssl }, onConnect)
        : connect({ host, port }, onConnect);
      const reportLost = (what: string): void => void lookUntilItAnswers(`the connection to ${host}:${port} ${what}`);
      // if this side ends it first, that is no failure
      socket.once('end', () => socket.writableEnded || reportLost('was broken off'));
      socket.once('error', ({ message }) => reportLost(`failed: ${message}`));
      return socket.setKeepAlive(true, keepAliveMs);
    }) satisfies ISocketFactory,
    /** Records that Kafka rejected a message. */
    refused(error: Error): void {
      beAway(error.message);
      void lookUntilItAnswers(error.message);
    },
    /** Records that Kafka accepted a message. */
    took: beBack,
    health: (): Health => (away === null ? { ready: true } : { ready: false, reason: `Kafka: ${away}` }),
  };
}
