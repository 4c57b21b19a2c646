import DataLoader from 'dataloader';

/**
 * Loads rows by their keys, one query for all keys of a request.
 * @param missing makes what a key without a row has: null where it is left out.
 */
export function loadByKey<Key, Row, Missing = null>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
  missing: () => Missing = () => null as Missing,
): DataLoader<Key, Row | Missing> {
  return new DataLoader(async (keys) => {
    const rows = await read(keys);
    return keys.map((key) => rows.get(key) ?? missing());
  });
}
