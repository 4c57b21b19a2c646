import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import type { AssetType } from '../classes/classes.ts';

/** A further fact of an entity. */
export interface EntityProperty {
  label: string;
  value: string;
}

/** A place or an asset, as it is stored. Times are milliseconds since the epoch. */
export interface EntityRow {
  id: number;
  customerId: number;
  /** Building, Floor or Room for places, otherwise a class of equipment or system. */
  class: string;
  classId: string | null;
  /** The finer class of a place. */
  rawClass: string | null;
  kind: AssetType;
  name: string;
  /** Entity that it is in, or part of. */
  parentId: number | null;
  /** Its own criticality, 1 to 5; null: it follows from where it is (AST.7). */
  criticality: number | null;
  effectiveCriticality: number | null;
  spaceTypeId: string | null;
  shop: string | null;
  externalSystemId: number | null;
  externalId: string | null;
  properties: EntityProperty[];
  /** The building, floor and room that it is or is in. */
  buildingId: number | null;
  floorId: number | null;
  roomId: number | null;
  isPaid: boolean;
  /** Active alarms on it or in it. */
  activeAlarmCount: number;
  /** When it last became active or inactive. */
  stateChangedAt: number | null;
  createdAt: number;
  version: number;
}

const time = (column: string): string => `(extract(epoch from e.${column}) * 1000)::bigint`;

export const entityColumns = `e.id, e.customer_id as "customerId", e.class, e.class_id as "classId",
  e.raw_class as "rawClass", e.kind, e.name, e.parent_id as "parentId", e.criticality,
  e.effective_criticality as "effectiveCriticality", e.space_type_id as "spaceTypeId", e.shop,
  e.external_system_id as "externalSystemId", e.external_id as "externalId", e.properties,
  e.building_id as "buildingId", e.floor_id as "floorId", e.room_id as "roomId", e.is_paid as "isPaid",
  e.active_alarm_count as "activeAlarmCount", ${time('state_changed_at')} as "stateChangedAt",
  ${time('created_at')} as "createdAt", e.version`;

/** Reads entities that exist, by id. */
export async function readEntityRows(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, EntityRow>> {
  const { rows } = await trx.raw<{ rows: EntityRow[] }>(
    `select ${entityColumns} from entities e
     where e.customer_id = ? and e.id = any(?::bigint[]) and e.deleted_at is null`,
    [customerId, pgArray('bigint', ids)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same, locked against changes of others, in key order. */
export async function lockEntityRows(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, EntityRow>> {
  const { rows } = await trx.raw<{ rows: EntityRow[] }>(
    `select ${entityColumns} from entities e
     where e.customer_id = ? and e.id = any(?::bigint[]) and e.deleted_at is null order by e.id for update`,
    [customerId, pgArray('bigint', ids)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
