import { createServer, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../tests/support/until.ts';
import { createKafkaWatch, type KafkaWatch } from './kafka-watch.ts';

let server: Server;
let port: number;
let accepted: Socket[];
let looks: number;
/** Result of a probe. */
let look: () => Promise<void>;
let watch: KafkaWatch;

beforeEach(async () => {
  [accepted, looks] = [[], 0];
  look = async () => {};
  server = createServer((socket) => accepted.push(socket.on('error', () => {})));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as { port: number }).port;
  watch = createKafkaWatch(
    () => {
      looks += 1;
      return look();
    },
    pino({ level: 'silent' }),
  );
});
afterEach(() => server.close());

async function open(): Promise<Socket> {
  const count = accepted.length;
  const socket = await new Promise<Socket>((resolve) => {
    const opened = watch.openSocket({
      host: '127.0.0.1',
      port,
      ssl: undefined as never,
      onConnect: () => resolve(opened),
    });
    opened.on('error', () => {}).resume();
  });
  await until('the server to see it', () => accepted.length > count);
  return socket;
}
const refuse = async (): Promise<void> => {
  throw new Error('nobody answers');
};

test('a connection that breaks off is news at once where nothing answers, and no longer once something does', async () => {
  await open();
  look = refuse;
  const brokenAt = performance.now();
  accepted[0]?.resetAndDestroy();
  await until('it to be away', () => !watch.health().ready);
  expect(performance.now() - brokenAt).toBeLessThan(200);
  expect(watch.health().reason).toBe('Kafka: nobody answers');
  look = async () => {};
  await until('it to be back', () => watch.health().ready);
});

test('one that does not answer the look counts as away after a moment', async () => {
  await open();
  let answer = (): void => {};
  look = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  accepted[0]?.end();
  await until('it to be away', () => !watch.health().ready);
  expect(watch.health().reason).toBe(`Kafka: the connection to 127.0.0.1:${port} was broken off`);
  answer();
  await until('it to be back', () => watch.health().ready);
});

test('a connection that the broker closes because it is idle is looked into and is no news', async () => {
  await open();
  let isAnswered = false;
  look = async () => {
    isAnswered = true;
  };
  accepted[0]?.end();
  await until('a look', () => isAnswered);
  await new Promise(setImmediate);
  expect(watch.health()).toEqual({ ready: true });
});

test('one that is closed from here is not looked into', async () => {
  const socket = await open();
  socket.end();
  await until('the end', () => socket.destroyed);
  expect(looks).toBe(0);
});

test('what breaks off while it looks is looked into again', async () => {
  await open();
  await open();
  let answer = (): void => {};
  look = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  accepted[0]?.end();
  await until('a look', () => looks === 1);
  accepted[1]?.end();
  look = refuse;
  await until('the second to be heard of', () => accepted[1]?.destroyed);
  answer();
  await until('another look', () => looks > 1);
  await until('it to be away', () => watch.health().reason === 'Kafka: nobody answers');
});
