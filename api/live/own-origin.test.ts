import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createIsOwnOrigin } from './own-origin.ts';

const from = (headers: Record<string, string>): IncomingMessage =>
  ({ headers: { host: 'api.internal:8080', ...headers }, socket: { remoteAddress: '10.0.0.1' } }) as never;

test('a page is our own if it is on the host that was request', () => {
  const isOwn = createIsOwnOrigin({ trustedProxies: '' });
  expect(isOwn(from({}))).toBe(true);
  for (const [host, origin] of [
    ['alarms.example', 'https://alarms.example'],
    ['Alarms.example:443', 'https://alarms.example'],
    ['localhost:8080', 'http://localhost:8080'],
  ] as const)
    expect(isOwn(from({ host, origin })), origin).toBe(true);
  for (const [host, origin] of [
    ['alarms.example', 'https://alarms.example:8443'],
    ['alarms.example', 'https://alarms.example.evil.example'],
    ['alarms.example', 'null'],
    ['alarms.example', ''],
    ['alarms.example', 'file://alarms.example'],
    ['alarms.example', 'chrome-extension://alarms.example'],
  ] as const)
    expect(isOwn(from({ host, origin })), origin).toBe(false);
});

test('the host that a proxy was request for counts if the proxy is trusted', () => {
  const request = from({ origin: 'https://alarms.example', 'x-forwarded-host': 'alarms.example, other' });
  expect(createIsOwnOrigin({ trustedProxies: '' })(request)).toBe(false);
  expect(createIsOwnOrigin({ trustedProxies: '10.0.0.0/8' })(request)).toBe(true);
  expect(createIsOwnOrigin({ trustedProxies: '192.168.0.0/16' })(request)).toBe(false);
});

test("the console's own address counts whatever was request", () => {
  const isOwn = createIsOwnOrigin({ trustedProxies: '', consoleUrl: 'https://alarms.example/console' });
  expect(isOwn(from({ origin: 'https://alarms.example' }))).toBe(true);
  expect(isOwn(from({ origin: 'https://evil.example' }))).toBe(false);
  // a name that leads to us, and the page that was loaded from it
  expect(isOwn(from({ host: 'rebound.example', origin: 'https://rebound.example' }))).toBe(false);
  const isLocal = createIsOwnOrigin({ trustedProxies: '', consoleUrl: 'http://localhost:8080' });
  expect(isLocal(from({ host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }))).toBe(true);
});
