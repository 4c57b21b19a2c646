/** Rows of a page that a feed reads. */
export const rowsAtOnce = 500;

/**
 * Reads rows page by page, each behind the last row of the one before: what changes meanwhile moves none of them.
 * @param readAfter reads at most `rowsAtOnce` rows behind a row, or the first.
 */
export async function* readPages<Row>(readAfter: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last: Row | undefined, isMore = true; isMore; ) {
    const rows = await readAfter(last);
    yield rows;
    last = rows.at(-1);
    isMore = rows.length === rowsAtOnce;
  }
}
