import type { Filter } from './criteria/filter.ts';
import { listKinds } from './list-kinds.ts';

/** Returns the filter with a name, of any kind of list: no name is used in two. */
export const filterNamed = (name: string): Filter | null =>
  Object.values(listKinds).find(({ filters }) => Object.hasOwn(filters, name))?.filters[name] ?? null;
