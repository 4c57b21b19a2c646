import type { Connection } from '../engine.ts';

/** Categories of the engine's functions that compute from their arguments alone. */
const CATEGORIES = [
  ...['Aggregate Functions', 'Arithmetic', 'Arrays', 'Bit', 'Bitmap', 'Comparison', 'Conditional', 'Dates and Times'],
  ...[
    'Distance',
    'Encoding',
    'Financial',
    'Geo',
    'Hash',
    'IP Address',
    'JSON',
    'Logical',
    'Map',
    'Mathematical',
    'Null',
  ],
  ...['Random Number', 'Rounding', 'String', 'String Replacement', 'String Search', 'String Splitting', 'Time Window'],
  ...['Tuple', 'Type Conversion', 'URL', 'UUID'],
];
/** Functions of other categories that do so too, and what the parser makes of operators. */
const BESIDES = [
  ...['lambda', 'exists', 'grouping', 'untuple', '_CAST', 'caseWithExpression', 'transform', 'version', 'toTypeName'],
  ...[
    'toColumnTypeName',
    'formatReadableSize',
    'formatReadableDecimalSize',
    'formatReadableQuantity',
    'identity',
    'bar',
  ],
  ...['formatReadableTimeDelta', 'parseReadableSize', 'materialize', 'rowNumberInAllBlocks', 'runningDifference'],
  ...['isConstant', 'ignore', 'throwIf', 'visibleWidth', 'byteSize'],
];
/** Functions of the categories that read something else, or take a format, which may need a file. */
const NOT_THESE = ['formatRow', 'formatRowNoNewline', 'chdb', 'icebergHash', 'file', 'naturalSortKey'];

/** Judges names of functions. */
export interface Functions {
  /** Returns true if readers may call it. */
  isAdmitted(name: string): boolean;
  /** Returns true for a function that calls another, which may be given by its name alone. */
  callsOthers(name: string): boolean;
  /** Returns true for the name of a function that they may not call. */
  isForbidden(name: string): boolean;
}

interface Named {
  name: string;
  alias_to: string;
  category: string;
  is_aggregate: number;
  case_insensitive: number;
  higher_order: number | null;
}

async function rowsOf<Row>(connection: Connection, sql: string): Promise<Row[]> {
  const { bytes } = await connection.run(sql, 'JSONEachRow');
  const lines = Buffer.from(bytes).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

/** Reads which functions the engine has; those it gets later are not admitted until their category is. */
export async function readFunctions(connection: Connection): Promise<Functions> {
  const functions = await rowsOf<Named>(
    connection,
    'SELECT name, alias_to, categories AS category, is_aggregate, case_insensitive, higher_order FROM system.functions',
  );
  const combinators = await rowsOf<{ name: string }>(
    connection,
    'SELECT name FROM system.aggregate_function_combinators',
  );
  const suffixes = combinators.map(({ name }) => name);
  const byName = new Map(functions.map((one) => [one.name, one]));
  const inAnyLetters = functions.filter((one) => one.case_insensitive === 1);
  const byLetters = new Map(inAnyLetters.map((one) => [one.name.toLowerCase(), one]));
  const find = (name: string) => byName.get(name) ?? byLetters.get(name.toLowerCase());
  const isGood = (found: Named): boolean => {
    const target = found.alias_to === '' ? found : (find(found.alias_to) ?? found);
    if (NOT_THESE.includes(target.name)) return false;
    return CATEGORIES.includes(target.category) || BESIDES.includes(target.name);
  };
  /** An aggregate function with combinators: sumIf, uniqStateOrNull. */
  const isCombined = (name: string): boolean =>
    suffixes.some((suffix) => {
      if (!name.endsWith(suffix)) return false;
      const base = name.slice(0, -suffix.length);
      const found = find(base);
      return found ? found.is_aggregate === 1 && isGood(found) : isCombined(base);
    });
  return {
    isAdmitted(name) {
      const found = find(name);
      if (found) return isGood(found);
      return BESIDES.includes(name) || isCombined(name);
    },
    callsOthers: (name) => find(name)?.higher_order === 1,
    isForbidden(name) {
      const found = find(name);
      return found !== undefined && !isGood(found);
    },
  };
}
