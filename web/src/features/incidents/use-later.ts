import { useState } from 'react';
import { useStable } from '#ui/use-stable.ts';

/**
 * Items of a list behind its first page, page by page as a person asks for them.
 * @param pageSize items of the first page, and of each other
 * @param read reads the page that begins at an offset
 */
export function useLater<Item>(pageSize: number, read: (offset: number) => Promise<readonly Item[]>) {
  const [later, setLater] = useState<readonly Item[]>([]);
  const [isAll, setAll] = useState(false);
  const more = useStable(async () => {
    const next = await read(pageSize + later.length);
    setLater((before) => [...before, ...next]);
    setAll(next.length < pageSize);
  });
  /** Reads again what was asked for. */
  const again = useStable(async () => {
    const anew: Item[] = [];
    for (let isMore = true; isMore && anew.length < later.length; ) {
      const page = await read(pageSize + anew.length);
      anew.push(...page);
      isMore = page.length === pageSize;
    }
    setLater(anew);
  });
  return { later, isAll, more, again };
}
