import type { MappableField } from '../../../domain/integrations/field-map.ts';
import type { PositionalText } from '../../../domain/integrations/positional-text.ts';

/** Values of one alarm's text, by field. */
export type PositionalAlarm = Map<MappableField, string>;

/**
 * Makes a reader of texts that a source filled in. Static text is found regardless of case, and a space of it may be a
 * line's end, as mail clients wrap. An alarm begins with a line that begins with the first static text; if there is
 * none, every line (or group of lines, for a text of several) that has all of the static text is one. A truncated text
 * is read as far as it goes: the value at the cut is kept only if it is a message.
 */
export function positionalReader(text: PositionalText, separator: string | null) {
  const isOneLine = !text.statics.join('').includes('\n');
  const [first = '', ...others] = text.statics.map((part, index) => (index === 0 ? part.trimStart() : part));
  const head = fold(first.split('\n')[0] ?? '');
  const followers = others.map((part, index) => {
    const tail = index === others.length - 1 ? part.trimEnd() : part;
    return tail === '' ? null : anyCase(tail);
  });
  const headPattern = first === '' ? null : anyCase(first);
  const parting = separator === null ? null : fold(separator);
  const longestStart = Math.max(head.length, parting?.length ?? 0);
  const isOfGroups = !isOneLine || parting !== null;
  const endsWithBlank = isOneLine || head === '';

  /** Returns ranges of lines, each of which may be an alarm. */
  function stretches(lines: readonly string[]): string[] {
    const found: string[][] = [];
    let isOpen = false;
    for (const tabbed of lines) {
      const line = tabbed.replaceAll('\t', ' ').trim();
      const folded = line.slice(0, longestStart).toLowerCase();
      const isHead = head === '' ? line !== '' && !(isOpen && isOfGroups) : folded.startsWith(head);
      if (parting !== null && folded.startsWith(parting)) isOpen = false;
      else if (line === '' && endsWithBlank) isOpen = false;
      else if (isHead) {
        found.push([line]);
        isOpen = true;
      } else if (isOpen) found.at(-1)?.push(line);
    }
    return found.map((group) => group.join('\n'));
  }

  function match(stretch: string): PositionalAlarm | null {
    const values: PositionalAlarm = new Map();
    let at = 0;
    if (headPattern !== null) {
      const end = endOf(headPattern, stretch, 0);
      if (end === null) return null;
      at = end.to;
    }
    for (const [index, token] of text.tokens.entries()) {
      const follower = followers[index] ?? null;
      if (follower === null) {
        if (token !== null) values.set(token, plain(stretch.slice(at, lastEnd(stretch, at, token))));
        break;
      }
      const next = endOf(follower, stretch, at);
      if (next === null) {
        // a line of other text may have the same beginning, and is not an alarm
        if (headPattern === null || index === 0) return null;
        if (token === 'message') values.set(token, plain(stretch.slice(at)));
        break;
      }
      if (token !== null) values.set(token, plain(stretch.slice(at, next.from)));
      at = next.to;
    }
    return values;
  }

  return (lines: readonly string[]): PositionalAlarm[] =>
    stretches(lines)
      .map(match)
      .filter((alarm) => alarm !== null);
}

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A pattern of fixed length, so that searching a text takes time in proportion to it. */
function anyCase(text: string): RegExp {
  const pattern = text
    .split('\n')
    .map((line, index, all) => {
      const inner = index > 0 ? line.trimStart() : line;
      return index < all.length - 1 ? inner.trimEnd() : inner;
    })
    .map((line) =>
      line
        .replace(/[ \t]+/g, ' ')
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(' ', '[ \\n]'),
    )
    .join('\\n');
  return new RegExp(pattern, 'gi');
}

function endOf(pattern: RegExp, text: string, at: number): { from: number; to: number } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}

/** The last value ends with its line; a message continues until a blank one. */
function lastEnd(text: string, at: number, token: MappableField): number {
  const end = text.indexOf(token === 'message' ? '\n\n' : '\n', at);
  return end < 0 ? text.length : end;
}
