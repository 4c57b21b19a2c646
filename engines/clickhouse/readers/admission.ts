import type { Connections } from '../connections.ts';
import type { Connection, Engine } from '../engine.ts';
import { fromEngine, type QueryError, refuse } from '../errors.ts';
import type { Admission } from '../executor.ts';
import type { Statement } from '../statement.ts';
import { tokenize } from '../tokens.ts';
import { toUtf8 } from '../work.ts';
import { admitFormat } from './formats.ts';
import { type Functions, readFunctions } from './functions.ts';
import { CREATE_SYSTEM_VIEWS, meanReaders, SYSTEM_VIEWS } from './own-system.ts';

/** Node of a statement as the engine's parser reads it. */
interface Node {
  kind: string;
  /** Name or literal that follows its kind. */
  text: string;
  children: Node[];
}

const DESCRIBE = 'DescribeQuery';
const FIRST_WORDS = new Set(['SELECT', 'WITH', 'FROM', 'DESC', 'DESCRIBE']);
const ROOTS = new Set(['SelectWithUnionQuery', 'SelectIntersectExceptQuery', DESCRIBE]);
/** Kinds of nodes that a SELECT of a reader may have: all others are refused, those too that the engine gets later. */
const KINDS = new Set([
  ...['SelectWithUnionQuery', 'SelectIntersectExceptQuery', 'SelectQuery', 'Subquery', 'WithElement', 'ExpressionList'],
  ...[
    'TablesInSelectQuery',
    'TablesInSelectQueryElement',
    'TableExpression',
    'TableIdentifier',
    'TableJoin',
    'ArrayJoin',
  ],
  ...['Function', 'Identifier', 'Literal', 'Asterisk', 'QualifiedAsterisk', 'OrderByElement', 'SampleRatio'],
  ...['ColumnsRegexpMatcher', 'ColumnsListMatcher', 'QualifiedColumnsRegexpMatcher', 'QualifiedColumnsListMatcher'],
  ...['ColumnsTransformerList', 'ColumnsExceptTransformer', 'WindowDefinition', 'WindowListElement'],
  ...['ColumnsReplaceTransformer', 'ColumnsReplaceTransformer::Replacement'],
  ...['InterpolateElement', DESCRIBE],
]);
/** In lower case. */
const TABLE_FUNCTIONS = new Set(['numbers', 'values', 'generateseries', 'generate_series']);
/** Functions whose second argument may be the name of a table. */
const IN = /^(global)?(not)?(null)?in(ignoreset)?$/i;
const TABLES = new Set(['system.settings', 'system.one', ...SYSTEM_VIEWS]);
/** Bounds of an explanation: analysis computes sub-queries that have one value. */
const EXPLAINING = new Map([
  ['max_execution_time', '10'],
  ['max_memory_usage', String(256 * 1024 * 1024)],
  ['max_threads', '1'],
  ['max_rows_to_read', '1000000000'],
]);

/** Functions that the engine adds to a statement. */
const OF_THE_ENGINE = /^(__\w+|_CAST|getSubcolumn|indexHint|nothing|grouping\w+)$/;

const denied = (what: string): QueryError => refuse(497, `Not enough privileges: readers cannot use ${what}`);

/** A name without a database is of the statement itself, or of the customer's own database, which has the same views. */
function admitTable(name: string): void {
  if (!name.includes('.') || /^analyst(_\d+)?\.\w+$/.test(name) || TABLES.has(name)) return;
  throw denied(`the table ${JSON.stringify(name)}`);
}

/** Returns the tree that EXPLAIN AST prints: a line a node, indented by its depth. */
function readTree(printed: string): Node {
  const root: Node = { kind: '', text: '', children: [] };
  const path = [root];
  for (const line of printed.split('\n')) {
    if (line === '') continue;
    const depth = /^ */.exec(line)?.[0].length ?? 0;
    const { kind, text } = partsOf(line.slice(depth));
    const parent = path[depth];
    // A name with a line end in it prints lines of its own, which are judged like all others.
    if (!parent || !KINDS.has(kind))
      throw denied(kind === 'Set' ? 'SETTINGS' : JSON.stringify(line.trim().slice(0, 50)));
    const node = { kind, text, children: [] };
    parent.children.push(node);
    path.length = depth + 1;
    path.push(node);
  }
  return root;
}

/** Returns the kind of a node and its text, without alias and number of children. */
function partsOf(printed: string): { kind: string; text: string } {
  const kind = /^[\w:]*/.exec(printed)?.[0] ?? '';
  let text = printed.slice(kind.length).replace(/^ /, '');
  const children = text.lastIndexOf(' (children ');
  if (children >= 0 && /^\d+\)$/.test(text.slice(children + ' (children '.length))) text = text.slice(0, children);
  const alias = text.indexOf(' (alias ');
  return { kind, text: alias >= 0 && text.endsWith(')') ? text.slice(0, alias) : text };
}

