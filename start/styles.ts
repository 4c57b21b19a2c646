import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../platform/root.ts';
import { classInCode, ownClasses, takenNames, withoutComments } from './joined-folders.ts';
import type { TextFile } from './rules.ts';

/**
 * Checks the console's sheets. One is global: tokens, resets and the words of text. All others are modules, so that a
 * class is styled where it is defined, and by sheets that say so (`@value … from`). That a component names a class which
 * exists is the compiler's (generated/styles.d.ts).
 */
const globalSheet = 'web/src/ui/base.css';
const ofPackages = /^(ant|lucide|maplibregl|mapboxgl|recharts)(-|$)/;

/** Rooms of the console from the bottom, as in dependency-cruiser.cjs; all other features are leaves. */
const rooms = ['ui', 'features/fields', 'features/lenses', 'features/criteria', 'features/exports', 'features/charts']
  .concat(['features/lists', 'frame'])
  .map((room) => `web/src/${room}/`);

/** @returns a sentence for each breach. */
export function breachesOfStyles(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/src', 'web/gallery'], {
    cwd: fromRoot(),
    encoding: 'utf8',
  });
  return judge(
    files
      .split('\n')
      .filter((file) => /\.(css|tsx?)$/.test(file))
      .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') })),
  );
}

export function judge(files: readonly TextFile[]): string[] {
  const sheets = files
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file, text }) => ({ file, css: withoutComments(text) }));
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
  const own = new Map(modules.map(({ file, css }) => [file, ownClasses(css)]));
  const words = new Set(sheets.filter(({ file }) => file === globalSheet).flatMap(({ css }) => ownClasses(css)));
  const taken = modules.flatMap(({ file, css }) =>
    takenNames(css).flatMap(({ from, names }) => names.map(([name]) => ({ file, from: join(file, '..', from), name }))),
  );
  const named = namesInCode(files);
  const isUsed = (file: string, name: string): boolean =>
    named.get(file)?.has(classInCode(name)) === true ||
    taken.some((one) => one.from === file && one.name === name && one.file !== file);
  return [
    ...sheets
      .filter(({ file }) => file !== globalSheet && !file.endsWith('.module.css'))
      .map(({ file }) => `${file}: a global sheet. Call it \`.module.css\`, and take its classes from it.`),
    ...modules.flatMap(({ file, css }) =>
      [...css.matchAll(/:global\(\.([\w-]+)\)/g)]
        .filter(([, name = '']) => !ofPackages.test(name) && !words.has(name))
        .map(([, name]) => `${file}: ${name} is no class of a package, and no word of ${globalSheet}.`),
    ),
    ...taken
      .filter(({ from, name }) => !own.get(from)?.includes(name))
      .map(({ file, from, name }) => `${file}: takes ${name} from ${from}, which does not define it.`),
    ...taken
      .filter(({ file, from }) => !mayTake(file, from))
      .map(({ file, from, name }) => `${file}: takes ${name} from ${from}, which it may not import.`),
    ...[...own].flatMap(([file, names]) =>
      names
        .filter((name) => !isUsed(file, name))
        .map((name) => `${file}: nothing has the class ${name}. Take its rules away.`),
    ),
    ...files.flatMap(({ file, text }) =>
      namedByText(text)
        .filter((name) => !words.has(name) && [...own.values()].some((names) => names.includes(name)))
        .map((name) => `${file}: names ${name} by its text, which no element has. Take it from its sheet.`),
    ),
    ...alike(modules.map(({ file }) => file.replace(/^.*\//, ''))).map(
      (name) => `${name}: the name of two sheets. Types of classes go by it.`,
    ),
  ];
}

/** True if a sheet may know the other: of its own room, or one below it. */
function mayTake(file: string, from: string): boolean {
  if (file.startsWith('web/gallery/') || file.startsWith('web/src/app/')) return true;
  const rank = (path: string) => rooms.findIndex((room) => path.startsWith(room));
  const leaf = (path: string) => /^web\/src\/features\/[^/]+\//.exec(path)?.[0];
  if (rank(from) === -1) return leaf(from) !== undefined && leaf(from) === leaf(file);
  return rank(file) === -1 || rank(from) <= rank(file);
}

/** Names that components take from each module, by its file. */
function namesInCode(files: readonly TextFile[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    for (const [, here, path = ''] of text.matchAll(/^import \* as (\w+) from '([^']+\.module\.css)';$/gm)) {
      const sheet = path.startsWith('#') ? `web/src/${path.slice(1)}` : join(file, '..', path);
      const names = named.get(sheet) ?? new Set();
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${here}\\.(\\w+)`, 'g'))) names.add(name);
      named.set(sheet, names);
    }
  }
  return named;
}

/** Classes in what a component writes as text: those of an element, and those by which it looks for one. */
const namedByText = (text: string): string[] => [
  ...[...text.matchAll(/[cC]lassName="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  ...[...text.matchAll(/(?:closest|matches|querySelector(?:All)?)(?:<\w+>)?\('([^']*)'/g)].flatMap(
    ([, selector = '']) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  ),
];

const alike = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
