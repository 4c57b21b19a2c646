/**
 * Reads one item after the other, each while its caller is still processing the one before. An item's error is thrown
 * when the caller reaches it.
 */
export async function* prefetch<Item, Read>(
  items: readonly Item[],
  read: (item: Item) => Promise<Read>,
): AsyncGenerator<Read> {
  const begin = (index: number): Promise<Read> | null => {
    const item = items[index];
    if (item === undefined) return null;
    const reading = read(item);
    reading.catch(() => {});
    return reading;
  };
  let current = begin(0);
  for (let index = 1; current; index += 1) {
    const done = await current;
    current = begin(index);
    yield done;
  }
}

/** Like `prefetch`, from a source that is itself read as it is needed; it is closed when the caller ends early. */
export async function* prefetchFrom<Item, Read>(
  source: AsyncIterable<Item>,
  read: (item: Item) => Promise<Read>,
): AsyncGenerator<Read> {
  const items = source[Symbol.asyncIterator]();
  const begin = (): Promise<{ read: Read } | null> => {
    const reading = items.next().then(async ({ done, value }) => (done ? null : { read: await read(value) }));
    reading.catch(() => {});
    return reading;
  };
  let next = begin();
  try {
    for (let current = await next; current; current = await next) {
      next = begin();
      yield current.read;
    }
  } finally {
    await next.catch(() => {});
    await items.return?.();
  }
}