function admitTree(node: Node, parent: Node | undefined, functions: Functions): void {
  if (node.kind === 'TableIdentifier') admitTable(node.text);
  if (node.kind === 'Function' && parent?.kind === 'TableExpression') {
    if (!TABLE_FUNCTIONS.has(node.text.toLowerCase())) throw denied(`the table function ${JSON.stringify(node.text)}`);
  } else if (node.kind === 'Function' && !functions.isAdmitted(node.text)) {
    throw denied(`the function ${JSON.stringify(node.text)}`);
  }
  if (node.kind === 'Function' && functions.callsOthers(node.text)) {
    const names = (node.children[0]?.children ?? []).filter(({ kind }) => kind === 'Identifier');
    const forbidden = names.find(({ text }) => functions.isForbidden(text));
    if (forbidden) throw denied(`the function ${JSON.stringify(forbidden.text)}`);
  }
  if (node.kind === 'Function' && IN.test(node.text)) {
    const set = node.children[0]?.children[1];
    if (set?.kind === 'Identifier') admitTable(set.text);
  }
  for (const child of node.children) admitTree(child, node, functions);
}

/** Judges what the statement means once its names are resolved, whatever it looked like. */
function admitMeaning(printed: string, functions: Functions): void {
  for (const [, name = ''] of printed.matchAll(/, table_name: (.+?)(?:, |$)/gm)) {
    // The rows so far of a recursive sub-query.
    if (!/^_temporary_and_external_tables\._tmp_[\w-]+$/.test(name)) admitTable(name);
  }
  for (const [, name = ''] of printed.matchAll(/\btable_function_name: (.+?)(?:, |$)/gm)) {
    if (!TABLE_FUNCTIONS.has(name.toLowerCase())) throw denied(`the table function ${JSON.stringify(name)}`);
  }
  for (const [, name = ''] of printed.matchAll(/\bfunction_name: (.+?)(?:, |$)/gm)) {
    if (!OF_THE_ENGINE.test(name) && !functions.isAdmitted(name)) throw denied(`the function ${JSON.stringify(name)}`);
  }
}

/** SETTINGS as a word of the statement: the engine does not check those of sub-queries against its constraints. */
function refuseSettings(head: string): void {
  const tokens = tokenize(head);
  tokens.forEach((token, index) => {
    const isWord = token.kind === 'word' && head.slice(token.start, token.end).toUpperCase() === 'SETTINGS';
    const before = tokens[index - 1];
    if (isWord && (!before || head.slice(before.start, before.end) !== '.')) throw denied('SETTINGS');
  });
}

/**
 * Creates the judge of readers' statements: a single SELECT of the views of `analyst`, with functions that compute. The
 * engine's own parser says what a statement is, and its analyser what the names in it mean, so nothing depends on how a
 * statement is written. What neither knows to be harmless is refused.
 */
export async function createAdmission(engine: Engine, connections: Connections): Promise<Admission> {
  const connection = engine.connect();
  for (const sql of CREATE_SYSTEM_VIEWS) await connection.run(sql);
  const functions = await readFunctions(connection);
  connection.close();
  const explain = async (of: Connection, how: string, sql: string) => {
    try {
      return Buffer.from((await of.run(`EXPLAIN ${how} ${sql}`, 'TabSeparatedRaw')).bytes).toString('utf8');
    } catch (error) {
      throw fromEngine(error);
    }
  };
  return {
    kind(statement: Statement) {
      const word = statement.kind === 'read' ? /^[\s(]*(\w+)/.exec(statement.head)?.[1]?.toUpperCase() : undefined;
      if (!word || !FIRST_WORDS.has(word)) throw denied('anything but SELECT');
    },
    async statement(statement, request, format) {
      if (statement.kind !== 'read') throw denied('anything but SELECT');
      admitFormat(statement.format ?? format);
      if (statement.tail !== '') throw denied('SETTINGS');
      refuseSettings(statement.head);
      const head = meanReaders(statement.head, request.user);
      const sql = toUtf8(head);
      // Not on the connection that runs it: bounds of results are not meant for explanations.
      const leased = await connections.lease({ ...request, settings: EXPLAINING, readOnly: true });
      let isClean = false;
      try {
        const tree = readTree(await explain(leased.connection, 'AST', sql));
        const [root, second] = tree.children;
        if (!root || second || !ROOTS.has(root.kind)) throw denied('anything but SELECT');
        admitTree(root, undefined, functions);
        // The engine explains no DESCRIBE; it returns no rows of a table.
        if (root.kind !== DESCRIBE) admitMeaning(await explain(leased.connection, 'QUERY TREE', sql), functions);
        isClean = true;
      } finally {
        await leased.giveBack(isClean);
      }
      return { ...statement, head };
    },
  };
}
