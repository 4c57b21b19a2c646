import { meanCallersIds, victimsOf } from './callers-ids.ts';
import { refuse } from './errors.ts';
import { nextToken, type Token, tokenize } from './tokens.ts';

/** Kind of a statement, and its parts. All texts are byte strings (latin1). */
export type Statement =
  /** Has a result: SELECT, SHOW, DESCRIBE, EXISTS, CHECK. `tail` holds SETTINGS after FORMAT. */
  | { kind: 'read'; head: string; format: string | undefined; tail: string; reusable: boolean }
  /** INSERT with data after it, which starts at `dataStart` and is never read as SQL. */
  | { kind: 'insert'; head: string; tail: string; format: string | undefined; dataStart: number }
  /** INSERT … SELECT … FROM input('…') FORMAT x: the SELECT reads the data. */
  | { kind: 'input'; before: string; schema: string; after: string; format: string; dataStart: number }
  /** Anything else, run unchanged. `endsDatabase`: idle connections may use a database that it removes. */
  | {
      kind: 'run';
      sql: string;
      format: string | undefined;
      reusable: boolean;
      endsDatabase: boolean;
      flushesLogs: boolean;
    }
  /** KILL QUERY. `victims` is a query for the statements that it will kill, with the callers' ids. */
  | { kind: 'kill'; sql: string; victims: string | undefined; format: string | undefined };

/** More bytes are needed to classify the statement. */
export const NEED_MORE = Symbol('need more');

// Without EXPLAIN: the engine cannot write an AST to a file, and its result is short.
const READS = new Set(['SELECT', 'WITH', 'FROM', 'SHOW', 'DESC', 'DESCRIBE', 'EXISTS', 'CHECK', '(']);
const KEEPS_STATE = new Set(['SET', 'USE', 'BEGIN', 'START', 'COMMIT', 'ROLLBACK', 'EXECUTE']);

class Reader {
  readonly text: string;
  readonly tokens: readonly Token[];
  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  /** Returns the word or mark at an index in capitals; empty for strings, numbers and quoted names. */
  word(index: number): string {
    const token = this.tokens[index];
    if (!token || (token.kind !== 'word' && token.kind !== 'mark')) return '';
    return this.text.slice(token.start, token.end).toUpperCase();
  }

  is(index: number, ...words: string[]): boolean {
    return words.every((word, offset) => this.word(index + offset) === word);
  }

  raw(index: number): string {
    const token = this.tokens[index];
    return token ? this.text.slice(token.start, token.end) : '';
  }
}

function syntaxError(text: string, at: number, what: string): Error {
  const near = Buffer.from(text.slice(at, at + 60), 'latin1').toString('utf8');
  return refuse(62, `${what}: failed at position ${at + 1} (${near})`);
}

/** Returns the tokens of the only statement; refuses a second one and text that the lexer cannot read. */
function onlyStatement(text: string, from = 0): Token[] {
  const tokens = tokenize(text, from);
  const broken = tokens.find((token) => token.kind === 'error');
  if (broken) throw syntaxError(text, broken.start, 'Syntax error: a quote or comment is not closed');
  const stop = tokens.findIndex((token) => text[token.start] === ';' && token.kind === 'mark');
  if (stop < 0) return tokens;
  const second = tokens.slice(stop).find((token) => text[token.start] !== ';' || token.kind !== 'mark');
  if (second) throw syntaxError(text, second.start, 'Syntax error (Multi-statements are not allowed)');
  return tokens.slice(0, stop);
}

function refuseFiles(reader: Reader): void {
  reader.tokens.forEach((_, index) => {
    if (reader.tokens[index + 2]?.kind !== 'string' || reader.tokens[index + 1]?.kind !== 'word') return;
    if (reader.is(index, 'INTO', 'OUTFILE')) throw refuse(358, 'INTO OUTFILE is not allowed');
    if (reader.is(index, 'FROM', 'INFILE')) {
      throw refuse(78, 'Query has infile and was send directly to server');
    }
  });
}

