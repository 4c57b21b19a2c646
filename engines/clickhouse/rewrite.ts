import type { Token } from './tokens.ts';

/** Returns the text of a word, a mark or a quoted name, without its quotes; empty for any other token. */
export function nameOf(text: string, token: Token | undefined): string {
  return token && (token.kind === 'word' || token.kind === 'quoted' || token.kind === 'mark')
    ? text.slice(token.start, token.end).replace(/^[`"]|[`"]$/g, '')
    : '';
}

/** A statement in which ranges of tokens are replaced, from its beginning to its end. */
export interface Rewrite {
  /** Replaces the tokens from one index to another, both included. */
  replace(from: number, to: number, by: string): void;
  result(): string;
}

export function createRewrite(text: string, tokens: readonly Token[]): Rewrite {
  let out = '';
  let copied = 0;
  return {
    replace(from, to, by) {
      out += text.slice(copied, tokens[from]?.start) + by;
      copied = tokens[to]?.end ?? text.length;
    },
    result: () => out + text.slice(copied),
  };
}
