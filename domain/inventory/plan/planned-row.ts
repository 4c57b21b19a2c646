import type { Node } from './nodes.ts';

/** Effect of a row. */
export interface PlannedRow {
  row: number;
  outcome: 'CREATE' | 'UPDATE' | 'SAME' | 'ERROR';
  column: string | null;
  reason: string | null;
  warnings: string[];
  node: Node | null;
  newAliases: string[];
  /** Relations that the row declares and that do not exist yet, from its entity. */
  edges: Array<{ kind: 'feeds' | 'is part of'; other: Node }>;
}
