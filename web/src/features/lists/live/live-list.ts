/** Row of a live list. */
export interface ListItem {
  id: string;
  version: number;
  /** Start of the page behind it; absent if the item arrivals over the feed. */
  cursor?: string | null;
}

/** One kind of live list: what its rows hold, and how they are placed. */
export interface ListKind<Item extends ListItem, Message extends { id: string; version: number }, Sort> {
  /** Order of two items under a sort. */
  compare: (sort: Sort, a: Item, b: Item) => number;
  /** Order of what waits behind the pill. */
  newestFirst: (a: Item, b: Item) => number;
  /** A message as a row's item, with the fields of an earlier reading that messages do not carry. */
  fromMessage: (message: Message, known: Item | undefined) => Item;
  /**
   * `sorted`: arrivals stand where the sort puts them, and wait behind the pill while somebody works in the list.
   * `top`: arrivals stand above all others at once, and what leaves is gone at once.
   */
  placement: 'sorted' | 'top';
  /** True if the feed reports changes of items that are not in the list. */
  receivesOthers: boolean;
  /** An item with the fields that a later reading adds; `again` is absent if the reading did not find the item. */
  withDetails?: (item: Item, again: Item | undefined) => Item;
}

export interface ListRow<Item> {
  item: Item;
  /** When the item left the list; it stays drawn, dimmed, until the next merge or sweep. ms */
  leftAt: number | null;
  /** When a live change last touched the row, for its tint. ms */
  changedAt: number | null;
}

/** A list as drawn, and what waits to be drawn. */
export interface LiveList<Item, Sort> {
  sort: Sort;
  rows: ListRow<Item>[];
  /** Arrivals behind the "n new" pill, newest first. */
  waiting: Item[];
  /** True if more arrived than are held: a merge reads the list again. */
  hasMissed: boolean;
  /** Last item of the last page read: nothing that sorts after it is known while `hasMore`. */
  edge: Item | null;
  hasMore: boolean;
  /** Number of items that match, if pages say so; changed by arrivals and egress. */
  total: number | null;
  /** Newest known version by item, and whether the item was in the list then; latest messages come last. */
  received: Received;
}
type Received = ReadonlyMap<string, { version: number; inList: boolean }>;

export interface ListPage<Item> {
  items: Item[];
  hasMore: boolean;
  total?: number | null;
}
export interface ListEvent<Message> {
  type: 'ingress' | 'egress' | 'updated';
  message: Message;
}
/** `untouched`: nothing is focused, selected or hovered and the list is at its top, so rows may move. */
interface Receipt {
  untouched: boolean;
  now: number;
}

export type ListAction<Item, Message, Sort> =
  | ({ type: 'started'; sort: Sort } & ListPage<Item>)
  | ({ type: 'paged' } & ListPage<Item>)
  | ({ type: 'refetched'; now: number } & ListPage<Item>)
  | ({ type: 'received'; events: readonly ListEvent<Message>[] } & Receipt)
  | { type: 'merged' }
  | { type: 'swept'; now: number; keep: (id: string) => boolean }
  | { type: 'detailed'; ids: string[]; items: Item[] };

/** Time a row that left stays drawn. */
export const leftRowStaysMs = 10_000;
/**
 * Limits of a list in a flood: arrivals behind its pill, rows while it draws them at its top, and items it remembers;
 * rows further down are read again when somebody scrolls there.
 */
export const liveListLimits = { waiting: 1_000, rows: 300, received: 5_000 } as const;

export const emptyList = <Item, Sort>(sort: Sort): LiveList<Item, Sort> => ({
  sort,
  rows: [],
  waiting: [],
  hasMissed: false,
  edge: null,
  hasMore: true,
  total: null,
  received: new Map(),
});

