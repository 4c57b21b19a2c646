import type { AliasConflict } from '../../../domain/aliases/alias-conflicts.ts';
import type { AliasPreview } from '../../../domain/aliases/preview-alias.ts';

export type AliasConflictMapper = AliasConflict;
export type AliasSampleMapper = AliasPreview['samples'][number];
