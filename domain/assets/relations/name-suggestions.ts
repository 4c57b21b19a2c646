import type { AssetType } from '../classes/classes.ts';
import type { Edge } from './kinds.ts';

/** An entity whose name is compared. */
export interface NamedEntity {
  id: number;
  name: string;
  type: AssetType;
  /** Room, Floor or Building, or a class of equipment. */
  class: string;
  /** Only names within one building are compared. */
  buildingId: number | null;
}

/** Letters of units that serve one room, and of those that serve such units, as controllers are named. */
const terminals = new Set(['vav', 'fcu', 'fpb', 'cav', 'vvt', 'fpu', 'dab', 'box', 'tu']);
const handlers = new Set(['ahu', 'rtu', 'doas', 'mau', 'ah', 'hvu', 'oau']);
/** Words that say nothing of which room it is. */
const roomWords = new Set(['room', 'rm', 'r']);

/**
 * Finds relations that names speak of (AST.14), between entities of one building:
 * a part begins with the name of the whole ("AHU-3 Supply Fan" of "AHU-3");
 * a terminal unit feeds the room of its number ("VAV-214" and "Room 214");
 * an air handler feeds the terminal units that begin with its number ("AHU-3" and "VAV-3-12").
 */
export function suggestByNames(entities: readonly NamedEntity[]): Edge[] {
  const named = entities.map((entity) => ({ ...entity, words: wordsOf(entity.name) }));
  const place = (buildingId: number | null, words: readonly string[]) => `${buildingId}/${words.join(' ')}`;
  const byName = new Map(named.filter(isAsset).map((one) => [place(one.buildingId, one.words), one]));
  const rooms = new Map(
    named
      .filter((one) => one.class === 'Room')
      .map((one) => [
        place(
          one.buildingId,
          one.words.filter((word) => !roomWords.has(word)),
        ),
        one,
      ]),
  );
  const airHandlers = new Map(
    named
      .filter((one) => isAsset(one) && one.words.length === 2 && handlers.has(one.words[0] ?? ''))
      .map((one) => [place(one.buildingId, one.words.slice(1)), one]),
  );
  return named.filter(isAsset).flatMap((one): Edge[] => {
    const whole = longestWhole(one, byName, place);
    if (whole) return [{ sourceId: whole.id, kind: 'has part', targetId: one.id }];
    const [kind = '', ...numbers] = one.words;
    if (!terminals.has(kind) || numbers.length === 0) return [];
    const room = rooms.get(place(one.buildingId, numbers));
    const handler = numbers.length > 1 ? airHandlers.get(place(one.buildingId, numbers.slice(0, 1))) : undefined;
    return [
      ...(room ? [{ sourceId: one.id, kind: 'feeds', targetId: room.id } as const] : []),
      ...(handler ? [{ sourceId: handler.id, kind: 'feeds', targetId: one.id } as const] : []),
    ];
  });
}

type Worded = NamedEntity & { words: string[] };

const isAsset = ({ type }: NamedEntity): boolean => type !== 'space';

/** Returns the asset whose whole name this one's begins with, the longest such name; a number alone goes on no name. */
function longestWhole(
  { id, buildingId, words }: Worded,
  byName: ReadonlyMap<string, Worded>,
  place: (buildingId: number | null, words: readonly string[]) => string,
): Worded | null {
  for (let length = words.length - 1; length > 1; length -= 1) {
    const whole = byName.get(place(buildingId, words.slice(0, length)));
    // AHU-1-2 is another air handler than AHU-1, not a part of it
    if (whole && whole.id !== id && /\p{L}/u.test(words[length] ?? '')) return whole;
  }
  return null;
}

/** Words of a name, with letters and digits apart: AHU3 as AHU-3; leading zeros say nothing. */
const wordsOf = (name: string): string[] =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  ).map((word) => word.replace(/^0+/, '') || word);
