import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { fromRoot } from '../platform/root.ts';
import { boundedPatterns } from './bounded-patterns.ts';

/**
 * No slow pattern runs over an unbounded text: each pattern of the product is linear in its text, proven by a library,
 * or is in the list of those whose texts have a bound.
 */

/** A pattern in the source: a literal, or an expression whose value may be known only at runtime. */
export interface Pattern {
  /** Name in the list of bounded patterns: its source, or what builds it, and its file: the text of another has another bound. */
  name: string;
  /** Null if it is built at runtime. */
  regex: { source: string; flags: string } | null;
  file: string;
}

const folders = [
  ...['api', 'domain', 'engines', 'ingest', 'migrations', 'platform', 'pump', 'simulators', 'start'],
  ...['texts', 'warehouse', 'web/src', 'workflows'],
];
const isChecked = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|(^|\/)generated\//.test(file) &&
  !file.startsWith('engines/clickhouse/conformance/');

/** @returns a sentence for each pattern that may not be linear, and for each entry of the list without a pattern. */
export async function breachesOfPatterns(): Promise<string[]> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: fromRoot(),
    encoding: 'utf8',
  });
  const patterns = files
    .split('\n')
    .filter(isChecked)
    .flatMap((file) => patternsOf(file, readFileSync(fromRoot(file), 'utf8')));
  return judge(patterns, boundedPatterns);
}

/** Judges patterns, except those in `bounded`: names of patterns with the bounds of their texts. */
export async function judge(
  patterns: readonly Pattern[],
  bounded: Readonly<Record<string, string>>,
): Promise<string[]> {
  const found: string[] = [];
  const different = new Map(patterns.map((one) => [JSON.stringify([one.name, one.regex]), one]));
  for (const { name, regex } of different.values()) {
    if (Object.hasOwn(bounded, name)) continue;
    const why = regex ? await slowness(regex) : 'is put together while the product runs';
    if (why !== null)
      found.push(
        `${name} ${why}. Write it so that it is linear; or, if its text has a bound, add it with that bound to ` +
          'start/bounded-patterns.ts.',
      );
  }
  const names = new Set(patterns.map(({ name }) => name));
  const gone = Object.keys(bounded).filter((name) => !names.has(name));
  return [...found, ...gone.map((name) => `${name} is in start/bounded-patterns.ts, and nobody uses it. Take it out.`)];
}

/** Returns why a pattern may be slow over a long text; null if it is proven to be linear. */
async function slowness({ source, flags }: { source: string; flags: string }): Promise<string | null> {
  // only its proof: the library's fuzzing says nothing about other texts; a busy machine takes long for the same proof
  const answer = await check(source, flags, { checker: 'automaton', timeout: 60_000 });
  if (answer.status === 'safe') return null;
  return answer.status === 'vulnerable'
    ? `takes time that is ${answer.complexity.summary} in its text`
    : `is not proven to be linear (${answer.error.kind}${'message' in answer.error ? `: ${answer.error.message}` : ''})`;
}

/** Returns every pattern of a file. */
export function patternsOf(file: string, text: string): Pattern[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node))
      patterns.push({ name: `${node.text} of ${file}`, regex: literal(node.text), file });
    if (isMadeOfText(node, source)) patterns.push({ ...made(node, source), file });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

const isMadeOfText = (node: ts.Node, source: ts.SourceFile): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === 'RegExp';

function literal(text: string): { source: string; flags: string } {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

function made(node: ts.NewExpression | ts.CallExpression, source: ts.SourceFile): Omit<Pattern, 'file'> {
  const [pattern, flags] = node.arguments ?? [];
  const parts = [pattern, flags].map((part) => (part ? constantText(part, source) : ''));
  const [text, signs] = parts;
  const regex = text == null || signs == null ? null : { source: text, flags: signs };
  return { name: `${holderOf(node, source)} of ${source.fileName}`, regex };
}

/** Returns the name of the constant or function in which a pattern is built. */
function holderOf(node: ts.Node, source: ts.SourceFile): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if ((ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) && at.name) return at.name.getText(source);
  return 'a pattern';
}

/** Returns the text of an expression of constants; null if it contains anything else. */
function constantText(node: ts.Expression, source: ts.SourceFile): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return constantText(node.expression, source);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([node.left, node.right], '', source);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal: { text } }) => {
      const value = constantText(expression, source);
      return value === null ? null : value + text;
    });
    return parts.includes(null) ? null : node.head.text + parts.join('');
  }
  // ['a', 'b'].join('|')
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression) &&
    node.arguments[0]
  ) {
    const between = constantText(node.arguments[0], source);
    return between === null ? null : joined(node.expression.expression.elements, between, source);
  }
  if (ts.isIdentifier(node)) {
    const constant = constantsOf(source).get(node.text);
    return constant ? constantText(constant, source) : null;
  }
  return null;
}

function joined(nodes: readonly ts.Expression[], between: string, source: ts.SourceFile): string | null {
  const values = nodes.map((node) => constantText(node, source));
  return values.includes(null) ? null : values.join(between);
}

/** Returns the initial values of a file's top-level constants. */
const constantsOf = (source: ts.SourceFile): Map<string, ts.Expression> =>
  new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) !== 0)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
      ),
  );
