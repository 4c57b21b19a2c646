import { inventoryTexts } from '../../../texts/server/inventory.ts';
import type { StoredClass } from '../../assets/classes/classes.ts';
import { entityNameSchema } from '../../assets/entity-input.ts';
import { typedValueMaxLength } from '../../constants.ts';
import {
  type ColumnKey,
  columns,
  type ImportType,
  type ItemKind,
  inventoryTypes,
  isModel,
  type Target,
  valueSeparator,
} from '../columns.ts';

/** Values of a row for a place, an asset or a space type; values it does not give stay as they are. */
export interface Item {
  row: number;
  kind: ItemKind;
  externalId: string | null;
  name: string;
  class: StoredClass;
  building: string | null;
  floor: string | null;
  room: string | null;
  /** A place of any kind, in models. */
  location: string | null;
  partOf: string[];
  feeds: string[];
  spaceType: string | null;
  criticality: number | null;
  shop: string | null;
  aliases: string[];
  /** Values of fields of the maintenance system, by their ids. */
  cmms: Map<string, string>;
}

/** Error of a row: what is wrong, and in which column. */
export interface RowError {
  row: number;
  column: string | null;
  reason: string;
}
export const isError = (value: object): value is RowError => 'reason' in value;

const placeClasses = {
  building: { class: 'Building', classId: 'Building', rawClass: null, kind: 'space' },
  floor: { class: 'Floor', classId: 'Level', rawClass: null, kind: 'space' },
  room: { class: 'Room', classId: 'Room', rawClass: null, kind: 'space' },
  'space-type': { class: '', classId: '', rawClass: null, kind: 'space' },
} as const satisfies Partial<Record<ItemKind, StoredClass>>;

/** Longest id of another system; ids of Brick are addresses. */
const externalIdMax = 500;
const mostValues = 200;

/** Reads the cells of a row by what its columns are read as; a row with an error is one. */
export function readItem(
  { row, cells, problem }: { row: number; cells: readonly string[]; problem: string | null },
  {
    type,
    mapping,
    findClass,
  }: { type: ImportType; mapping: readonly Target[]; findClass: (name: string) => StoredClass | null },
): Item | RowError {
  if (problem !== null) return { row, column: null, reason: problem };
  const found = new Map<Target, string>();
  for (const [at, target] of mapping.entries()) if (target !== null && cells[at]) found.set(target, cells[at]);
  const given = (key: ColumnKey): string | null => found.get(key) ?? null;
  const many = (key: ColumnKey): string[] => [
    ...new Set((given(key) ?? '').split(valueSeparator).flatMap((value) => value.trim() || [])),
  ];
  const error = (key: ColumnKey, reason: string): RowError => ({ row, column: columns[key].label, reason });

  const kind = isModel(type) ? inventoryTypes.find((one) => one === given('type')) : type;
  if (!kind) return error('type', inventoryTexts.row.unknownType);
  if (given('name') === null) return error('name', inventoryTexts.row.missing(columns.name.label));
  const name = entityNameSchema.safeParse(given('name'));
  if (!name.success) return error('name', inventoryTexts.row.badName(typedValueMaxLength));
  const externalId = given('externalId');
  if (externalId !== null && externalId.length > externalIdMax)
    return error('externalId', inventoryTexts.row.tooLong(externalIdMax));
  const criticality = given('criticality');
  if (criticality !== null && !/^[1-5]$/.test(criticality)) return error('criticality', inventoryTexts.row.criticality);
  const aliases = many('aliases').map((alias) => entityNameSchema.safeParse(alias));
  if (aliases.some(({ success }) => !success) || aliases.length > mostValues)
    return error('aliases', inventoryTexts.row.badAlias(typedValueMaxLength));
  for (const key of ['partOf', 'feeds'] as const)
    if (many(key).length > mostValues * 50) return error(key, inventoryTexts.row.tooMany(mostValues * 50));
  const shop = given('shop');
  const spaceType = given('spaceType');
  for (const [key, text] of [['shop', shop] as const, ['spaceType', spaceType] as const])
    if (text !== null && text.length > typedValueMaxLength)
      return error(key, inventoryTexts.row.tooLong(typedValueMaxLength));
  const stored = classOf();
  if (isError(stored)) return stored;
  return {
    ...{
      row,
      kind,
      externalId,
      name: name.data,
      class: stored,
      shop,
      spaceType: stored.kind === 'space' ? spaceType : null,
    },
    ...{ building: given('building'), floor: given('floor'), room: given('room'), location: given('location') },
    ...{ partOf: many('partOf'), feeds: many('feeds') },
    criticality: criticality === null ? null : Number(criticality),
    aliases: aliases.flatMap(({ data }) => data ?? []),
    cmms: new Map(
      [...found].flatMap(
        ([target, value]): Array<[string, string]> =>
          target?.startsWith('cmms:') ? [[target.slice('cmms:'.length), value]] : [],
      ),
    ),
  };

  function classOf(): StoredClass | RowError {
    if (kind !== 'equipment' && kind !== 'system') return placeClasses[kind as keyof typeof placeClasses];
    const text = given('class');
    if (text === null) return error('class', inventoryTexts.row.missing(columns.class.label));
    const found = findClass(text);
    if (!found) return error('class', inventoryTexts.row.unknownClass(text));
    if (found.kind !== kind) return error('class', inventoryTexts.row.otherKind(text, found.kind));
    return found;
  }
}
