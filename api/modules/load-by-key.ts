import DataLoader from 'dataloader';

/**
 * Loads rows by their keys, one query for all keys of a request.
 * @param missing creates the value for a key without a row; null by default.
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
