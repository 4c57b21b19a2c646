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
