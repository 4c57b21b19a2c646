import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react';

export interface PageOf<Item> {
  items: Item[];
  /** Of the whole list. */
  count: number;
}

interface Pages<Item> {
  items: Item[];
  /** Null until the first page is here. */
  count: number | null;
  isLoading: boolean;
  isFailed: boolean;
}

const nothing = { items: [], count: null, isLoading: true, isFailed: false };

/**
 * A list that is read by offset, a page at a time, until as many are here as there are (UI-011).
 * @param key what is asked; another one begins anew, and null asks nothing.
 * @param read a page from an offset; the newest one given is used.
 */
export function usePages<Item>(key: string | null, read: (offset: number) => Promise<PageOf<Item>>) {
  const [pages, setPages] = useState<Pages<Item>>(nothing);
  const latest = useRef(read);
  latest.current = read;
  /** Number of the newest reading: what an older one answers is dropped. */
  const reading = useRef(0);

  const readOn = useCallback(async (before: Item[]) => {
    reading.current += 1;
    const mine = reading.current;
    setPages((shown) => ({ ...shown, isLoading: true, isFailed: false }));
    const page = await latest.current(before.length).catch(() => null);
    if (mine !== reading.current) return;
    setPages((shown) =>
      page
        ? { items: [...before, ...page.items], count: page.count, isLoading: false, isFailed: false }
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
    /** Reads the first page anew; what is shown stays until it is here. */
    again: () => void readOn([]),
    /** For the element that scrolls: reads on once its end is less than its height away. */
    onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
      if (scrollTop + 2 * clientHeight >= scrollHeight) more();
    },
  };
}
