import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

/** Returns true if other work goes on before the promise is kept. */
async function leavesRoom(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const done = promise.then(() => {
    isDone = true;
  });
  await turn();
  const wasBusy = !isDone;
  await done;
  return wasBusy;
}

test('passwords are hashed and verified beside the event loop, which serves others meanwhile', async () => {
  const stored = await hashPassword('Correct-horse-7');
  expect(await leavesRoom(hashPassword('Correct-horse-7'))).toBe(true);
  expect(await leavesRoom(verifyPassword(stored, 'Correct-horse-7'))).toBe(true);
  expect(await leavesRoom(verifyPassword(null, 'Correct-horse-7'))).toBe(true);
});

test('nobody’s password is none, and is looked for as long as somebody’s', async () => {
  const stored = await hashPassword('Correct-horse-7');
  const msOf = async (hash: string | null) => {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const begin = performance.now();
      expect(await verifyPassword(hash, 'Wrong-horse-9')).toBe(false);
      times.push(performance.now() - begin);
    }
    return Math.min(...times);
  };
  const [known, unknown] = [await msOf(stored), await msOf(null)];
  expect(unknown).toBeGreaterThan(known / 3);
  expect(unknown).toBeLessThan(known * 3);
});
