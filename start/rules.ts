import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../platform/root.ts';

/**
 * Code, tests and docs cite rules by their ids, an area and a number of at most two digits after a dot: each cited rule
 * must have its row in docs/rules, and each row there must be cited.
 */

/** Page of docs/rules that explains an area's rules. */
const pages: Readonly<Record<string, string>> = {
  ...{ ALM: 'alarms', NUIS: 'alarms', PROP: 'alarms', SNZ: 'alarms', STAT: 'alarms' },
  ...{ ADM: 'customers', ANA: 'reports', ARCH: 'architecture', AST: 'assets', AUTH: 'people', AUTO: 'automation' },
  ...{ CC: 'command-center', CMMS: 'cmms', HOOK: 'notifications', INT: 'integrations', KPI: 'reports' },
  ...{ LENS: 'lenses', MAP: 'assets', MOB: 'system', NOTIF: 'notifications', SYS: 'system', USR: 'people' },
  ...{ BEY: 'beyond', WIRE: 'wire', WORK: 'work' },
};

export interface TextFile {
  file: string;
  text: string;
}

const isCiting = (file: string): boolean =>
  /\.(ts|tsx|mjs|cjs|md|sql|graphql|sh|yml|yaml|css)$/.test(file) && !/(^|\/)generated\//.test(file);
const isPage = (file: string): boolean => file.startsWith('docs/rules/');

/** @returns a sentence for each id that is cited but not explained, and for each row that is wrong or never cited. */
export function breachesOfRules(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: fromRoot(), encoding: 'utf8' });
  return judge(
    files
      .split('\n')
      .filter(isCiting)
      .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') })),
  );
}

/** Judges files, including those of docs/rules. */
export function judge(files: readonly TextFile[]): string[] {
  const rows = files.filter(({ file }) => isPage(file)).flatMap(rowsOf);
  const explained = new Set(rows.map(({ id }) => id));
  const cited = new Set<string>();
  const unexplained = new Map<string, string>();
  for (const { file, text } of files)
    for (const id of citationsIn(text)) {
      // a mention in docs/rules is not a citation
      if (!isPage(file)) cited.add(id);
      if (!explained.has(id) && !unexplained.has(id)) unexplained.set(id, file);
    }
  return [
    ...[...unexplained].map(([id, file]) => `${file}: ${id} has no row in ${pageOf(id)}. Say there what it is.`),
    ...rows
      .filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
      .map(({ id, file }) => `${file}: ${id} is explained twice. Leave one row.`),
    ...rows
      .filter(({ id, file }) => file !== pageOf(id))
      .map(({ id, file }) => `${file}: ${id} belongs into ${pageOf(id)}.`),
    ...files
      .filter(({ text }) => /\bdecisions? \d/i.test(text))
      .map(({ file }) => `${file}: a decision by its number alone says nothing here. Cite a rule of docs/rules.`),
    ...files
      .filter(({ text }) => rowsInTitle.test(text))
      .map(({ file }) => `${file}: a test proves more than three rows of the contract. Make several of it.`),
    ...rows.filter(({ id }) => !cited.has(id)).map(({ id, file }) => `${file}: nothing cites ${id}. Take its row out.`),
  ];
}

/** A title that names more than three rows of the contract: only the first three count. */
const rowsInTitle = /['"`](?:[A-Z]{2,5}-\d{3} ){4}/;

const pageOf = (id: string): string => `docs/rules/${pages[id.split('.')[0] ?? '']}.md`;

/** Returns the ids in the first cells of a page's table. */
const rowsOf = ({ file, text }: TextFile): Array<{ id: string; file: string }> =>
  text.split('\n').flatMap((line) => {
    const [before, cell = ''] = line.split('|', 2);
    const [id] = before === '' ? citationsIn(cell) : [];
    return id && id === cell.trim() ? [{ id, file }] : [];
  });

/** Returns the ids that a text cites; a range cites the ids between, too. */
export function citationsIn(text: string): string[] {
  const found = [...text.matchAll(/\b([A-Z]{2,5})\.(\d{1,2})\b(?: to ([A-Z]{2,5})\.(\d{1,2})\b)?/g)];
  return found.flatMap(([, area = '', first = '', lastArea, last = '']) => {
    if (!Object.hasOwn(pages, area)) return [];
    const numbers = [Number(first)];
    if (lastArea === area) for (let next = Number(first) + 1; next <= Number(last); next++) numbers.push(next);
    return numbers.map((number) => `${area}.${number}`);
  });
}
