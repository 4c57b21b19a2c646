/**
 * Splits a statement like the engine's own lexer, so that nothing can be text here and SQL there.
 * Statements are byte strings: one character per byte (latin1), so positions are exact in any encoding.
 */
export type TokenKind = 'word' | 'quoted' | 'string' | 'number' | 'mark' | 'error';

export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
}

// Sticky: each matches at `lastIndex`.
const SPACES = /[ \t\n\r\f\v]+/y;
const NUMBER = /[0-9][A-Za-z0-9_]*/y;
const WORD = /[A-Za-z_$][A-Za-z0-9_$]*/y;
const HEX_STRING = /[xX]'[0-9A-Fa-f]*'|[bB]'[01]*'/y;
const HEX_START = /[xXbB]'/y;

/** Returns the end of a string or quoted name that opens at `start`; -1 when it never closes. */
function closeQuote(text: string, start: number): number {
  const quote = text[start] ?? '';
  let at = start + 1;
  while (at < text.length) {
    const char = text[at];
    if (char === '\\') at += 2;
    else if (char !== quote) at++;
    else if (text[at + 1] === quote) at += 2;
    else return at + 1;
  }
  return -1;
}

/** Returns the end of the block comment that opens at `start` (they nest); -1 when it never closes. */
function closeComment(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at + 1 < text.length) {
    const pair = text.slice(at, at + 2);
    if (pair === '/*') depth++;
    if (pair === '*/') depth--;
    at += pair === '/*' || pair === '*/' ? 2 : 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Returns the end of `$tag$ … $tag$` at `start`; -1 when this dollar opens none. */
function closeHeredoc(text: string, start: number): number {
  const tagEnd = text.indexOf('$', start + 1);
  if (tagEnd < 0) return -1;
  const tag = text.slice(start, tagEnd + 1);
  const close = text.indexOf(tag, tagEnd + 1);
  return close < 0 ? -1 : close + tag.length;
}

/** Returns the end of the comment at `at`: `at` itself when there is none, -1 when it never closes. */
function skipComment(text: string, at: number): number {
  const char = text[at];
  if (char !== '-' && char !== '/' && char !== '#') return at;
  const pair = text.slice(at, at + 2);
  if (pair === '/*') return closeComment(text, at);
  if (pair !== '--' && pair !== '//' && pair !== '# ' && pair !== '#!') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Returns the end of the run that starts at `at`; `at` itself when there is none. */
function endOfRun(text: string, at: number, run: RegExp): number {
  run.lastIndex = at;
  return run.test(text) ? run.lastIndex : at;
}

/** Returns the end of `x'41'` or `b'01'`, without escapes; -1 when malformed, `at` when there is none. */
function closeHexString(text: string, at: number): number {
  if (endOfRun(text, at, HEX_START) === at) return at;
  const end = endOfRun(text, at, HEX_STRING);
  return end === at ? -1 : end;
}

// The engine takes typographic quotes too: U+2018…U+2019 and U+201C…U+201D, three bytes each.
const CURLY: readonly [string, string, TokenKind][] = [
  ['\xe2\x80\x98', '\xe2\x80\x99', 'string'],
  ['\xe2\x80\x9c', '\xe2\x80\x9d', 'quoted'],
];

function readToken(text: string, at: number): Token {
  const char = text[at] ?? '';
  const token = (kind: TokenKind, end: number): Token =>
    end < 0 ? { kind: 'error', start: at, end: text.length } : { kind, start: at, end };
  if (char === "'") return token('string', closeQuote(text, at));
  if (char === '"' || char === '`') return token('quoted', closeQuote(text, at));
  if (char === '\xe2') {
    for (const [open, close, kind] of CURLY) {
      if (!text.startsWith(open, at)) continue;
      const end = text.indexOf(close, at + 3);
      return token(kind, end < 0 ? -1 : end + 3);
    }
  }
  if (char === '$') {
    const end = closeHeredoc(text, at);
    if (end > 0) return token('string', end);
  }
  const hex = closeHexString(text, at);
  if (hex !== at) return token('string', hex);
  const number = endOfRun(text, at, NUMBER);
  if (number > at) return token('number', number);
  const word = endOfRun(text, at, WORD);
  return word > at ? token('word', word) : token('mark', at + 1);
}

/** Returns the next token at or after `from`, comments and blanks skipped; undefined at the end. */
export function nextToken(text: string, from: number): Token | undefined {
  for (let at = endOfRun(text, from, SPACES); at < text.length; at = endOfRun(text, at, SPACES)) {
    const after = skipComment(text, at);
    if (after < 0) return { kind: 'error', start: at, end: text.length };
    if (after === at) return readToken(text, at);
    at = after;
  }
  return undefined;
}

/** Returns all tokens from `from` on. */
export function tokenize(text: string, from = 0): Token[] {
  const tokens: Token[] = [];
  for (let token = nextToken(text, from); token; token = nextToken(text, token.end)) tokens.push(token);
  return tokens;
}
