/** Kinds of relations as people read them (AST.2): each edge has two presentations, one from either of its ends. */
export const relationKinds = ['is fed by', 'feeds', 'is part of', 'has part'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** Kinds as they are stored: from the source, which feeds its target or has it as a part. */
export const edgeKinds = ['feeds', 'has part'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/** A relation as declared from one of its ends. */
export interface DeclaredRelation {
  entityId: number;
  kind: RelationKind;
  otherId: number;
}

/** A relation as stored: one edge, whichever end declared it. */
export interface Edge {
  sourceId: number;
  kind: EdgeKind;
  targetId: number;
}

const inverses: Record<RelationKind, RelationKind> = {
  'is fed by': 'feeds',
  feeds: 'is fed by',
  'is part of': 'has part',
  'has part': 'is part of',
};

/** Returns the kind that the same edge has at its other end. */
export const inverseOf = (kind: RelationKind): RelationKind => inverses[kind];

const isEdgeKind = (kind: RelationKind): kind is EdgeKind => kind === 'feeds' || kind === 'has part';

/** Returns the one edge that a declaration stands for. */
export const edgeOf = ({ entityId, kind, otherId }: DeclaredRelation): Edge =>
  isEdgeKind(kind)
    ? { sourceId: entityId, kind, targetId: otherId }
    : { sourceId: otherId, kind: inverseOf(kind) as EdgeKind, targetId: entityId };
