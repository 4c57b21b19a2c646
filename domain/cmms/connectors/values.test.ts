import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { plainRestProfile } from '../../../simulators/cmms/profiles/plain-rest.ts';
import { credentials, startFakeSystem } from '../../../simulators/cmms/server.ts';
import { testOutbound } from '../../../tests/support/outbound.ts';
import { connectorFor } from './index.ts';
import { at, nested, ordered } from './values.ts';

/** Names of fields are an Admin's or a remote system's: none reaches what all objects share. */

const shared = (): unknown[] =>
  [Object.prototype, Array.prototype, Function.prototype, Object].map((one) => [
    Object.getPrototypeOf(one),
    Reflect.ownKeys(one).map((key) => [key, Object.getOwnPropertyDescriptor(one, key)]),
  ]);
const before = shared();
afterEach(() => {
  expect(shared()).toEqual(before);
});

const step = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'a', ''),
  fc.string({ maxLength: 4 }).map((text) => text.replace(/[./*]/g, '')),
);
const name = fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => steps.join('.'));

test('any names make an object in objects, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), (names) => {
      const flat = Object.fromEntries(names.map((each, index) => [each, `value ${index}`]));
      nested(ordered(flat, undefined));
      expect(shared()).toEqual(before);
      // several may conflict; a single one is there, as in JSON
      for (const one of names) {
        const alone = JSON.parse(JSON.stringify(nested({ [one]: 'value' })));
        expect(at(alone, `/${one.replaceAll('.', '/')}`)).toBe('value');
      }
    }),
    { numRuns: 500 },
  );
});

test('a path finds what an answer says itself, never what its objects inherit', () => {
  for (const pointer of ['/constructor', '/__proto__', '/constructor/prototype', '/a/toString', '/__proto__/x'])
    expect(at({ a: {} }, pointer), pointer).toBeUndefined();
  expect(at(JSON.parse('{"__proto__": {"x": 1}}'), '/__proto__/x')).toBe(1);
});

test('an order with such names arrives whole, and no other object has changed', async () => {
  const fake = await startFakeSystem(plainRestProfile, {});
  try {
    const connector = connectorFor(
      {
        systemId: 1,
        schema: 'tms',
        url: null,
        outbound: { host: fake.url, ...credentials, apiKey: '' },
        export: { maxQueriesPerMinute: 10_000 },
      },
      { clock: systemClock, outbound: testOutbound },
    );
    const values = Object.fromEntries(
      ['__proto__.isAdmin', 'constructor.prototype.isAdmin', 'constructor', 'toString', 'site.__proto__.isAdmin'].map(
        (each) => [each, 'polluted and of some length'],
      ),
    );
    const order = { reference: 'W1', description: 'AHU-3', details: '', dueAt: null, values };
    const { externalId } = await connector.create(order, crypto.randomUUID());
    expect((await connector.read(externalId)).reference).toBe('W1');
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  } finally {
    await fake.stop();
  }
});
