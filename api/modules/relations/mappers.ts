import type { Relation } from '../../../domain/assets/relations/list-relations.ts';
import type { Neighborhood } from '../../../domain/assets/relations/neighborhood.ts';
import type { UpstreamEntity as Upstream } from '../../../domain/assets/relations/upstream.ts';

export type RelationshipMapper = Relation;
export type RelationshipNeighborhoodMapper = Neighborhood;
export type UpstreamEntityMapper = Upstream;
