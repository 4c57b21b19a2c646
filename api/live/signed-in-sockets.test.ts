import { expect, test } from 'vitest';
import { createSignedInSockets } from './signed-in-sockets.ts';

/** Adds sockets, named by person, and notes which were ended. */
function scene(limits: { total: number; perPerson: number }) {
  const sockets = createSignedInSockets(limits);
  const ended: string[] = [];
  const add = (name: string) => sockets.add(name.slice(0, 1), () => ended.push(name));
  return { sockets, ended, add };
}

test("a person's newest takes the place of the oldest", () => {
  const { sockets, ended, add } = scene({ total: 10, perPerson: 2 });
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) expect(add(name)).not.toBeNull();
  expect(ended).toEqual(['a1', 'a2']);
  expect(sockets.count()).toBe(3);
});

test('where all places are taken, whoever has most gives one, and nobody their only one', () => {
  const { sockets, ended, add } = scene({ total: 4, perPerson: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1']) expect(add(name)).not.toBeNull();
  expect(ended).toEqual(['a1', 'a2', 'a3']);
  expect(add('e1')).toBeNull();
  expect(sockets.count()).toBe(4);
});

test('a place is given back once', () => {
  const { sockets, add } = scene({ total: 4, perPerson: 4 });
  const leave = add('a1');
  add('a2');
  leave?.();
  leave?.();
  expect(sockets.count()).toBe(1);
});
