import { afterAll, expect } from 'vitest';

/** Every test file leaves the shared prototypes unchanged: no name from outside has polluted them. */

const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Object, Array];
const keysOf = (): string[][] => shared.map((one) => Reflect.ownKeys(one).map(String));
const before = keysOf();

afterAll(() => {
  expect(keysOf()).toEqual(before);
});
