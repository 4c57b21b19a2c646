import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Contents of the lists that `npm run codegen` writes for folders: a file added to such a folder is part of the product.
 * Paths are relative to the repository's root, where codegen runs.
 */

/** A file with the names that it exports. */
interface Exporting {
  file: string;
  names: string[];
}

const camelCase = (name: string): string => name.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
const text = (path: string): string => readFileSync(path, 'utf8');
const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
/** Folders within `folder`, at any depth, that have such a file, relative to it. */
export const foldersWith = (folder: string, file: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === file && path.includes('/') && !path.startsWith('generated/'))
    .map(dirname)
    .sort();

/** Exports of a folder's files that a pattern finds; a file without one is a helper. */
const exportsOf = (folder: string, pattern: RegExp): Exporting[] =>
  filesOf(folder)
    .map((file) => ({
      file,
      names: [...text(`${folder}/${file}`).matchAll(pattern)].map(([, name]) => String(name)),
    }))
    .filter(({ names }) => names.length > 0);
const importsOf = (files: readonly Exporting[], folder: string): string[] =>
  files.map(({ file, names }) => `import { ${names.join(', ')} } from '${folder}/${file}';`);
const namesOf = (files: readonly Exporting[]): string[] => files.flatMap(({ names }) => names);

/** Joins the modules of the API: their resolvers, their loaders and their ports. */
export function joinedModules(): string {
  const folder = 'api/modules';
  const idOf = (name: string, what = ''): string => camelCase(name) + what;
  const withResolvers = foldersWith(folder, 'resolvers.ts');
  const withLoaders = foldersWith(folder, 'loaders.ts');
  const withPorts = foldersWith(folder, 'ports.ts');
  return [
    `import type { LoaderDeps } from '../request/context.ts';`,
    `import type { PortDeps } from '../modules/port-deps.ts';`,
    ...withResolvers.map((name) => `import * as ${idOf(name)} from '../modules/${name}/resolvers.ts';`),
    ...withLoaders.map(
      (name) => `import { createLoaders as ${idOf(name, 'Loaders')} } from '../modules/${name}/loaders.ts';`,
    ),
    ...withPorts.map((name) => `import { createPorts as ${idOf(name, 'Ports')} } from '../modules/${name}/ports.ts';`),
    '',
    `export const resolvers = [${withResolvers.map((name) => idOf(name)).join(', ')}];`,
    '',
    'export const createPorts = (deps: PortDeps) => ({',
    ...withPorts.map((name) => `  ...${idOf(name, 'Ports')}(deps),`),
    '});',
    '',
    'export const createLoaders = (deps: LoaderDeps) => ({',
    ...withLoaders.map((name) => `  ...${idOf(name, 'Loaders')}(deps),`),
    '});',
  ].join('\n');
}

/** Returns the name that a file exports first, by the pattern of what it exports. */
function nameIn(file: string, pattern: RegExp): string {
  const [, name] = pattern.exec(text(file)) ?? [];
  if (!name) throw new Error(`${file} has no ${pattern}`);
  return name;
}

/** Folders of kinds of lists, with the types of their lenses. */
const kindFolders = (): Array<{ of: string; type: string }> =>
  foldersWith('domain/lists', 'kind.ts').map((of) => ({
    of,
    type: nameIn(`domain/lists/${of}/kind.ts`, /^export const (\w+)/m),
  }));

/** Joins the kinds of lists under the types of their lenses, with the messages that their rows are sent as. */
export function joinedListKinds(): string {
  const kinds = kindFolders().map((kind) => ({
    ...kind,
    message: nameIn(`domain/lists/${kind.of}/message.ts`, /^export interface (\w+)/m),
  }));
  return [
    ...kinds.map(({ of, message }) => `import type { ${message} } from '../${of}/message.ts';`),
    '',
    ...kinds.map(({ of, type }) => `export { ${type} } from '../${of}/kind.ts';`),
    '',
    '/** Rows of lists, as their feeds send them, by the kind of list. */',
    'export interface ListMessages {',
    ...kinds.map(({ type, message }) => `  ${type}: ${message};`),
    '}',
  ].join('\n');
}

/** Joins the lenses of each kind of list, which only servers need: a console's bundle is without them. */
export function joinedKindLenses(): string {
  const kinds = kindFolders();
  return [
    ...kinds.map(({ of, type }) => `import { lenses as ${type} } from '../${of}/lenses.ts';`),
    '',
    `export const kindLenses = { ${kinds.map(({ type }) => type).join(', ')} };`,
  ].join('\n');
}

