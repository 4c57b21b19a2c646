import type { Call, Paging } from './descriptor.ts';
import { at } from './values.ts';

/** Link from a page of a list to the next. */
interface Page {
  body: unknown;
  /** Rows on it. */
  count: number;
}

/** Returns a list's first call, with at most the system's maximum page size. */
export function firstPage(call: Call, paging: Paging, size: number): Call {
  if (paging.kind === 'none') return call;
  const start =
    paging.kind === 'skip' ? { [paging.skip]: '0' } : paging.kind === 'page' ? { [paging.number]: '1' } : {};
  return { ...call, query: { ...call.query, ...start, [paging.size]: String(size) } };
}

/**
 * Returns the call for the next page; null at the end. Only the query of a next page's URL is used: a system behind a
 * proxy may report another host, and calls must not leave the configured one.
 */
export function nextPage(call: Call, paging: Paging, size: number, { body, count }: Page): Call | null {
  const query = (more: Record<string, string>): Call => ({ ...call, query: { ...call.query, ...more } });
  const number = (name: string): number => Number(call.query?.[name] ?? 0);
  switch (paging.kind) {
    case 'none':
      return null;
    case 'link': {
      const href = at(body, paging.next);
      if (typeof href !== 'string' || count === 0) return null;
      const start = href.indexOf('?');
      const more = Object.fromEntries(new URLSearchParams(start < 0 ? '' : href.slice(start + 1)));
      const next = query(more);
      // a link to the page itself would never end
      return JSON.stringify(next.query) === JSON.stringify(call.query) ? null : next;
    }
    case 'skip':
      return count < size ? null : query({ [paging.skip]: String(number(paging.skip) + count) });
    case 'page':
      return at(body, paging.more) === true && count > 0
        ? query({ [paging.number]: String(number(paging.number) + 1) })
        : null;
    case 'cursor': {
      const position = at(body, paging.position);
      const more = String(at(body, paging.more));
      if (!/^(true|\+|1|yes)$/i.test(more) || position === undefined || count === 0) return null;
      return String(position) === call.query?.[paging.cursor] ? null : query({ [paging.cursor]: String(position) });
    }
  }
}
