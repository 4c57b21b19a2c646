import type { ExternalOrder } from './connector.ts';
import type { Descriptor, ReadContext, Row } from './descriptor.ts';
import { rowsAt, textOf } from './values.ts';

interface Names {
  reference: string;
  changedAt: string;
  changedBy: string;
  assignee: string;
}

const closed = /^(closed?|completed?|cancel(l)?ed|resolved|done)$/i;

/** Reads an order of a plain REST interface: `id`, `status` and `comments`, and fields with varying names. */
export const restOrder =
  (names: Names) =>
  (row: Row, { time }: ReadContext): ExternalOrder => {
    const status = textOf(row.status);
    return {
      externalId: String(row.id ?? ''),
      number: textOf(row.number),
      aliases: [textOf(row.number)].filter((id) => typeof id === 'string'),
      reference: textOf(row[names.reference]),
      status,
      statusKey: status,
      isClosed: status == null ? undefined : closed.test(status),
      assignee: textOf(row[names.assignee]),
      changedAt: time(row[names.changedAt]),
      changedBy: textOf(row[names.changedBy]) ?? null,
      stamp: textOf(row.version) ?? null,
      comments: rowsAt(row, '/comments').flatMap((one) => {
        const [id, text] = [textOf(one.id), textOf(one.text)];
        return id && text ? [{ id, text, author: textOf(one.author) ?? null, at: time(one.createdAt) }] : [];
      }),
    };
  };

/** Comments that are a list below an order. */
export const restComments = (path: string): Descriptor['comment'] => ({
  kind: 'call',
  field: 'text',
  call: (id, text) => ({ method: 'POST', path: `${path}/${encodeURIComponent(id)}/comments`, body: { text } }),
});
