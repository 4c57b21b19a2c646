import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';

test('one key holds no more than its share; what is released can be taken again', () => {
  const budget = createBudget({ total: 10, perKey: 2 });
  const release = budget.acquire('a');
  budget.acquire('a');
  expect(budget.acquire('a')).toBeNull();
  release?.();
  release?.();
  expect(budget.held()).toBe(1);
  expect(budget.acquire('a')).not.toBeNull();
});

test('where all is held, somebody new takes the oldest share of whoever holds most', () => {
  const evicted: string[] = [];
  const budget = createBudget({ total: 4, perKey: 3 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) budget.acquire(name.charAt(0), () => evicted.push(name));
  expect(budget.acquire('c')).not.toBeNull();
  expect(evicted).toEqual(['a1']);
  expect(budget.held()).toBe(4);
});

test('whoever holds most takes nothing from others, and what cannot be evicted stays', () => {
  const budget = createBudget({ total: 2, perKey: 5 });
  budget.acquire('a');
  budget.acquire('a');
  expect(budget.acquire('a')).toBeNull();
  expect(budget.acquire('b')).toBeNull();
});

test('what is kept by whoever holds most keeps nobody out: the next that can be evicted is', () => {
  const evicted: string[] = [];
  const budget = createBudget({ total: 5, perKey: 3 });
  for (let n = 0; n < 3; n += 1) budget.acquire('a');
  for (const name of ['b1', 'b2']) budget.acquire('b', () => evicted.push(name));
  expect(budget.acquire('c')).not.toBeNull();
  expect(evicted).toEqual(['b1']);
});
