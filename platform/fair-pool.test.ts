import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFairLine } from './fair-line.ts';
import { createFairPool, PoolIsFull } from './fair-pool.ts';

/** Names called and refused, in order. */
function line(size: { most: number; mostPerKey: number }) {
  const [called, refused]: [string[], string[]] = [[], []];
  const line = createFairLine(size);
  return {
    called,
    refused,
    line,
    add: (key: string, cost = 1, name = key) =>
      line.add({ key, call: () => called.push(name), refuse: () => refused.push(name) }, cost),
    next: () => line.next()?.call(),
  };
}

describe('a fair line', () => {
  test('calls keys in turn, whatever each has waiting', () => {
    const { add, next, called } = line({ most: 100, mostPerKey: 50 });
    for (let n = 0; n < 5; n += 1) add('a', 1, `a${n}`);
    add('b');
    next();
    add('c');
    for (let n = 0; n < 6; n += 1) next();
    expect(called).toEqual(['a0', 'b', 'a1', 'c', 'a2', 'a3', 'a4']);
  });

  test('calls a key of higher cost later, but calls it', () => {
    const { add, next, called } = line({ most: 100, mostPerKey: 50 });
    add('costly', 3);
    for (const key of ['b', 'c']) add(key);
    for (let n = 0; n < 8; n += 1) {
      next();
      add(`newcomer ${n}`);
    }
    expect(called.slice(0, 2)).toEqual(['b', 'c']);
    expect(called).toContain('costly');
  });

  test('refuses the last in it where it is full, and no key more than its own places', () => {
    const { add, refused } = line({ most: 3, mostPerKey: 2 });
    add('a', 1, 'a1');
    add('a', 1, 'a2');
    add('a', 1, 'a3');
    expect(refused).toEqual(['a3']);
    add('b', 5);
    add('c');
    expect(refused).toEqual(['a3', 'b']);
    add('d');
    expect(refused).toEqual(['a3', 'b', 'a2']);
    add('e');
    expect(refused).toEqual(['a3', 'b', 'a2', 'e']);
  });

  test('property: who comes with cost 1 is called within two turns of every key that waits, whatever comes after', () => {
    const key = fc.integer({ min: 0, max: 20 }).map(String);
    const arrivals = fc.array(fc.tuple(key, fc.integer({ min: 1, max: 50 })), { maxLength: 200 });
    fc.assert(
      fc.property(
        arrivals,
        fc.array(fc.array(fc.tuple(key, fc.integer({ min: 1, max: 50 })), { maxLength: 5 })),
        (before, after) => {
          const { add, next, called } = line({ most: 10_000, mostPerKey: 10_000 });
          for (const [index, [key, cost]] of before.entries()) {
            add(key, cost);
            if (index % 3 === 0) next();
          }
          const keys = new Set(before.map(([key]) => key)).size;
          add('newcomer');
          called.length = 0;
          for (let n = 0; n <= keys * 2; n += 1) {
            next();
            for (const [key, cost] of after[n] ?? []) add(key, cost);
          }
          expect(called).toContain('newcomer');
        },
      ),
    );
  });
});

describe('a fair pool', () => {
  const size = { atOnce: 4, reserved: 2, mayWait: 10, mayWaitPerKey: 5, longestWaitMs: 1_000 };
  const open = (key: string) => ({ key, cost: 1, isReserved: false });
  const known = (key: string) => ({ key, cost: 1, isReserved: true });
  /** Starts work that runs until it is ended. */
  function held() {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { act: () => ended, end };
  }
  const soon = () => new Promise((resolve) => setImmediate(resolve));

  test('keeps its reserved half free of other work, and does as much as it may of reserved work', async () => {
    const pool = createFairPool(size);
    const work = held();
    const all = ['a', 'b', 'c', 'd'].map((key) => pool.run(open(key), work.act));
    await soon();
    expect([pool.running(), pool.waiting()]).toEqual([2, 2]);
    const reserved = ['e', 'f', 'g'].map((key) => pool.run(known(key), work.act));
    await soon();
    expect([pool.running(), pool.waiting()]).toEqual([4, 3]);
    work.end();
    await Promise.all([...all, ...reserved]);
    expect([pool.running(), pool.waiting()]).toEqual([0, 0]);
  });

  test('refuses who finds no place, and whom nobody waits for any more', async () => {
    let now = 0;
    const pool = createFairPool(size, () => now);
    const work = held();
    const running = ['a', 'b'].map((key) => pool.run(open(key), work.act));
    const waiting = Array.from({ length: 6 }, () => pool.run(open('a'), async () => 'done').catch((error) => error));
    await soon();
    expect(await waiting[5]).toBeInstanceOf(PoolIsFull);
    now = 2_000;
    work.end();
    await Promise.all(running);
    for (const late of waiting) expect(await late).toBeInstanceOf(PoolIsFull);
    expect(await pool.run(open('a'), async () => 'done')).toBe('done');
  });

  test('goes on behind work that fails', async () => {
    const pool = createFairPool({ ...size, atOnce: 1, reserved: 0 });
    const failed = pool.run(open('a'), () => Promise.reject(new Error('it fails')));
    const next = pool.run(open('b'), async () => 'done');
    await expect(failed).rejects.toThrow('it fails');
    expect(await next).toBe('done');
  });
});
