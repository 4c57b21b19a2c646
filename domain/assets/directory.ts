import { keyOf, similarity } from './similarity.ts';

/** A building, floor, room, piece of equipment or system of a customer. */
export interface Entity {
  id: number;
  class: string;
  name: string;
  parentId: number | null;
  criticality: number | null;
  aliases: readonly string[];
}

/** Classes whose entities are places. */
export const placeClasses = { Building: 'building', Floor: 'floors', Room: 'rooms' } as const;
export type PlaceClass = keyof typeof placeClasses;
export const isPlace = (entity: { class: string }): entity is { class: PlaceClass } =>
  Object.hasOwn(placeClasses, entity.class);

/** Match of a name, with its certainty: 1 for the name itself or an alias. */
export interface Named {
  entity: Entity;
  likeness: number;
}

/** A customer's entities, found by their names and aliases, and by names that are nearly theirs. */
export interface Directory {
  isEmpty: boolean;
  /** Longest name, in letters and digits: longer runs of words need not be tried. */
  longestKey: number;
  /** Finds the entities that match a key best; similar names only from a similarity of `least` (0 to 1). */
  find(key: string, least: number): Named[];
  byId(id: number): Entity | undefined;
  /** Returns the entity and its ancestors, innermost first. */
  pathOf(entity: Entity): Entity[];
}

/** Names shorter than this are only known when they are written as they are. */
const shortestAlike = 4;
/** Greatest depth of a tree of places. */
const deepest = 10;

export function createDirectory(entities: readonly Entity[]): Directory {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const exact = new Map<string, Entity[]>();
  // AHU-3 and AHU-4 are alike and not the same: what resembles a name has its numbers
  const byNumbers = new Map<string, string[]>();
  let longestKey = 0;
  for (const entity of entities)
    for (const name of new Set([entity.name, ...entity.aliases].map(keyOf))) {
      if (!name) continue;
      longestKey = Math.max(longestKey, name.length);
      const known = exact.get(name);
      if (known) known.push(entity);
      else {
        exact.set(name, [entity]);
        const numbers = numbersOf(name);
        byNumbers.set(numbers, [...(byNumbers.get(numbers) ?? []), name]);
      }
    }
  return {
    isEmpty: entities.length === 0,
    longestKey,
    find(key, least) {
      const found = exact.get(key);
      if (found) return found.map((entity) => ({ entity, likeness: 1 }));
      if (key.length < shortestAlike || least >= 1) return [];
      let best: { name: string; likeness: number } | null = null;
      for (const name of byNumbers.get(numbersOf(key)) ?? []) {
        if (name.length < shortestAlike || Math.abs(name.length - key.length) > name.length * (1 - least) + 1) continue;
        const likeness = similarity(key, name);
        if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { name, likeness };
      }
      return best ? (exact.get(best.name) ?? []).map((entity) => ({ entity, likeness: best.likeness })) : [];
    },
    byId: (id) => byId.get(id),
    pathOf(entity) {
      const path = [entity];
      for (let at = entity; at.parentId !== null && path.length < deepest; ) {
        const parent = byId.get(at.parentId);
        if (!parent || path.includes(parent)) break;
        path.push(parent);
        at = parent;
      }
      return path;
    },
  };
}

const numbersOf = (key: string): string => key.match(/\d+/g)?.join('.') ?? '';
