import { quoteText } from '../engine.ts';
import { createRewrite, nameOf } from '../rewrite.ts';
import { tokenize } from '../tokens.ts';

/** Tables of `system` that clients read, which show readers `analyst` alone. */
const OWN: Readonly<Record<string, string>> = {
  databases: `name = 'analyst'`,
  tables: `database = 'analyst'`,
  columns: `database = 'analyst'`,
};
const viewOf = (table: string) => `daemon.reader_${table}`;

export const SYSTEM_VIEWS = Object.keys(OWN).map(viewOf);

/** Statements that create the views. */
export const CREATE_SYSTEM_VIEWS = Object.entries(OWN).map(
  ([table, condition]) => `CREATE OR REPLACE VIEW ${viewOf(table)} AS SELECT * FROM system.${table} WHERE ${condition}`,
);

const DATABASE = /^(current_?)?(database|schema)$/i;
const USER = /^((current_?|authenticated_?|session_?)?user|authUser)$/i;

/**
 * Rewrites a reader's statement (byte string) to read its own views of `system`, and to be told its own name and
 * database. What is not found here is refused afterwards.
 */
export function meanReaders(text: string, user: string): string {
  const tokens = tokenize(text);
  const at = (index: number) => nameOf(text, tokens[index]);
  const { replace, result } = createRewrite(text, tokens);
  for (let index = 0; index < tokens.length; index++) {
    const name = at(index);
    if (name === 'system' && at(index + 1) === '.' && Object.hasOwn(OWN, at(index + 2))) {
      replace(index, index + 2, viewOf(at(index + 2)));
      index += 2;
    } else if (at(index + 1) === '(' && at(index + 2) === ')' && at(index - 1) !== '.') {
      const value = DATABASE.test(name) ? 'analyst' : USER.test(name) ? user : undefined;
      if (value !== undefined) replace(index, index + 2, `(${quoteText(value)} AS \`${name}()\`)`);
    }
  }
  return result();
}
