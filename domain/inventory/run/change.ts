import type { Edge } from '../../assets/relations/kinds.ts';
import type { Item } from '../plan/item.ts';
import type { Node } from '../plan/nodes.ts';
import type { PlannedRow } from '../plan/planned-row.ts';

/** State of an entity that an import changes, as `before` and `after` of a row have it. */
export interface EntityState {
  name: string;
  class: string;
  classId: string | null;
  kind: string;
  parentId: number | null;
  externalId: string | null;
  criticality: number | null;
  spaceTypeId: string | null;
  shop: string | null;
}
/** Change that a row has written, for its undo. */
export interface Written {
  entity?: EntityState;
  version?: number;
  aliases?: string[];
  /** Values of fields of the maintenance system; null: it had none. */
  cmms?: Record<string, string | null>;
  edges?: Edge[];
  spaceType?: { id: string; criticality: number | null };
}

/** A row that is written, with what it changes. */
export interface Change {
  planned: PlannedRow;
  item: Item;
  node: Node;
  before: Written | null;
  after: Written;
}

/** Id of the entity of a row that is written. */
export const idOf = (node: Node): number => node.entity?.id as number;

/** Change that a row has written, with the state before. */
type Outcome = { before: Written | null; after: Written | null };

/** True if a change has renamed a building, which the scopes of teams name (USR.15). */
export const renamesBuilding = ({ before, after }: Outcome): boolean =>
  before?.entity?.class === 'Building' && before.entity.name !== after?.entity?.name;
/** True if a change has moved an asset or place, with its active alarms (AST.15). */
export const isMove = ({ before, after }: Outcome): boolean =>
  before?.entity !== undefined && before.entity.parentId !== after?.entity?.parentId;
