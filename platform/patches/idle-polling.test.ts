import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import './idle-polling.ts';

const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
const open = () =>
  new RequestQueue({
    maxInFlightRequests: 1,
    requestTimeout: 30_000,
    enforceRequestTimeout: false,
    clientId: 'test',
    broker: 'none',
    logger: { debug() {} },
    isConnected: () => true,
  });
const request = (correlationId: number, sent: number[]) => ({
  entry: { correlationId, resolve() {}, reject() {} },
  expectResponse: true,
  sendRequest: () => sent.push(correlationId),
});

test('a connection without waiting requests sets no timer', () => {
  const queue = open();
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId).toBeNull();
  queue.destroy();
});

test('what waits behind a request is sent when that one is answered, and by a timer where the broker throttles', () => {
  const queue = open();
  const sent: number[] = [];
  queue.push(request(1, sent));
  queue.push(request(2, sent));
  expect(sent).toEqual([1]);
  queue.maybeThrottle(60_000);
  queue.fulfillRequest({ correlationId: 1, payload: null, size: 0 });
  expect(sent).toEqual([1]);
  expect(queue.throttleCheckTimeoutId).not.toBeNull();
  queue.throttledUntil = -1;
  queue.checkPendingRequests();
  expect(sent).toEqual([1, 2]);
  queue.destroy();
});
