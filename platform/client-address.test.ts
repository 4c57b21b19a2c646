import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createClientAddress, networkOf } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage;

describe('the address of a client', () => {
  test('is the peer while no proxy is trusted, whatever the request says of itself', () => {
    expect(createClientAddress('')(request('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1');
  });
  test('is what the last trusted proxy saw, not what the client wrote before it', () => {
    const addressOf = createClientAddress('10.0.0.0/8, 127.0.0.1');
    expect(addressOf(request('10.1.2.3', '198.51.100.7, 203.0.113.9'))).toBe('203.0.113.9');
  });
  test('counts hops where a number is given', () => {
    expect(createClientAddress(1)(request('10.1.2.3', '198.51.100.7, 203.0.113.9'))).toBe('203.0.113.9');
  });
  test.each([
    ['203.0.113.9:41234', '203.0.113.9'],
    ['[2001:db8:1:2::9]:41234', '2001:db8:1:2::9'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::9'],
    ['198.51.100.7:9, 10.9.9.9:1234', '198.51.100.7'],
  ])('is without the port that a proxy writes beside it: %s', (forwarded, address) => {
    expect(createClientAddress('10.0.0.0/8')(request('10.1.2.3', forwarded))).toBe(address);
  });
  test.each(['unknown', 'somebody:41234', '203.0.113.9:port', '_hidden', '[::'])(
    'is the peer where a proxy writes no address: %s',
    (forwarded) => {
      expect(createClientAddress('10.0.0.0/8')(request('10.1.2.3', forwarded))).toBe('10.1.2.3');
    },
  );
});

describe('limits count', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
