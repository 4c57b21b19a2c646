import type { Filter } from './criteria/filter.ts';
import { listKinds } from './list-kinds.ts';

/** The filter of a name, whatever it is about: no name is used by two kinds of lists. */
export const filterNamed = (name: string): Filter | null =>
  Object.values(listKinds).find(({ filters }) => Object.hasOwn(filters, name))?.filters[name] ?? null;
