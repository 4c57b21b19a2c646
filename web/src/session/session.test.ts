import { expect, test } from 'vitest';
import { createSession } from './session.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

test('SYS-011 SYS-012 requests carry the bearer and the customer once they are known', () => {
  const session = createSession(memory());
  expect(session.headers()).toEqual({});
  session.start('abc');
  session.chooseCustomer('1000');
  expect(session.headers()).toEqual({ authorization: 'Bearer abc', 'customer-id': '1000' });
});

test('SYS-022 SYS-025 the customer and the deep link are kept under their own storage keys', () => {
  const storage = memory();
  const session = createSession(storage);
  session.chooseCustomer('1000');
  session.keepDeepLink('/alarms/list/all_alarms/48213?tab=details');
  expect(storage.items.get('customer-id')).toBe('1000');
  expect(storage.items.get('deep-link')).toBe('/alarms/list/all_alarms/48213?tab=details');
});

test('SYS-023 the team of the last team operation is kept under team-id, until the sign-in ends', () => {
  const storage = memory();
  const session = createSession(storage);
  expect(session.inTeam('7')).toEqual({ 'team-id': '7' });
  expect(storage.items.get('team-id')).toBe('7');
  session.end();
  expect(storage.items.has('team-id')).toBe(false);
});

test('the deep link is taken once and never leads to another host', () => {
  const session = createSession(memory());
  session.keepDeepLink('/alarms');
  expect(session.takeDeepLink()).toBe('/alarms');
  expect(session.takeDeepLink()).toBeNull();
  for (const path of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example']) {
    session.keepDeepLink(path);
    expect(session.takeDeepLink()).toBeNull();
  }
});

test('ending the session forgets token and customer and keeps the deep link', () => {
  const session = createSession(memory());
  session.start('abc');
  session.chooseCustomer('1000');
  session.keepDeepLink('/alarms');
  session.end();
  expect(session.headers()).toEqual({});
  expect(session.takeDeepLink()).toBe('/alarms');
});
