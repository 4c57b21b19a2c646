import { edgeId, placeId } from './edge-id.ts';
import type { Edge, EdgeKind } from './kinds.ts';
import { type Upward, wayUp } from './upward.ts';

/** Source of a relation: a person, an import, or the names of its ends. */
export type RelationOrigin = 'PERSON' | 'IMPORT' | 'NAMES';
type StoredStatus = 'CONFIRMED' | 'SUGGESTED' | 'DISMISSED';

/** Status and origin of a stored relation. */
export interface StoredRelation {
  status: StoredStatus;
  origin: RelationOrigin;
}

/** State of the customer's relations that a decision depends on. */
export interface KnownRelations {
  /** Ends of the declared relations, as far as they exist, with the entity that contains each. */
  entities: ReadonlyMap<number, { parentId: number | null }>;
  /** Declared relations that are stored, and their opposites, by id. */
  stored: Map<string, StoredRelation>;
  /** Everything upstream of the ends, by kind; `has part` includes the containing places. */
  upward: Record<EdgeKind, Upward>;
  /** Relations that may still be followed for the sake of warnings. */
  steps: { left: number };
}

/** A warning, and the entities it names. */
export type RelationWarning =
  | { about: 'LOOP'; sourceId: number; targetId: number }
  | { about: 'SKIP'; sourceId: number; targetId: number; viaId: number };

export type RelationDecision =
  | { outcome: 'CREATED' | 'CONFIRMED' | 'SUGGESTED' | 'EXISTS'; relationshipId: string; warnings: RelationWarning[] }
  | { outcome: 'REFUSED'; refusal: 'SELF' | 'CYCLE' | 'NOT_FOUND' };

/**
 * Decides what becomes of a declared relation (AST.3, AST.14), and adds it to what is known, so that the next one is
 * decided with it.
 */
export function decideRelation(known: KnownRelations, edge: Edge, origin: RelationOrigin): RelationDecision {
  const { sourceId, kind, targetId } = edge;
  if (sourceId === targetId) return { outcome: 'REFUSED', refusal: 'SELF' };
  const target = known.entities.get(targetId);
  if (!target || !known.entities.has(sourceId)) return { outcome: 'REFUSED', refusal: 'NOT_FOUND' };

  if (kind === 'has part' && target.parentId === sourceId)
    return { outcome: 'EXISTS', relationshipId: placeId({ id: targetId, parentId: sourceId }), warnings: [] };
  const relationshipId = edgeId(edge);
  const stored = known.stored.get(relationshipId);
  const isChange = !stored || (stored.status !== 'CONFIRMED' && decides(origin, stored.status));
  if (!isChange) return { outcome: 'EXISTS', relationshipId, warnings: [] };

  const opposite = known.stored.get(edgeId({ sourceId: targetId, kind, targetId: sourceId }));
  // what a person said stands until a person says otherwise
  const contradictsPerson = origin === 'IMPORT' && opposite?.status === 'CONFIRMED' && opposite.origin === 'PERSON';
  if (contradictsPerson) {
    if (stored) return { outcome: 'EXISTS', relationshipId, warnings: [] };
    known.stored.set(relationshipId, { status: 'SUGGESTED', origin });
    return { outcome: 'SUGGESTED', relationshipId, warnings: [] };
  }

  const upward = known.upward[kind];
  // a cycle of parts is refused, however long it is
  const steps = kind === 'has part' ? undefined : known.steps;
  const closesLoop = wayUp(upward, sourceId, targetId, steps) !== null;
  if (closesLoop && kind === 'has part') return { outcome: 'REFUSED', refusal: 'CYCLE' };
  const way = wayUp(upward, targetId, sourceId, known.steps);
  const warnings: RelationWarning[] = [
    ...(closesLoop ? [{ about: 'LOOP' as const, sourceId, targetId }] : []),
    ...(way ? [{ about: 'SKIP' as const, sourceId, targetId, viaId: way[1] as number }] : []),
  ];
  if (origin === 'NAMES') {
    known.stored.set(relationshipId, { status: 'SUGGESTED', origin });
    return { outcome: 'SUGGESTED', relationshipId, warnings };
  }
  known.stored.set(relationshipId, { status: 'CONFIRMED', origin });
  const above = upward.get(targetId);
  if (above) above.push(sourceId);
  else upward.set(targetId, [sourceId]);
  return { outcome: stored ? 'CONFIRMED' : 'CREATED', relationshipId, warnings };
}

/** True if an origin may confirm what waits or was dismissed: a person both, an import only what waits. */
const decides = (origin: RelationOrigin, status: StoredStatus): boolean =>
  origin === 'PERSON' || (origin === 'IMPORT' && status === 'SUGGESTED');
