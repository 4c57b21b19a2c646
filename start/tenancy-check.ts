import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../platform/root.ts';
import { searchedReaders, searchedTables } from '../platform/tenancy.ts';
import { unboundReaders } from '../warehouse/bound-query.ts';

/**
 * Checks customers' separation where no engine enforces it: readers of Postgres' searched tables, from which all
 * customers' rows can be read, and callers of the warehouse. @returns a sentence for each breach.
 */
export function breachesOfTenancy(): string[] {
  const ofApi = filesFrom('api/main.ts');
  const production = [...new Set([...ofApi, ...filesFrom('ingest/main.ts'), ...filesFrom('workflows/worker/main.ts')])];
  const readers: readonly string[] = searchedReaders;
  const free: readonly string[] = unboundReaders;
  const searched = ofApi
    // tables with the same name in the warehouse are others, and its queries have no connection to Postgres
    .filter((file) => !readers.includes(file) && file !== listOfTables && !file.startsWith('warehouse/queries/'))
    .flatMap((file) => readingsOf(parse(file)))
    .map(
      ({ place, table }) =>
        `${place} reads ${table}, which holds every customer's rows. Read it through ${readers.join(' or ')}; or, if the ` +
        'file binds the customer itself, add it to `searchedReaders` in platform/tenancy.ts.',
    );
  const unbound = production
    .filter((file) => !free.includes(file))
    .flatMap((file) => queriesOf(parse(file)))
    .map(
      (place) =>
        `${place} asks the warehouse itself. Make it a file in warehouse/queries that calls \`boundQuery\`; ` +
        'or, if it reads no rows of customers, add it to `unboundReaders` in warehouse/bound-query.ts.',
    );
  const gone = [...readers, ...free]
    .filter((file) => !production.includes(file))
    .map((file) => `${file} is on a list of readers, and no process uses it. Take it off the list.`);
  return [...searched, ...unbound, ...gone];
}

/** Returns a process's own files, its main file first. */
function filesFrom(main: string): string[] {
  const found = new Set([main]);
  for (const file of found) {
    for (const { fileName } of ts.preProcessFile(readFileSync(fromRoot(file), 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) found.add(relative(fromRoot(), resolve(fromRoot(dirname(file)), fileName)));
    }
  }
  return [...found].filter((file) => file.endsWith('.ts'));
}

const listOfTables = 'platform/tenancy.ts';

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
}

const placeOf = (node: ts.Node): string => {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

const builders = new Set(['from', 'into', 'table', 'join', 'innerJoin', 'leftJoin', 'rightJoin', 'using']);

/** Returns the places where a file's texts name a searched table in SQL, or pass it to the query builder. */
function readingsOf(source: ts.SourceFile): Array<{ place: string; table: string }> {
  return nodesOf(source).flatMap((node) => {
    const text = ts.isTemplateExpression(node) || ts.isStringLiteralLike(node) ? node.getText() : null;
    if (text === null) return [];
    return searchedTables
      .filter((table) => (isArgumentOfBuilder(node) ? text.slice(1).startsWith(table) : namesInSql(text, table)))
      .map((table) => ({ place: placeOf(node), table }));
  });
}

function isArgumentOfBuilder(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return false;
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression)
    ? builders.has(expression.name.text)
    : ts.isIdentifier(expression) && /^(db|trx|knex)$/i.test(expression.text);
}

function namesInSql(text: string, table: string): boolean {
  // a name of two words is unique to the table; a single word names it only after a keyword of SQL
  if (table.includes('_')) return new RegExp(`\\b${table}\\b`).test(text);
  return new RegExp(`(\\b(from|join|only|into|update|table|using)|,)\\s+"?(public"?\\.)?"?${table}\\b`, 'i').test(text);
}

/** Returns the places where a file calls a reading method of the warehouse's client, or destructures one. */
function queriesOf(source: ts.SourceFile): string[] {
  const asks = (node: ts.Node): boolean => {
    if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText() === 'query';
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
    const given = node.arguments[0];
    const method = node.expression.name.text;
    // a RegExp's `exec` takes text, and rows are written by INSERT
    if (method === 'exec' && given)
      return ts.isObjectLiteralExpression(given) && !/query: [`'"]INSERT /.test(given.getText());
    if (method !== 'query' && method !== 'command') return false;
    // Postgres' client takes text
    return given !== undefined && !ts.isStringLiteralLike(given) && !ts.isTemplateExpression(given);
  };
  return nodesOf(source).filter(asks).map(placeOf);
}