/** The reducer of a kind's lists: pure, so that every rule about rows that move or stay can be tested alone. */
export function createListReducer<Item extends ListItem, Message extends { id: string; version: number }, Sort>(
  kind: ListKind<Item, Message, Sort>,
) {
  type List = LiveList<Item, Sort>;
  type Row = ListRow<Item>;
  type Page = ListPage<Item>;
  /** Latest message about an item; `hasLeft`: it was out of the list since the list was drawn. */
  interface Change {
    message: Message;
    inList: boolean;
    hasLeft: boolean;
  }

  const drawn = (item: Item): Row => ({ item, leftAt: null, changedAt: null });
  const hasRow = (list: List, id: string) => list.rows.some((row) => row.item.id === id);
  const isBeyondEdge = (list: List, item: Item) =>
    list.hasMore && list.edge !== null && kind.compare(list.sort, item, list.edge) > 0;

  /** Reduces events to one per item, latest last; records them in `received` and skips those that change nothing. */
  function latestChanges(
    events: readonly ListEvent<Message>[],
    received: Map<string, { version: number; inList: boolean }>,
    known: ReadonlyMap<string, Item>,
  ) {
    const changes = new Map<string, Change>();
    for (const { type, message } of events) {
      const { id, version } = message;
      const last = received.get(id);
      if (version < Math.max(last?.version ?? 0, known.get(id)?.version ?? 0)) continue;
      if (type === 'updated' && last?.inList === false) continue;
      if (type === 'updated' && kind.receivesOthers && !known.has(id) && !changes.has(id)) continue;
      const inList = type !== 'egress';
      const hasLeft = !inList || (changes.get(id)?.hasLeft ?? false);
      // reset, so that it comes last
      received.delete(id);
      received.set(id, { version, inList });
      changes.delete(id);
      changes.set(id, { message, inList, hasLeft });
    }
    for (const id of received.keys()) {
      if (received.size <= liveListLimits.received) break;
      received.delete(id);
    }
    return changes;
  }

  /** Applies a batch of events in one pass over the list: items change in place, are drawn, wait, or leave. */
  function applyEvents(
    list: List,
    events: readonly ListEvent<Message>[],
    { untouched: isUntouched, now }: Receipt,
  ): List {
    const untouched = isUntouched || kind.placement === 'top';
    const received = new Map(list.received);
    const drawnById = new Map(list.rows.map((row) => [row.item.id, row]));
    const known = new Map([...list.waiting, ...list.rows.map(({ item }) => item)].map((item) => [item.id, item]));
    const changes = latestChanges(events, received, known);
    if (changes.size === 0) return list;
    const itemOf = ({ message }: Change): Item => kind.fromMessage(message, known.get(message.id));
    const isDropped = ({ hasLeft }: Change) => untouched && hasLeft;

    const rows = list.rows.flatMap((row): Row[] => {
      const one = changes.get(row.item.id);
      if (!one) return [row];
      if (isDropped(one)) return [];
      const item = itemOf(one);
      return [one.inList ? { item, leftAt: null, changedAt: now } : { ...row, item, leftAt: row.leftAt ?? now }];
    });
    const noLongerWaiting = new Set<string>();
    const arrivals: Item[] = [];
    let total = list.total;
    for (const [id, one] of changes) {
      const wasIn = known.has(id) && drawnById.get(id)?.leftAt == null;
      if (total !== null) total = Math.max(0, total + Number(one.inList) - Number(wasIn));
      if (one.hasLeft) noLongerWaiting.add(id);
      if (!one.inList || (drawnById.has(id) && !isDropped(one))) continue;
      const item = itemOf(one);
      if (kind.placement === 'sorted' && isBeyondEdge(list, item)) continue;
      noLongerWaiting.add(id);
      arrivals.push(item);
    }
    const waiting = list.waiting.filter(({ id }) => !noLongerWaiting.has(id));
    if (!untouched) {
      waiting.unshift(...arrivals.toReversed());
      const hasMissed = list.hasMissed || waiting.length > liveListLimits.waiting;
      return { ...list, received, rows, total, hasMissed, waiting: waiting.slice(0, liveListLimits.waiting) };
    }
    for (const item of arrivals) {
      const at = kind.placement === 'top' ? 0 : rows.findIndex((row) => kind.compare(list.sort, item, row.item) < 0);
      rows.splice(at < 0 ? rows.length : at, 0, { ...drawn(item), changedAt: now });
    }
    const next = { ...list, received, rows, total, waiting };
    return isUntouched ? shortened(next) : next;
  }

  /** Drops rows beyond the limit, back to one whose cursor the next page can be read from. */
  function shortened(list: List): List {
    if (list.rows.length <= liveListLimits.rows) return list;
    const last = list.rows.findLastIndex(({ item }, index) => index < liveListLimits.rows && item.cursor);
    const edge = list.rows[last]?.item;
    return edge ? { ...list, rows: list.rows.slice(0, last + 1), edge, hasMore: true } : list;
  }

  /** Adds a page below. Newer versions from the feed win over the page. */
  function append(list: List, { items, hasMore, total = list.total }: Page): List {
    const newer = (item: Item) => {
      const last = list.received.get(item.id);
      return last && last.version >= item.version ? last : null;
    };
    const fresh = items.filter((item) => !hasRow(list, item.id) && newer(item)?.inList !== false);
    const read = new Map(items.map((item) => [item.id, item]));
    const rows = list.rows.map((row) => {
      const again = read.get(row.item.id);
      return again && !newer(again) ? { ...row, item: again, leftAt: null } : row;
    });
    return {
      ...list,
      rows: [...rows, ...fresh.map(drawn)],
      waiting: list.waiting.filter(({ id }) => !read.has(id)),
      edge: items.at(-1) ?? list.edge,
      hasMore,
      total,
    };
  }

  /** Compares the list with a reading of its first rows, made after events may have been missed. */
  function reconcile(list: List, { items, hasMore, now, total = list.total }: Page & { now: number }): List {
    if (kind.placement === 'top') return append(emptyList(list.sort), { items, hasMore, total });
    const read = new Map(items.map((item) => [item.id, item]));
    const last = items.at(-1);
    const wasCompared = (item: Item) => !hasMore || (last && kind.compare(list.sort, item, last) <= 0);
    const rows = list.rows.map((row): Row => {
      const again = read.get(row.item.id);
      if (!again) return wasCompared(row.item) ? { ...row, leftAt: row.leftAt ?? now } : row;
      const changed = again.version > row.item.version;
      return { item: changed ? again : row.item, leftAt: null, changedAt: changed ? now : row.changedAt };
    });
    const waiting = items.filter((item) => !hasRow(list, item.id)).toSorted(kind.newestFirst);
    const wholeList = list.edge === null || wasCompared(list.edge);
    return { ...list, rows, waiting, total, ...(wholeList && { edge: last ?? null, hasMore }) };
  }

  function merge(list: List): List {
    const staying = list.rows.filter((row) => row.leftAt === null);
    const rows = [...staying, ...list.waiting.map(drawn)]
      .filter((row) => !isBeyondEdge(list, row.item))
      .sort((a, b) => kind.compare(list.sort, a.item, b.item));
    return shortened({ ...list, rows, waiting: [], hasMissed: false });
  }

  function addDetails(list: List, ids: string[], items: Item[]): List {
    const wanted = new Set(ids);
    const read = new Map(items.map((item) => [item.id, item]));
    const detailed = (item: Item): Item =>
      wanted.has(item.id) ? (kind.withDetails?.(item, read.get(item.id)) ?? item) : item;
    return {
      ...list,
      // a row that stays the same is not drawn again
      rows: list.rows.map((row) => {
        const item = detailed(row.item);
        return item === row.item ? row : { ...row, item };
      }),
      waiting: list.waiting.map(detailed),
    };
  }

  return (list: List, action: ListAction<Item, Message, Sort>): List => {
    switch (action.type) {
      case 'started':
        return append(emptyList(action.sort), action);
      case 'paged':
        return append(list, action);
      case 'refetched':
        return reconcile(list, action);
      case 'received':
        return applyEvents(list, action.events, action);
      case 'merged':
        return merge(list);
      case 'swept':
        return {
          ...list,
          rows: list.rows.filter(
            ({ item, leftAt }) => leftAt === null || action.now - leftAt < leftRowStaysMs || action.keep(item.id),
          ),
        };
      case 'detailed':
        return addDetails(list, action.ids, action.items);
    }
  };
}
