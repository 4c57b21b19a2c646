/** Fields of a place or an asset in an inventory, and the columns of files that hold them (AST.10). */

/** Types of inventories: one type a file. */
export const inventoryTypes = ['building', 'floor', 'room', 'equipment', 'system', 'space-type'] as const;
/** Models: places, assets and their relations in one file. */
export const modelTypes = ['brick', 'haystack'] as const;
export const importTypes = [...inventoryTypes, ...modelTypes] as const;
export type InventoryType = (typeof inventoryTypes)[number];
export type ModelType = (typeof modelTypes)[number];
export type ImportType = (typeof importTypes)[number];

export const isModel = (type: string): type is ModelType => (modelTypes as readonly string[]).includes(type);

/** Kinds of things that a row can be about. */
export type ItemKind = InventoryType;

export const columnKeys = [
  ...['type', 'externalId', 'name', 'class', 'building', 'floor', 'room', 'location', 'partOf', 'feeds'],
  ...['spaceType', 'criticality', 'shop', 'aliases'],
] as const;
export type ColumnKey =
  | 'type'
  | 'externalId'
  | 'name'
  | 'class'
  | 'building'
  | 'floor'
  | 'room'
  | 'location'
  | 'partOf'
  | 'feeds'
  | 'spaceType'
  | 'criticality'
  | 'shop'
  | 'aliases';

interface Column {
  /** Heading in templates and exports. */
  label: string;
  types: readonly ImportType[];
  /** Further headings by which the column is recognized. */
  known?: readonly string[];
}

const assets = ['equipment', 'system'] as const;
const within = ['room', ...assets] as const;
const places = ['building', 'floor', ...within] as const;

export const columns: Record<ColumnKey, Column> = {
  type: { label: 'Type', types: modelTypes },
  externalId: {
    label: 'External ID',
    types: importTypes,
    known: ['id', 'guid', 'asset id', 'tag', 'asset tag', 'code'],
  },
  name: {
    label: 'Name',
    types: importTypes,
    known: ['asset', 'asset name', 'description', 'room name', 'building name'],
  },
  class: {
    label: 'Class',
    types: [...assets, ...modelTypes],
    known: ['type', 'asset type', 'asset class', 'category'],
  },
  building: { label: 'Building', types: ['floor', ...within], known: ['site', 'building id'] },
  floor: { label: 'Floor', types: within, known: ['level', 'storey', 'floor id'] },
  room: { label: 'Room', types: assets, known: ['space', 'location', 'room number', 'room id'] },
  location: { label: 'Location', types: modelTypes },
  partOf: { label: 'Part of', types: [...assets, ...modelTypes], known: ['parent', 'parent asset', 'system'] },
  feeds: { label: 'Feeds', types: [...assets, ...modelTypes], known: ['serves', 'supplies'] },
  spaceType: { label: 'Space type', types: ['room', ...modelTypes], known: ['room type', 'use', 'room use'] },
  criticality: { label: 'Criticality', types: importTypes, known: ['priority', 'importance'] },
  shop: { label: 'Shop', types: [...assets, ...modelTypes], known: ['trade', 'craft', 'discipline'] },
  aliases: { label: 'Aliases', types: [...places, ...modelTypes], known: ['alias', 'other names', 'also known as'] },
};

/** Separator of several values in one cell. */
export const valueSeparator = ';';

/** Columns of a type, in the order of its template. */
export const columnsOfType = (type: ImportType): ColumnKey[] =>
  columnKeys.filter((key) => columns[key as ColumnKey].types.includes(type)) as ColumnKey[];

/** Columns that a file of a type has to have. */
export const neededColumns = (type: ImportType): ColumnKey[] =>
  type === 'equipment' || type === 'system' ? ['name', 'class'] : ['name'];

/** Meaning of a column of a file: a column above, `cmms:<field id>`, or null: it is left out. */
export type Target = ColumnKey | `cmms:${string}` | null;

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns what the columns of a file probably are: by their headings, each target once. */
export function guessMapping(
  type: ImportType,
  headings: readonly string[],
  cmmsFields: ReadonlyArray<{ id: string; name: string; title: string }>,
): Target[] {
  const targets = columnsOfType(type);
  const taken = new Set<Target>();
  const guessed: Target[] = headings.map(() => null);
  const take = (matches: (heading: string) => Target | undefined): void => {
    for (const [at, heading] of headings.entries()) {
      if (guessed[at] !== null) continue;
      const target = matches(folded(heading)) ?? null;
      if (target === null || taken.has(target)) continue;
      taken.add(target);
      guessed[at] = target;
    }
  };
  // its own name first, so that "Type" is no class where there is a class
  take((heading) => targets.find((key) => [key, columns[key].label].some((name) => folded(name) === heading)));
  take((heading) => {
    const field = cmmsFields.find(({ name, title }) => folded(name) === heading || folded(title) === heading);
    return field && `cmms:${field.id}`;
  });
  take((heading) => targets.find((key) => columns[key].known?.some((name) => folded(name) === heading)));
  return guessed;
}
