/** Values of Project Haystack, as far as an inventory needs them: numbers, dates and the like are their texts. */
export type HaystackValue =
  | { kind: 'marker' }
  | { kind: 'text'; text: string }
  | { kind: 'ref'; id: string; dis: string | null }
  | { kind: 'list'; values: HaystackValue[] };
/** Tags of an entity; a tag without a value is absent. */
export type HaystackDict = Map<string, HaystackValue>;

/** Error in a grid, with its line. */
export class BadGrid extends Error {}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const ref = /@([\w:.~-]+)/y;
const quoted = /"((?:[^"\\\n]|\\.)*)"/y;
const uri = /`((?:[^`\\\n]|\\.)*)`/y;
const symbol = /\^[\w:.-]+/y;
// bounded: what opens many and closes none is read again at each
const coordinate = /C\([^)\n]{0,100}\)/y;
const encoded = /[A-Z]\w*\("(?:[^"\\\n]|\\.)*"\)/y;
const tag = /[A-Za-z_]\w*/y;
// numbers with their units, dates and times with their zones, and words in capitals
const scalar = /[^,\n\]}\s>"]+(?: [A-Z][\w/+-]*)?/y;
const blanks = /[ \t\r]*/y;

/**
 * Reads a grid in Zinc, the text form of Haystack 3 and 4. Grids within cells are left out.
 * @throws BadGrid with the line where it is none.
 */
export function readZinc(text: string): HaystackDict[] {
  let at = 0;
  const fail = (what: string): BadGrid => new BadGrid(`${what} in line ${text.slice(0, at).split('\n').length}`);
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const skip = (): void => void take(blanks);
  const next = (expected: string): boolean => {
    skip();
    if (!text.startsWith(expected, at)) return false;
    at += expected.length;
    return true;
  };
  const demand = (expected: string): void => {
    if (!next(expected)) throw fail(`"${expected === '\n' ? 'end of line' : expected}" is missing`);
  };

  function readValue(depth: number): HaystackValue | null {
    if (depth > 10) throw fail('lists are nested too deeply');
    skip();
    const known = take(ref);
    if (known) {
      skip();
      const dis = take(quoted);
      return { kind: 'ref', id: known[1] as string, dis: dis ? plain(dis[1] as string) : null };
    }
    const literal = take(quoted) ?? take(uri);
    if (literal) return { kind: 'text', text: plain(literal[1] as string) };
    if (text[at] === '"' || text[at] === '`') throw fail('a text is not closed');
    if (next('[')) return { kind: 'list', values: readList(depth) };
    if (next('{')) {
      readTags(depth, '}');
      return null;
    }
    if (next('<<')) {
      skipGrid();
      return null;
    }
    const other = take(symbol) ?? take(coordinate) ?? take(encoded) ?? take(scalar);
    if (!other) return null;
    const word = other[0].trim();
    if (word === 'M') return { kind: 'marker' };
    return word === 'N' || word === 'NA' || word === 'R' || word === 'F' ? null : { kind: 'text', text: word };
  }

  function readList(depth: number): HaystackValue[] {
    const values: HaystackValue[] = [];
    while (!next(']')) {
      if (at >= text.length) throw fail('a list is not closed');
      const from = at;
      const value = readValue(depth + 1);
      if (value) values.push(value);
      if (!next(',') && at === from) throw fail('a list is not closed');
    }
    return values;
  }

  /** Passes over tags, those of a grid or a column as well as those of a cell. */
  function readTags(depth: number, end: string): void {
    for (;;) {
      skip();
      if (end === '}' ? next('}') : text[at] === ',' || text[at] === '\n' || at >= text.length) return;
      if (at >= text.length) throw fail('tags are not closed');
      const from = at;
      take(tag);
      if (next(':')) readValue(depth + 1);
      if (end === '}') next(',');
      if (at === from) throw fail('a tag is expected');
    }
  }

  function skipGrid(): void {
    for (let open = 1; open > 0; ) {
      if (at >= text.length) throw fail('a grid is not closed');
      if (take(quoted)) continue;
      // reading on would look for its end again at each quote
      if (text[at] === '"') throw fail('a text is not closed');
      if (text.startsWith('<<', at)) open += 1;
      else if (text.startsWith('>>', at)) open -= 1;
      else {
        at += 1;
        continue;
      }
      at += 2;
    }
  }

  demand('ver:');
  readValue(0);
  readTags(0, 'line');
  demand('\n');
  const names: string[] = [];
  do {
    skip();
    const name = take(tag);
    if (!name) throw fail('the name of a column is missing');
    names.push(name[0]);
    readTags(0, 'line');
  } while (next(','));
  const rows: HaystackDict[] = [];
  while (at < text.length && next('\n')) {
    skip();
    // an empty line ends the grid
    if (at >= text.length || text[at] === '\n') break;
    const row: HaystackDict = new Map();
    let column = 0;
    do {
      const value = readValue(0);
      const name = names[column];
      if (value && name !== undefined) row.set(name, value);
      column += 1;
    } while (next(','));
    skip();
    if (at < text.length && text[at] !== '\n') throw fail('a value cannot be read');
    rows.push(row);
  }
  return rows;
}

const plain = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, letter: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[letter] ?? letter),
  );

/** Reads a grid in Hayson, the JSON of Haystack 4. @throws BadGrid, SyntaxError. */
export function readHayson(text: string): HaystackDict[] {
  const grid: unknown = JSON.parse(text);
  const rows = isObject(grid) ? grid.rows : null;
  if (!Array.isArray(rows)) throw new BadGrid('it has no rows');
  return rows.map((row) => {
    if (!isObject(row)) throw new BadGrid('a row is no object');
    return new Map(
      Object.entries(row).flatMap(([name, given]) => {
        const value = haystackValueOf(given);
        return value ? [[name, value]] : [];
      }),
    );
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function haystackValueOf(given: unknown): HaystackValue | null {
  if (typeof given === 'string' || typeof given === 'number' || given === true)
    return { kind: 'text', text: String(given) };
  if (Array.isArray(given)) return { kind: 'list', values: given.flatMap((one) => haystackValueOf(one) ?? []) };
  if (!isObject(given)) return null;
  if (given._kind === 'marker') return { kind: 'marker' };
  const text = typeof given.val === 'string' || typeof given.val === 'number' ? String(given.val) : null;
  if (text === null) return null;
  return given._kind === 'ref'
    ? { kind: 'ref', id: text, dis: typeof given.dis === 'string' ? given.dis : null }
    : { kind: 'text', text };
}

/** Writes a value in Zinc. */
export function zincOf(value: HaystackValue): string {
  if (value.kind === 'marker') return 'M';
  if (value.kind === 'ref') return `@${value.id}`;
  if (value.kind === 'list') return `[${value.values.map(zincOf).join(', ')}]`;
  return `"${value.text.replace(/["\\$\n\r\t]/g, (letter) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[letter] ?? `\\${letter}`)}"`;
}

/** Returns a value as Hayson writes it. */
export function haysonOf(value: HaystackValue): unknown {
  if (value.kind === 'marker') return { _kind: 'marker' };
  if (value.kind === 'ref') return { _kind: 'ref', val: value.id, ...(value.dis !== null && { dis: value.dis }) };
  return value.kind === 'list' ? value.values.map(haysonOf) : value.text;
}
