import { connect, isIP, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';
import type { Log } from './log.ts';
import type { Health } from './service.ts';

/** Where Kafka is there it answers sooner. */
const patienceMs = 100;
const lookEveryMs = 250;
const keepAliveMs = 60_000;

export type KafkaWatch = ReturnType<typeof createKafkaWatch>;

/**
 * What a process knows of Kafka. From when a connection breaks off, or Kafka does not take a message, it looks for itself
 * until Kafka answers: one that is not ready may be sent nothing by whoever stands before it. A connection that the broker
 * closes because it is idle is no news, so what breaks off counts only once nothing has answered for a moment.
 * @param look asks Kafka once, by connections of its own. @throws Error when it does not answer.
 */
export function createKafkaWatch(look: () => Promise<unknown>, log: Log) {
  let away: string | null = null;
  let isLooking = false;
  let isNews = false;

  function beAway(reason: string): void {
    if (away === null) log.warn(`Kafka is away: ${reason}`);
    away = reason;
  }
  function beBack(): void {
    if (away !== null) log.info('Kafka answers again');
    away = null;
  }

  async function lookUntilItAnswers(reason: string): Promise<void> {
    isNews = true;
    if (isLooking) return;
    isLooking = true;
    const patience = setTimeout(() => beAway(reason), patienceMs).unref();
    while (isNews) {
      isNews = false;
      try {
        await look();
      } catch (error) {
        beAway((error as Error).message);
        isNews = true;
        await sleep(lookEveryMs, undefined, { ref: false });
      }
    }
    clearTimeout(patience);
    isLooking = false;
    beBack();
  }

  return {
    /** Opens the client's connections, and hears when one breaks off or cannot be made. */
    openSocket: (({ host, port, ssl, onConnect }): Socket => {
      const servername = isIP(host) ? {} : { servername: host };
      const socket = ssl
        ? connectTls({ host, port, ...servername, ...ssl }, onConnect)
        : connect({ host, port }, onConnect);
      const hear = (what: string): void => void lookUntilItAnswers(`the connection to ${host}:${port} ${what}`);
      // one that is ended from here ends in kind
      socket.once('end', () => socket.writableEnded || hear('was broken off'));
      socket.once('error', ({ message }) => hear(`failed: ${message}`));
      return socket.setKeepAlive(true, keepAliveMs);
    }) satisfies ISocketFactory,
    /** Kafka did not take a message. */
    refused(error: Error): void {
      beAway(error.message);
      void lookUntilItAnswers(error.message);
    },
    /** Kafka took one. */
    took: beBack,
    health: (): Health => (away === null ? { ready: true } : { ready: false, reason: `Kafka: ${away}` }),
  };
}
