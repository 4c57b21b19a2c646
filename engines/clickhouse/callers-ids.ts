import { createRewrite, nameOf } from './rewrite.ts';
import { tokenize } from './tokens.ts';

/**
 * The engine generates its own query ids and has the caller's in `log_comment`. Statements that refer to ids are
 * rewritten so that they use and show the callers'.
 */

/** View that replaces `system.processes` in statements. */
export const PROCESSES = 'daemon.processes';

const ID = "Settings['log_comment']";
const known = (column: string) => `if(${ID} = '', ${column}, ${ID}) AS ${column}`;

/** Running statements with their callers' ids, without the clause that the daemon adds. */
export const PROCESSES_VIEW = `CREATE OR REPLACE VIEW ${PROCESSES} AS SELECT * REPLACE (
  ${known('query_id')}, ${known('initial_query_id')},
  replaceRegexpOne(query, ' INTO OUTFILE \\'[^\\']*\\' TRUNCATE COMPRESSION \\'[a-z0-9]*\\'', '') AS query
) FROM system.processes`;

const FUNCTION = /^(initial_?|current_?)?query_?id$/i;

/** Rewrites a statement (byte string, as for `tokenize`) to use the callers' ids. */
export function meanCallersIds(text: string): string {
  if (!/query_?id|processes|processlist/i.test(text)) return text;
  const tokens = tokenize(text);
  const at = (index: number) => nameOf(text, tokens[index]);
  const word = (index: number) => at(index).toLowerCase();
  const last = word(1) === 'full' ? 2 : 1;
  const kills = word(0) === 'kill' && word(1) === 'query';
  const { replace, result } = createRewrite(text, tokens);
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
  return result();
}

const STATUS: Readonly<Record<string, string>> = { sync: 'finished', test: 'unknown_status' };

/** Returns the query for a KILL QUERY's answer with the callers' ids; undefined for one without WHERE. */
export function victimsOf(text: string): string | undefined {
  const tokens = tokenize(text);
  const words = tokens.map((token) => nameOf(text, token).toLowerCase());
  const where = words.indexOf('where');
  if (where < 0) return undefined;
  const end = words.findIndex((word, index) => index > where && /^(sync|async|test|format|settings|;)$/.test(word));
  const condition = text.slice(tokens[where + 1]?.start, tokens[end]?.start);
  const status = STATUS[words[end] ?? ''] ?? 'waiting';
  return `SELECT '${status}' AS kill_status, query_id, user, query FROM ${PROCESSES} WHERE ${ID} != '' AND (${condition}\n)`;
}