/** Joins the lists that messages of `changes` hold, with the types of their rows. */
export const joinedChangeLists = (): string =>
  filesOf('domain/changes/lists')
    .map((file) => `export * from '../lists/${file}';`)
    .join('\n');

/** Joins the tables of the warehouse that are filled from lists of `changes`. */
export const joinedFilledTables = (): string =>
  filesOf('ingest/load/tables')
    .map((file) => `export * from '../tables/${file}';`)
    .join('\n');

/** Joins what answers for a kind of list on servers, under the type of its lenses. */
export function joinedListReaders(): string {
  const files = exportsOf('domain/list-readers', /^export const (\w+): ListReader = /gm);
  return [
    `import type { LensKind } from '../../lists/list-kinds.ts';`,
    `import type { ListReader } from '../list-reader.ts';`,
    ...importsOf(files, '..'),
    '',
    `export const readers: Record<LensKind, ListReader> = { ${namesOf(files).join(', ')} };`,
  ].join('\n');
}

/** Joins the feeds of rooms of sockets. */
export function joinedFeeds(): string {
  const files = exportsOf('api/live/feeds', /^export const (\w+): CreateFeed = /gm);
  return [
    `import type { CreateFeed } from '../feed.ts';`,
    ...importsOf(files, '../feeds'),
    '',
    'export const createFeeds: readonly CreateFeed[] = [',
    ...namesOf(files).map((name) => `  ${name},`),
    '];',
  ].join('\n');
}

/** Joins the dialects of sources by their versions, which are the names of their files. */
export function joinedDialects(): string {
  const folder = 'ingest/normalise/dialects';
  const versions = filesOf(folder).map((file) => file.replace(/\.ts$/, ''));
  return [
    ...versions.map((version) => `import { ${camelCase(version)} } from '../dialects/${version}.ts';`),
    '',
    'export const dialects = {',
    ...versions.map((version) => `  '${version}': ${camelCase(version)},`),
    '};',
  ].join('\n');
}

/** Joins the maintenance systems: their files export each under the name of its schema. */
export function joinedVendors(): string {
  const files = exportsOf('domain/cmms/connectors/vendors', /^export const (\w+)/gm);
  return [
    ...importsOf(files, '../vendors'),
    '',
    'export const vendors = {',
    ...namesOf(files).map((name) => `  ${name},`),
    '};',
  ].join('\n');
}

/** Joins the simulated maintenance systems that connectors are tested against. */
export function joinedKinds(): string {
  const files = exportsOf('simulators/cmms/profiles', /^export const (\w+): SystemKind\[\]/gm);
  return [
    ...importsOf(files, '../profiles'),
    '',
    'export const kinds = [',
    ...namesOf(files).map((name) => `  ...${name},`),
    '];',
  ].join('\n');
}

