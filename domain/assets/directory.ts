import { createNameIndex, type Match } from './name-index.ts';

/** A building, floor, room, piece of equipment or system of a customer. */
export interface Entity {
  id: number;
  class: string;
  name: string;
  parentId: number | null;
  criticality: number | null;
  aliases: readonly string[];
}
export type Named = Match<Entity>;

/** Classes whose entities are places. */
export const placeClasses = { Building: 'building', Floor: 'floors', Room: 'rooms' } as const;
export type PlaceClass = keyof typeof placeClasses;
export const isPlace = (entity: { class: string }): entity is { class: PlaceClass } =>
  Object.hasOwn(placeClasses, entity.class);

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

/** A directory that follows changes, each in the time that one entity takes. */
export interface ChangingDirectory extends Directory {
  readonly size: number;
  /** Adds an entity, or puts it in the place of the one with its id. */
  put(entity: Entity): void;
  remove(id: number): void;
}

/** Greatest depth of a tree of places. */
const deepest = 10;

export const createDirectory = (entities: Iterable<Entity>): Directory => {
  const directory = createChangingDirectory();
  for (const entity of entities) directory.put(entity);
  return directory;
};

export function createChangingDirectory(): ChangingDirectory {
  const byId = new Map<number, Entity>();
  const names = createNameIndex<Entity>();

  return {
    get isEmpty() {
      return byId.size === 0;
    },
    get size() {
      return byId.size;
    },
    get longestKey() {
      return names.longestKey;
    },
    put(entity) {
      const before = byId.get(entity.id);
      if (before) names.remove(before);
      byId.set(entity.id, entity);
      names.add(entity);
    },
    remove(id) {
      const before = byId.get(id);
      if (!before) return;
      names.remove(before);
      byId.delete(id);
    },
    find: names.find,
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