/** Finds `FORMAT x [SETTINGS …]` at the end; undefined when the statement names no format. */
function findFormat(reader: Reader): { at: number; format: string } | undefined {
  let depth = 0;
  for (let index = 0; index < reader.tokens.length; index++) {
    const word = reader.word(index);
    if (word === '(') depth++;
    if (word === ')') depth--;
    if (depth !== 0 || word !== 'FORMAT' || index === 0 || reader.tokens[index + 1]?.kind !== 'word') continue;
    const last = index + 2 >= reader.tokens.length;
    if (last || reader.word(index + 2) === 'SETTINGS') return { at: index, format: reader.raw(index + 1) };
  }
  return undefined;
}

function cut(reader: Reader, from: number, to: number): string {
  const first = reader.tokens[from];
  const last = reader.tokens[to - 1];
  return first && last && to > from ? reader.text.slice(first.start, last.end) : '';
}

/** Returns true if the INSERT at an index has data, not SELECT: the engine would run SQL found after the data. */
function takesData(words: readonly string[], from: number): boolean {
  let depth = 0;
  for (let index = from + 3; index < words.length && depth >= 0; index++) {
    const word = words[index];
    if (word === '(') depth++;
    if (word === ')') depth--;
    if (word === 'SELECT' || word === 'WITH') return false;
    if (depth === 0 && (word === 'VALUES' || word === 'FORMAT')) return true;
  }
  return false;
}

function classifyWhole(original: string): Statement {
  const text = meanCallersIds(original);
  const reader = new Reader(text, onlyStatement(text));
  const count = reader.tokens.length;
  if (count === 0) throw syntaxError(text, 0, 'Syntax error: Empty query');
  refuseFiles(reader);
  const words = reader.tokens.map((_, index) => reader.word(index));
  const first = words[0] ?? '';
  if (first === 'COPY') throw refuse(48, 'COPY is not supported');
  const inserts = words.flatMap((word, index) => (word === 'INSERT' && words[index + 1] === 'INTO' ? [index] : []));
  const withData = inserts.find((index) => takesData(words, index));
  if (withData !== undefined) {
    throw syntaxError(text, reader.tokens[withData]?.start ?? 0, 'Syntax error: INSERT with data in another statement');
  }
  const found = findFormat(reader);
  const end = found?.at ?? count;
  const reusable = !KEEPS_STATE.has(first) && !words.includes('TEMPORARY') && !words.includes('TEMP');
  if (READS.has(first) && inserts.length === 0) {
    const tail = found ? cut(reader, found.at + 2, count) : '';
    return { kind: 'read', head: cut(reader, 0, end), format: found?.format, tail, reusable };
  }
  if (first === 'KILL' && words[1] === 'QUERY') {
    return { kind: 'kill', sql: cut(reader, 0, end), victims: victimsOf(original), format: found?.format };
  }
  const sql = found ? `${cut(reader, 0, end)} ${cut(reader, found.at + 2, count)}` : cut(reader, 0, count);
  const endsDatabase = first === 'DROP' || first === 'DETACH' || first === 'RENAME';
  const flushesLogs = first === 'SYSTEM' && words[1] === 'FLUSH' && words[2] === 'LOGS';
  return { kind: 'run', sql, format: found?.format, reusable, endsDatabase, flushesLogs };
}

/** Returns the index where data start after `FORMAT x`: past blanks and one line end. */
function afterFormat(text: string, end: number): number {
  let at = end;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\f') at++;
  if (text[at] === '\r') at++;
  return text[at] === '\n' ? at + 1 : at;
}

/** Returns the index of the first token after the target table, its columns not included. */
function afterTarget(reader: Reader): number {
  let at = reader.is(1, 'INTO') ? 2 : 1;
  const isFunction = reader.is(at, 'FUNCTION') || reader.is(at, 'TABLE', 'FUNCTION');
  // `TABLE` may also be the name of the table.
  if (reader.is(at, 'TABLE') && reader.tokens[at + 1]?.kind !== 'mark') at++;
  if (isFunction) at++;
  at++;
  while (reader.is(at, '.')) at += 2;
  return at;
}

