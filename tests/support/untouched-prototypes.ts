import { afterAll, expect } from 'vitest';

/** What all objects share is the same behind every file of tests as before it: no name from outside has reached it. */

const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Object, Array];
const keysOf = (): string[][] => shared.map((one) => Reflect.ownKeys(one).map(String));
const before = keysOf();

afterAll(() => {
  expect(keysOf()).toEqual(before);
});
