/** A place or an asset that exists. */
export interface KnownEntity {
  id: number;
  kind: string;
  class: string;
  classId: string | null;
  name: string;
  parentId: number | null;
  buildingId: number | null;
  /** Ids in the system that the import is of. */
  externalId: string | null;
  criticality: number | null;
  spaceType: string | null;
  shop: string | null;
  aliases: readonly string[];
}
/** Existing entities and classes, against which an import is planned. */
export interface Known {
  /** Id by which our own models call an entity without an external id. */
  ownIdOf(entityId: number): string;
  entities: readonly KnownEntity[];
  /** Criticality of space types, by the keys of their names. */
  spaceTypes: ReadonlyMap<string, { id: string; name: string; criticality: number | null }>;
  hasEdge(edge: { kind: 'feeds' | 'has part'; sourceId: number; targetId: number }): boolean;
  /** Value of a field of the maintenance system that an entity has of its own. */
  cmmsValue(entityId: number, fieldId: string): string | undefined;
  /** Why a field cannot take a value; null where it can. */
  cmmsProblem(fieldId: string, value: string): string | null;
  cmmsField(fieldId: string): string;
}
