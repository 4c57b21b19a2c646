import { type Connection, quoteName } from './engine.ts';
import { fromEngine, refuse } from './errors.ts';
import type { FilePart } from './multipart.ts';
import type { Spool } from './spool.ts';
import { classify } from './statement.ts';
import { tokenize } from './tokens.ts';

/** A table sent along with a statement, to which it is a temporary table. */
export interface ExternalTable {
  name: string;
  /** Columns in the syntax of CREATE TABLE. */
  structure: string;
  format: string;
  data: Buffer;
}

/** External tables that were created on a connection. */
export interface External {
  drop(): Promise<void>;
}

/** Names columns by position: `UInt8, Array(String)` becomes `_1 UInt8, _2 Array(String)`. */
function namedByPlace(types: string): string {
  let depth = 0;
  let from = 0;
  const list: string[] = [];
  for (const { start, end } of tokenize(types)) {
    const mark = types.slice(start, end);
    if (mark === '(') depth++;
    if (mark === ')') depth--;
    if (mark !== ',' || depth > 0) continue;
    list.push(types.slice(from, start));
    from = end;
  }
  return [...list, types.slice(from)].map((type, index) => `_${index + 1} ${type.trim()}`).join(', ');
}

/**
 * Returns the files of a form as tables; their formats and columns are in fields named after them.
 * Throws 36 for a file without columns.
 */
export function externalTables(files: readonly FilePart[], fields: URLSearchParams): ExternalTable[] {
  return files.map(({ name, data }) => {
    const types = fields.get(`${name}_types`);
    const structure = fields.get(`${name}_structure`) ?? (types && namedByPlace(types));
    if (!structure) {
      const hint = `Use fields ${name}_structure or ${name}_types to do so`;
      throw refuse(36, `Neither structure nor types have been provided for external table ${name}. ${hint}`);
    }
    return { name, structure, format: fields.get(`${name}_format`) ?? 'TabSeparated', data };
  });
}

async function load(table: ExternalTable, connection: Connection, spool: Spool): Promise<void> {
  const create = `CREATE TEMPORARY TABLE ${quoteName(table.name)} (${table.structure})`;
  // Refuses a structure that contains a second statement.
  classify(Buffer.from(create, 'utf8').toString('latin1'), true);
  if (!/^\w+$/.test(table.format)) throw refuse(73, `Unknown format ${table.format}`);
  const path = await spool.store([table.data]);
  const infile = ` FROM INFILE '${path}' COMPRESSION 'none'`;
  try {
    await connection.run(create);
    if (table.data.length > 0) {
      await connection.run(`INSERT INTO ${quoteName(table.name)}${infile} FORMAT ${table.format}`);
    }
  } catch (error) {
    throw fromEngine(error, [infile, `: (in file/uri ${path})`, path]);
  } finally {
    await spool.drop(path);
  }
}

/** Creates the tables on a connection; undefined when there are none. */
export async function loadExternal(
  tables: readonly ExternalTable[],
  connection: Connection,
  spool: Spool,
): Promise<External | undefined> {
  if (tables.length === 0) return undefined;
  const drop = async () => {
    for (const { name } of tables) {
      await connection.run(`DROP TEMPORARY TABLE IF EXISTS ${quoteName(name)}`).catch(() => undefined);
    }
  };
  try {
    for (const table of tables) await load(table, connection, spool);
    return { drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
