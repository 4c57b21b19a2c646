import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { keyOf } from '../../assets/similarity.ts';
import { claimNames } from './claim-names.ts';
import { createDraft, type Draft } from './draft.ts';
import { type Item, isError, type RowError } from './item.ts';
import type { Known } from './known.ts';
import { placeItem } from './place-item.ts';
import { plannedRow } from './plan-row.ts';
import type { PlannedRow } from './planned-row.ts';
import { refuseCycles } from './refuse-cycles.ts';

const ranks: Record<Item['kind'], number> = {
  'space-type': 0,
  building: 1,
  floor: 2,
  room: 3,
  system: 4,
  equipment: 4,
};

/**
 * Plans an import: what each row does to what exists, in the order in which rows are to be written (places before what
 * is in them). A row is about the entity with its external id, else the one of its building, class and name (AST.10).
 * Empty cells change nothing. Pure: the same rows and entities yield the same plan, and a plan of what was written
 * changes nothing.
 */
export function planImport(items: ReadonlyArray<Item | RowError>, known: Known): PlannedRow[] {
  const draft = createDraft(items, known);
  const { errors } = draft;
  const read = items
    .filter((item): item is Item => !isError(item))
    .sort((a, b) => ranks[a.kind] - ranks[b.kind] || a.row - b.row);
  claimIds(draft, read);
  placeAll(draft, read);
  const placed = read.filter((item) => !errors.has(item.row));
  refuseCycles(draft, placed);
  const aliases = claimNames(draft, placed);
  for (const item of placed) {
    refuseValues(draft, item);
    refuseLostPlace(draft, item);
  }
  const planned = placed.map((item) => plannedRow(draft, item, aliases.get(item) ?? []));
  const failed = [...errors.values()].map(
    (error): PlannedRow => ({ ...error, outcome: 'ERROR', warnings: [], node: null, newAliases: [], edges: [] }),
  );
  return [...planned.filter(({ row }) => !errors.has(row)), ...failed];
}

/** An external id is of one row. */
function claimIds({ externals, fail }: Draft, items: readonly Item[]): void {
  for (const item of items) {
    if (item.externalId === null) continue;
    const other = externals.get(item.externalId);
    if (other) fail(item, 'externalId', inventoryTexts.row.sameId(other.row));
    else externals.set(item.externalId, item);
  }
}

/** Places all items, places before what is in them; space types are nowhere, and differ by name. */
function placeAll(draft: Draft, items: readonly Item[]): void {
  const spaceTypes = new Map<string, Item>();
  for (const item of items) {
    if (draft.errors.has(item.row)) continue;
    if (item.kind !== 'space-type') {
      placeItem(draft, item);
      continue;
    }
    const other = spaceTypes.get(keyOf(item.name));
    if (other) draft.fail(item, 'name', inventoryTexts.row.sameName(other.row));
    else spaceTypes.set(keyOf(item.name), item);
  }
}

/** Fields of the maintenance system take only what a person could choose. */
function refuseValues({ known, errors }: Draft, { row, cmms }: Item): void {
  for (const [fieldId, value] of cmms) {
    const reason = known.cmmsProblem(fieldId, value);
    if (reason !== null && !errors.has(row)) errors.set(row, { row, column: known.cmmsField(fieldId), reason });
  }
}

/** Gives an error to rows within a place that has an error and does not exist. */
function refuseLostPlace({ nodes, errors, fail }: Draft, item: Item): void {
  const parent = nodes.get(item)?.parent;
  if (parent?.item && !parent.entity && errors.has(parent.item.row))
    fail(item, 'building', inventoryTexts.row.rowHasError(parent.item.row));
}
