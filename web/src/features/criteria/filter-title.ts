import type { LensKind } from '#domain/lists/list-kinds.ts';

export const filterTitle = (kind: LensKind = 'alarm'): string => `Filter ${kind === 'work' ? 'work' : 'alarms'}`;
