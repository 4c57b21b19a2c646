import type { Transaction } from '../../../platform/database.ts';
import { keyOf } from '../similarity.ts';
import { brickLines } from './brick-classes.ts';

/** Types of assets (AST-041): a room is a space. */
export const assetTypes = ['equipment', 'system', 'space'] as const;
export type AssetType = (typeof assetTypes)[number];

/** Classes of places (AST-040): every space is one of them. */
export const locationClasses = ['Building', 'Floor', 'Room'] as const;
type LocationClass = (typeof locationClasses)[number];

/** A class of entities: one of Brick 1.4, or one of a customer's own (AST.12). */
export interface EntityClass {
  /** Its name in Brick, or the id of a customer's own. */
  id: string;
  /** As people see it. */
  name: string;
  kind: AssetType;
  /** Class of Brick that it is a kind of. */
  parent: string | null;
  isOwn: boolean;
}

/** Class as an entity stores it. */
export interface StoredClass {
  classId: string;
  /** A place is a Building, Floor or Room, whatever finer class it has. */
  class: string;
  /** The finer class of a place; null where it has none. */
  rawClass: string | null;
  kind: AssetType;
}

const kinds: Record<string, AssetType> = { eq: 'equipment', sy: 'system', sp: 'space' };
const ofBrick = new Map<string, EntityClass>(
  brickLines
    .trim()
    .split('\n')
    .map((line): [string, EntityClass] => {
      const [id = '', kind = '', parent = '', label = ''] = line.split('|');
      // what people call a level
      const name = id === 'Level' ? 'Floor' : label || id.replaceAll('_', ' ');
      return [id, { id, name, kind: kinds[kind] ?? 'equipment', parent: parent || null, isOwn: false }];
    }),
);
const byKey = new Map<string, EntityClass>();
for (const one of ofBrick.values()) for (const name of [one.id, one.name]) byKey.set(keyOf(name), one);

export const brickClasses: readonly EntityClass[] = [...ofBrick.values()].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Finds a class of Brick by its name or label, regardless of case, space and punctuation. */
export const findBrickClass = (name: string): EntityClass | null => byKey.get(keyOf(name)) ?? null;

/** Returns the place that a space is; other spaces than buildings and floors are rooms. */
function locationOf({ id, parent }: Pick<EntityClass, 'id' | 'parent'>): LocationClass {
  const seen = new Set<string>();
  for (let at: string | null = parent === null || ofBrick.has(id) ? id : parent; at !== null && !seen.has(at); ) {
    if (at === 'Building') return 'Building';
    if (at === 'Level') return 'Floor';
    seen.add(at);
    at = ofBrick.get(at)?.parent ?? null;
  }
  return 'Room';
}

/** Returns a class as an entity stores it. */
export function storedClassOf(one: EntityClass): StoredClass {
  const stored = { classId: one.id, kind: one.kind };
  if (one.kind !== 'space') return { ...stored, class: one.name, rawClass: null };
  const location = locationOf(one);
  return { ...stored, class: location, rawClass: one.name === location ? null : one.name };
}

/** Reads the classes of a customer's own, by name. */
export async function readOwnClasses(trx: Transaction, customerId: number): Promise<EntityClass[]> {
  const { rows } = await trx.raw(
    `select id::text, name, kind, brick_parent as parent from entity_classes where customer_id = ? order by name, id`,
    [customerId],
  );
  return rows.map((row: Omit<EntityClass, 'isOwn'>) => ({ ...row, isOwn: true }));
}

/** Reads how names of classes are understood: the customer's own win over those of Brick. Null for an unknown one. */
export async function readClassFinder(
  trx: Transaction,
  customerId: number,
): Promise<(name: string) => StoredClass | null> {
  const own = new Map(
    (await readOwnClasses(trx, customerId)).flatMap((one) => [
      [keyOf(one.name), one] as const,
      [keyOf(one.id), one] as const,
    ]),
  );
  return (name) => {
    const found = own.get(keyOf(name)) ?? findBrickClass(name);
    return found && storedClassOf(found);
  };
}