/** Joins the migrations, in order of their numbers: imported, not read from a folder, so that a bundle carries them. */
export function joinedMigrations(): string {
  const names = filesOf('migrations')
    .filter((file) => /^\d{3}_/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  const idOf = (name: string): string => `m${name.slice(0, 3)}`;
  return [
    ...names.map((name) => `import * as ${idOf(name)} from '../${name}.ts';`),
    '',
    'export const migrations = {',
    ...names.map((name) => `  '${name}': ${idOf(name)},`),
    '};',
  ].join('\n');
}

/** Joins the recipes by which the tenancy test tries operations, and what stores the rows that they name. */
export function joinedRecipes(): string {
  const files = exportsOf('tests/tenancy/recipes', /^export const (\w+): (?:Record<string, Recipe>|Store) =/gm);
  const names = namesOf(files);
  const isStore = (name: string): boolean => name.startsWith('store');
  return [
    ...importsOf(files, '../recipes'),
    '',
    'export const joined = {',
    ...names.filter((name) => !isStore(name)).map((name) => `  ...${name},`),
    '};',
    '',
    `export const stores = [${names.filter(isStore).join(', ')}];`,
  ].join('\n');
}

/** Joins the verbs that apply to many alarms. */
export function joinedVerbs(): string {
  const files = exportsOf('domain/alarms/decisions', /^export const (\w+) = defineVerb\(/gm);
  return [
    ...importsOf(files, '..'),
    '',
    'export const verbs = [',
    ...namesOf(files).map((name) => `  ${name},`),
    '];',
  ].join('\n');
}

/** Joins the lists that can be exported: a file's default export. */
export function joinedExports(): string {
  const folder = 'domain/exports/lists';
  const names = filesOf(folder)
    .filter((file) => /^export default /m.test(text(`${folder}/${file}`)))
    .map((file) => file.replace(/\.ts$/, ''));
  return [
    ...names.map((name) => `import ${camelCase(name)} from '../lists/${name}.ts';`),
    '',
    `export const lists = [${names.map(camelCase).join(', ')}];`,
  ].join('\n');
}

/** Joins the sweeps. */
export function joinedSweeps(): string {
  const files = exportsOf('workflows/sweeps', /^export const (\w+) = defineSweep\(/gm);
  return [
    ...importsOf(files, '../sweeps'),
    '',
    'export const sweeps = [',
    ...namesOf(files).map((name) => `  ${name},`),
    '] as const;',
  ].join('\n');
}

/** Joins the plans of workflows: what is bundled for Temporal's sandbox. */
export function joinedPlans(): string {
  return foldersWith('workflows', 'workflow.ts')
    .map((name) => {
      const [, plan] = /^export async function (\w+)/m.exec(text(`workflows/${name}/workflow.ts`)) ?? [];
      if (!plan) throw new Error(`workflows/${name}/workflow.ts exports no async function`);
      return `export { ${plan} } from '../${name}/workflow.ts';`;
    })
    .join('\n');
}

/** Joins the work that plans call for. What all of it needs is what its parts need: the compiler says what is missing. */
export function joinedActivities(): string {
  const names = foldersWith('workflows', 'activities.ts');
  return [
    ...names.map((name) => `import { createActivities as ${camelCase(name)} } from '../${name}/activities.ts';`),
    '',
    `type Deps = ${names.map((name) => `Parameters<typeof ${camelCase(name)}>[0]`).join(' & ')};`,
    '',
    'export const createActivities = (deps: Deps) => ({',
    ...names.map((name) => `  ...${camelCase(name)}(deps),`),
    '});',
  ].join('\n');
}

/** Joins the work whose workflows have to be started. */
export function joinedUnfinished(): string {
  const names = foldersWith('workflows', 'client.ts').filter((name) =>
    text(`workflows/${name}/client.ts`).includes('\nexport const unfinished = '),
  );
  return [
    ...names.map((name) => `import { unfinished as ${camelCase(name)} } from '../${name}/client.ts';`),
    '',
    `export const unfinished = [${names.map(camelCase).join(', ')}];`,
  ].join('\n');
}

export const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');

/** The sheets of the console, relative to `web/`, without their comments. */
export const styleSheets = (): Array<{ path: string; css: string }> =>
  ['src', 'gallery'].flatMap((folder) =>
    readdirSync(`web/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .sort()
      .map((path) => ({
        path: `${folder}/${path}`,
        css: withoutComments(text(`web/${folder}/${path}`)),
      })),
  );

/** Names that a sheet takes from others by `@value`, as `[name there, name here]`, with the path as written. */
export const takenNames = (css: string): Array<{ from: string; names: Array<[string, string]> }> =>
  [...css.matchAll(/^@value ([^;]+) from "([^"]+)";/gm)].map(([, list = '', from = '']) => ({
    from,
    names: list.split(/,\s*/).map((name) => {
      const [there = '', here = there] = name.trim().split(' as ');
      return [there, here];
    }),
  }));

/** Classes that a module of styles defines. */
export function ownClasses(css: string): string[] {
  const taken = new Set(takenNames(css).flatMap(({ names }) => names.map(([, here]) => here)));
  const selectors = css
    .replace(/^@[^{;]+;/gm, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/:global\([^()]*\)/g, '');
  const names = [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !taken.has(name)).sort();
}

/** Name by which components know a class: `is-on` is `isOn`. */
export const classInCode = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Declares the modules of styles: a class that a component names and no sheet defines does not compile. */
export const declaredStyles = (): string =>
  styleSheets()
    .filter(({ path }) => path.endsWith('.module.css'))
    .map(({ path, css }) =>
      [
        `declare module '*/${basename(path)}' {`,
        ...ownClasses(css).map((name) => `  export const ${classInCode(name)}: string;`),
        '}',
      ].join('\n'),
    )
    .join('\n\n');
