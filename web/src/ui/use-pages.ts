import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react';

export interface PageOf<Item> {
  items: Item[];
  /** Length in total; null: as the page before said. */
  count: number | null;
}

interface Pages<Item> {
  items: Item[];
  /** Null until the first page. */
  count: number | null;
  isLoading: boolean;
  isFailed: boolean;
}

const nothing = { items: [], count: null, isLoading: true, isFailed: false };

/**
 * Reads a list by offset, a page at a time, until all items are read (UI-011).
 * @param key the list to read; a new one starts over, null reads nothing.
 * @param read reads a page from an offset, or after the last item read; the latest one is used.
 */
export function usePages<Item>(
  key: string | null,
  read: (offset: number, last: Item | undefined) => Promise<PageOf<Item>>,
) {
  const [pages, setPages] = useState<Pages<Item>>(nothing);
  const latest = useRef(read);
  latest.current = read;
  /** Number of the newest reading: answers to older ones are dropped. */
  const reading = useRef(0);

  const readOn = useCallback(async (before: Item[]) => {
    reading.current += 1;
    const mine = reading.current;
    setPages((shown) => ({ ...shown, isLoading: true, isFailed: false }));
    const page = await latest.current(before.length, before.at(-1)).catch(() => null);
    if (mine !== reading.current) return;
    setPages((shown) =>
      page
        ? { items: [...before, ...page.items], count: page.count ?? shown.count, isLoading: false, isFailed: false }
        : { ...shown, isLoading: false, isFailed: true },
    );
  }, []);

  useEffect(() => {
    setPages(nothing);
    if (key !== null) void readOn([]);
    return () => {
      reading.current += 1;
    };
  }, [key, readOn]);

  const { items, count, isLoading } = pages;
  const more = () => {
    if (!isLoading && count !== null && items.length < count) void readOn(items);
  };
  return {
    ...pages,
    more,
    /** Reads the first page again; the items stay until then. */
    again: () => void readOn([]),
    /** Handles scrolling: reads on once the end is less than the height away. */
    onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
      if (scrollTop + 2 * clientHeight >= scrollHeight) more();
    },
  };
}
