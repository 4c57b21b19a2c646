import type { ExportedList } from './exported-list.ts';
import { lists } from './generated/lists.ts';

/** Every list that can be taken away as a file, by its name; all but those without a route by `POST /download/vf` (ANA.10). */
export const exportedLists: ReadonlyMap<string, ExportedList> = new Map(
  lists.map((list) => [list.name, list as unknown as ExportedList]),
);
