/** Characters of an answer meant for a browser that are read at most. */
const readMax = 16_384;
/** Longer ones are no tags, but text that holds a sign of less. */
const tagMax = 500;
/** Elements whose text is for machines. */
const silent = ['script', 'style'] as const;

/**
 * Returns the words of a page in one line, without markup, scripts, styles and control characters. A maintenance
 * system, or a proxy in its place, may send any text: only its beginning is read, once from left to right.
 */
export function plainWords(page: string): string {
  const text = page.slice(0, readMax).toWellFormed();
  // only Latin letters: others may become two, and positions would shift
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const ends = [finder(lower, '>'), ...silent.map((name) => finder(lower, `</${name}>`))];
  const [endOfTag, ...endsOfSilent] = ends as [Finder, ...Finder[]];
  let words = '';
  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', Math.max(from, at + 1))) {
    const kind = silent.findIndex((name) => lower.startsWith(`<${name}`, at));
    const closed = kind < 0 ? -1 : (endsOfSilent[kind] as Finder)(at);
    const close = closed < 0 ? endOfTag(at) : closed + `</${silent[kind]}`.length;
    if (close < 0 || (closed < 0 && close - at > tagMax + 1)) continue;
    words += `${text.slice(from, at)} `;
    from = close + 1;
  }
  return (words + text.slice(from)).replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

type Finder = (from: number) => number;

/** Finds the next `sought` for a reader that only moves forward: no part of the text is searched twice. */
function finder(text: string, sought: string): Finder {
  let next = -2;
  return (from) => {
    if (next === -1 || next >= from) return next;
    next = text.indexOf(sought, from);
    return next;
  };
}
