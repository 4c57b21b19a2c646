import type { Reparse } from '../../../domain/repair/reparse/reparse.ts';

export type ReparseMapper = Reparse;
