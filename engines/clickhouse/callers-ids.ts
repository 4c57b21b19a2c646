import { type Token, tokenize } from './tokens.ts';

/**
 * The engine makes query ids of its own and knows a caller's as `log_comment`. Statements that speak of ids are put
 * so that they mean, and show, the callers'.
 */

/** What `system.processes` is read from. */
export const PROCESSES = 'daemon.processes';

const ID = "Settings['log_comment']";
const known = (column: string) => `if(${ID} = '', ${column}, ${ID}) AS ${column}`;

/** Running statements under the ids their callers gave, without the clause that the daemon adds. */
export const PROCESSES_VIEW = `CREATE OR REPLACE VIEW ${PROCESSES} AS SELECT * REPLACE (
  ${known('query_id')}, ${known('initial_query_id')},
  replaceRegexpOne(query, ' INTO OUTFILE \\'[^\\']*\\' TRUNCATE COMPRESSION \\'[a-z0-9]*\\'', '') AS query
) FROM system.processes`;

const FUNCTION = /^(initial_?|current_?)?query_?id$/i;
const name = (text: string, token: Token | undefined) =>
  token && (token.kind === 'word' || token.kind === 'quoted' || token.kind === 'mark')
    ? text.slice(token.start, token.end).replace(/^[`"]|[`"]$/g, '')
    : '';

/** A statement (byte string, as `tokenize` takes it) that means the callers' ids. */
export function meanCallersIds(text: string): string {
  if (!/query_?id|processes|processlist/i.test(text)) return text;
  const tokens = tokenize(text);
  const at = (index: number) => name(text, tokens[index]);
  const word = (index: number) => at(index).toLowerCase();
  const last = word(1) === 'full' ? 2 : 1;
  const kills = word(0) === 'kill' && word(1) === 'query';
  let out = '';
  let copied = 0;
  const replace = (from: number, to: number, by: string) => {
    out += text.slice(copied, tokens[from]?.start) + by;
    copied = tokens[to]?.end ?? text.length;
  };
  for (let index = 0; index < tokens.length; index++) {
    if (kills) {
      if (word(index) === 'query_id') replace(index, index, ID);
    } else if (index === 0 && word(0) === 'show' && word(last) === 'processlist') {
      replace(0, last, `SELECT * FROM ${PROCESSES} ORDER BY elapsed DESC`);
    } else if (word(index) === 'system' && at(index + 1) === '.' && word(index + 2) === 'processes') {
      replace(index, index + 2, PROCESSES);
    } else if (FUNCTION.test(word(index)) && at(index + 1) === '(' && at(index + 2) === ')' && at(index - 1) !== '.') {
      replace(index, index + 2, `(getSetting('log_comment') AS \`${at(index)}()\`)`);
    }
  }
  return out + text.slice(copied);
}
