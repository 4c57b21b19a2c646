import { describe, expect, test } from 'vitest';
import { createChangingDirectory, type Entity } from './directory.ts';
import { keyOf, similarity } from './similarity.ts';

const entity = (id: number, name: string, aliases: string[] = []): Entity => ({
  ...{ id, name, class: 'AHU', parentId: null, criticality: null, aliases },
});
const idsOf = (found: Array<{ entity: Entity }>) => found.map(({ entity: { id } }) => id).sort((a, b) => a - b);

describe('a directory', () => {
  test('follows changes of names and aliases, and forgets what was removed', () => {
    const directory = createChangingDirectory();
    directory.put(entity(1, 'AHU-1', ['S-7']));
    directory.put(entity(2, 'AHU 1'));
    expect(idsOf(directory.find('ahu1', 1))).toEqual([1, 2]);
    directory.put(entity(1, 'Chiller West'));
    expect(idsOf(directory.find('ahu1', 1))).toEqual([2]);
    expect(directory.find('s7', 1)).toEqual([]);
    expect(idsOf(directory.find(keyOf('Chiler West'), 0.8))).toEqual([1]);
    directory.remove(1);
    expect(directory.find(keyOf('Chiler West'), 0.8)).toEqual([]);
    expect(directory.byId(1)).toBeUndefined();
    expect(directory.size).toBe(1);
  });

  test('finds what a plain comparison with every name finds', () => {
    // words of few letters, so that many are alike
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const word = (): string => Array.from({ length: 4 + random(5) }, () => 'abcé7'[random(5)]).join('');
    const names = [...new Set(Array.from({ length: 400 }, word))];
    const directory = createChangingDirectory();
    for (const [id, name] of names.entries()) directory.put(entity(id, name));
    const numbers = (name: string): string => name.match(/\d+/g)?.join('.') ?? '';
    for (let tried = 0; tried < 300; tried += 1) {
      const key = word();
      const least = [0.6, 0.75, 0.9][random(3)] as number;
      const alike = names.includes(key)
        ? 1
        : Math.max(
            0,
            ...names
              .filter((name) => numbers(name) === numbers(key))
              .map((name) => similarity(key, name))
              .filter((likeness) => likeness >= least),
          );
      expect(directory.find(key, least)[0]?.likeness ?? 0).toBeCloseTo(alike, 9);
    }
  });
});
