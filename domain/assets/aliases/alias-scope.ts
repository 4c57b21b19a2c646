import { aliasWarnLength } from '../../constants.ts';
import { keyOf } from '../similarity.ts';

/** Kinds of entities whose names and aliases differ among each other (AST.6). */
export type AliasKind = 'building' | 'floor' | 'room' | 'equipment' | 'system';

/** Returns the kind that an entity's names are unique in; every other space is a room. */
export function aliasKindOf({ class: name, kind }: { class: string; kind: string }): AliasKind {
  if (name === 'Building') return 'building';
  if (name === 'Floor') return 'floor';
  return kind === 'equipment' || kind === 'system' ? kind : 'room';
}

/** True for kinds whose names are unique within their building; others are in the whole customer (AST.6). */
export const isBuildingScoped = (kind: AliasKind): boolean => kind !== 'building' && kind !== 'system';

/** True for an alias so short that it will be found in texts that mean something else (AST.6). */
export const isShortAlias = (alias: string): boolean => keyOf(alias).length < aliasWarnLength;
