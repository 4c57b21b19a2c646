import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { filterTexts } from '#texts/filters.ts';

export const filterTitle = (kind: LensKind = 'alarm'): string => filterTexts.title(listKinds[kind].words.rows);
