import { ordinals } from './vocabulary.ts';

/** A value that a piece of one text names. */
export interface Finding {
  type: string;
  value: string;
  confidence: number;
  from: number;
  to: number;
}

interface Pattern {
  type: 'building' | 'floors' | 'rooms';
  pattern: RegExp;
  confidence: number;
  /** @param parts contents of the pattern's groups. */
  value(...parts: Array<string | undefined>): string;
}

// neither letter nor digit may stand beside a name; `_` is what points are written with and parts words
const alone = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
const floor = (number = ''): string => `${Number(number)}F`;
const named: Record<string, string> = {
  g: 'Ground',
  ground: 'Ground',
  b: 'Basement',
  basement: 'Basement',
  roof: 'Roof',
};

const patterns: readonly Pattern[] = [
  {
    type: 'building',
    pattern: alone('(?:building|bldg)(?:[ _.-]?(\\d{1,4}[a-z]?|[a-z]\\d{1,3})| ([a-z]))'),
    confidence: 0.9,
    value: (name, letter) => `Building ${(name ?? letter ?? '').toUpperCase()}`,
  },
  {
    type: 'floors',
    pattern: alone('(?:floor|level|flr|lvl|fl)[ _.-]?(\\d{1,3})'),
    confidence: 0.9,
    value: floor,
  },
  { type: 'floors', pattern: alone('(\\d{1,3})(?:st|nd|rd|th)[ _-]?(?:floor|flr|fl)'), confidence: 0.9, value: floor },
  {
    type: 'floors',
    pattern: alone(`(${ordinals.join('|')})[ _-]?(?:floor|flr)`),
    confidence: 0.9,
    value: (word = '') => `${ordinals.indexOf(word.toLowerCase()) + 1}F`,
  },
  {
    type: 'floors',
    pattern: alone('(ground|g)[ _-]?(?:floor|flr)|(basement|roof)'),
    confidence: 0.75,
    value: (ground, other) => named[(ground ?? other ?? '').toLowerCase()] ?? '',
  },
  {
    type: 'rooms',
    pattern: alone('(?:room|rm)[ _.-]?([a-z]?\\d{1,5}[a-z]?(?:-\\d{1,4})?)'),
    confidence: 0.9,
    value: (number = '') => `Rm ${number.toUpperCase()}`,
  },
];

/** Most texts have no word of a place. */
const anyPlace = /building|bldg|fl|level|lvl|basement|roof|room|rm/i;

/** Building, floor and room that a text names by their own words: the first of each. */
export function findPlaces(text: string): Finding[] {
  const found: Finding[] = [];
  if (!anyPlace.test(text)) return found;
  for (const { type, pattern, confidence, value } of patterns) {
    if (found.some((one) => one.type === type)) continue;
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole, ...parts] = match;
    found.push({ type, value: value(...parts), confidence, from: match.index, to: match.index + whole.length });
  }
  return found;
}

const partings = /[/:.]/;
const short: ReadonlyArray<{ type: Finding['type']; pattern: RegExp; value(name: string): string }> = [
  { type: 'building', pattern: /^B(\d{1,3}[A-Z]?)$/, value: (name) => `Building ${name}` },
  { type: 'floors', pattern: /^(?:F|L)(\d{1,2})$|^(\d{1,2})F$/, value: floor },
];

/**
 * Places that the parts of a point's path name in short (`B7A.A3.RM2104`), and the building that a path of places names
 * in full before its floor (`Site/R&D Facility/Second Floor/…`).
 */
export function findPlacesInPath(path: string, known: readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  const has = (type: string): boolean => [...known, ...found].some((one) => one.type === type);
  let from = 0;
  let previous: { text: string; from: number } | null = null;
  for (const part of path.split(partings)) {
    const to = from + part.length;
    for (const { type, pattern, value } of short) {
      const match = has(type) ? null : pattern.exec(part);
      if (match) found.push({ type, value: value(match[1] ?? match[2] ?? ''), confidence: 0.7, from, to });
    }
    const isFloor = [...known, ...found].some((one) => one.type === 'floors' && one.from >= from && one.to <= to);
    if (
      isFloor &&
      previous &&
      path[previous.from + previous.text.length] === '/' &&
      !has('building') &&
      /\p{L}/u.test(previous.text)
    ) {
      const { text, from: at } = previous;
      const lead = text.length - text.trimStart().length;
      found.push({
        type: 'building',
        value: text.trim(),
        confidence: 0.65,
        from: at + lead,
        to: at + lead + text.trim().length,
      });
    }
    previous = { text: part, from };
    from = to + 1;
  }
  return found;
}