function classifyInsert(text: string, whole: boolean): Statement | typeof NEED_MORE {
  const tokens: Token[] = [];
  const reader = new Reader(text, tokens);
  let depth = 0;
  let settings = -1;
  let select = false;
  for (let token = nextToken(text, 0); token; token = nextToken(text, token.end)) {
    tokens.push(token);
    // A token at the end of the text may continue in the next bytes.
    if (!whole && token.end >= text.length) return NEED_MORE;
    if (token.kind === 'error') return classifyWhole(text);
    const index = tokens.length - 1;
    const word = reader.word(index);
    if (word === '(') depth++;
    if (word === ')') depth--;
    const target = afterTarget(reader);
    if (index < target) continue;
    if (depth === 1 && reader.is(index - 1, '(') && (word === 'SELECT' || word === 'WITH')) select = true;
    if (depth !== 0) continue;
    if (word === 'SELECT' || word === 'WITH') select = true;
    if (word === 'SETTINGS' && settings < 0) settings = token.start;
    if (word === ';') return classifyWhole(text);
    if (word === 'INFILE') refuseFilesAhead(reader, text, token);
    if (select && word !== 'FORMAT') continue;
    if (word === 'VALUES') {
      const stop = settings < 0 ? token.start : settings;
      return {
        kind: 'insert',
        head: text.slice(0, stop),
        tail: settings < 0 ? '' : text.slice(settings, token.start),
        format: 'Values',
        dataStart: token.end,
      };
    }
    if (word !== 'FORMAT') continue;
    const name = nextToken(text, token.end);
    if (!name || (!whole && name.end >= text.length)) return whole ? classifyWhole(text) : NEED_MORE;
    if (name.kind !== 'word') continue;
    if (!whole && afterFormat(text, name.end) >= text.length && text[text.length - 1] !== '\n') return NEED_MORE;
    if (/^[ \t]*;/.test(text.slice(name.end, name.end + 100))) {
      throw syntaxError(text, name.end, "Syntax error: excessive ';' symbol before data for INSERT");
    }
    const format = text.slice(name.start, name.end);
    const dataStart = afterFormat(text, name.end);
    if (select) return readsInput(reader, token, format, dataStart) ?? (whole ? classifyWhole(text) : NEED_MORE);
    const stop = settings < 0 ? token.start : settings;
    const tail = settings < 0 ? '' : text.slice(settings, token.start);
    return { kind: 'insert', head: text.slice(0, stop), tail, format, dataStart };
  }
  if (!whole) return NEED_MORE;
  return select ? classifyWhole(text) : bareInsert(text, reader, settings);
}

function refuseFilesAhead(reader: Reader, text: string, token: Token): void {
  const path = nextToken(text, token.end);
  if (path) refuseFiles(new Reader(text, [...reader.tokens, path]));
}

/** Returns an INSERT with neither data nor SELECT: its format comes with the request. */
function bareInsert(text: string, reader: Reader, settings: number): Statement {
  const end = reader.tokens.at(-1)?.end ?? text.length;
  const stop = settings < 0 ? end : settings;
  const tail = settings < 0 ? '' : text.slice(settings, end);
  return { kind: 'insert', head: text.slice(0, stop), tail, format: undefined, dataStart: text.length };
}

function readsInput(reader: Reader, format: Token, name: string, dataStart: number): Statement | undefined {
  const at = reader.tokens.findIndex(
    (token, index) => reader.is(index, 'INPUT', '(') && reader.tokens[index + 2]?.kind === 'string' && token,
  );
  const open = reader.tokens[at];
  const close = reader.tokens[at + 3];
  if (at < 0 || !open || !close || !reader.is(at + 3, ')')) return undefined;
  return {
    kind: 'input',
    before: reader.text.slice(0, open.start),
    schema: reader.raw(at + 2),
    after: reader.text.slice(close.end, format.start),
    format: name,
    dataStart,
  };
}

/**
 * Classifies a statement by its first bytes.
 * @param text received bytes, as a byte string
 * @param whole true if nothing follows `text`
 * @throws QueryError for a second statement, a file of the server, or a syntax error
 */
export function classify(text: string, whole: boolean): Statement | typeof NEED_MORE {
  const first = nextToken(text, 0);
  if (!whole && (!first || first.end >= text.length)) return NEED_MORE;
  if (first?.kind === 'word' && text.slice(first.start, first.end).toUpperCase() === 'INSERT') {
    return classifyInsert(text, whole);
  }
  return whole ? classifyWhole(text) : NEED_MORE;
}
