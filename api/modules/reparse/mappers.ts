import type { Reparse } from '../../../domain/reparse/reparse.ts';

export type ReparseMapper = Reparse;
