import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../platform/root.ts';
import { breachesOfFolders } from './folder-cycles.ts';
import { breachesOfPatterns } from './patterns.ts';
import { breachesOfRoles } from './role-names.ts';
import { breachesOfRules } from './rules.ts';
import { runTool } from './run-tool.ts';
import { red, say } from './say.ts';
import { statusPage } from './status-page.ts';
import { breachesOfStyles } from './styles.ts';
import { breachesOfTenancy } from './tenancy-check.ts';
import { breachesOfWeight } from './weight.ts';

// npm run check: types, format and lint, directions of imports, unused code, readers of customers' rows, role names,
// complexity of patterns, sheets of the console, explanations of cited rules, that generated code and the page of statuses
// are up to date, and the console's weight.
const generated = [
  ...['api/generated', 'api/live/generated', 'domain/alarms/decisions/generated', 'domain/changes/generated'],
  ...['domain/cmms/connectors/generated', 'domain/list-readers/generated', 'ingest/load/generated'],
  ...['domain/exports/generated', 'domain/lists/generated', 'ingest/normalise/generated', 'migrations/generated'],
  ...['simulators/cmms/generated', 'tests/tenancy/generated', 'web/src/generated', 'workflows/generated'],
];

// by its path: the compiler that other checks parse with, whose release still has an interface for it, has a `tsc` too
const nativeCompiler = '../typescript-native/bin/tsc';

const checks: Array<[string, () => Promise<boolean>]> = [
  ['types', async () => (await runTool(nativeCompiler, ['--noEmit', '-p', 'tsconfig.json'])) === 0],
  ['format and lint', async () => (await runTool('biome', ['check', '--error-on-warnings', '.'])) === 0],
  ['directions of imports', importsPointOneWay],
  ['unused files, exports and packages', async () => (await runTool('knip', ['--no-progress'])) === 0],
  ['readers of customers’ rows', tenancyHolds],
  ['permissions instead of role names', rolesAreNotNamed],
  ['patterns over texts of any length', patternsAreLinear],
  ['sheets of the console', stylesHold],
  ['rules that are cited', rulesAreExplained],
  ['generated code', generatedIsCurrent],
  ['the statuses’ page', statusPageIsCurrent],
  ['weight of the console', weightHolds],
];

const failed: string[] = [];
for (const [name, check] of checks) {
  const passed = await check();
  if (!passed) failed.push(name);
  say(`${passed ? 'ok  ' : red('FAIL')} ${name}`);
}
process.exit(failed.length > 0 ? 1 : 0);

async function importsPointOneWay(): Promise<boolean> {
  await mkdir(fromRoot('.data', 'reports'), { recursive: true });
  const found = join('.data', 'reports', 'imports.json');
  const asJson = ['--output-type', 'json', '--output-to', found];
  if ((await runTool('depcruise', ['--config', 'dependency-cruiser.cjs', ...asJson, '.'])) !== 0) return false;
  const rulesHold = (await runTool('depcruise-fmt', ['--output-type', 'err', '--exit-code', found])) === 0;
  const breaches = breachesOfFolders(JSON.parse(await readFile(fromRoot(found), 'utf8')).modules);
  for (const breach of breaches) say(breach);
  return rulesHold && breaches.length === 0;
}

async function tenancyHolds(): Promise<boolean> {
  const breaches = breachesOfTenancy();
  for (const breach of breaches) say(breach);
  return breaches.length === 0;
}

async function rolesAreNotNamed(): Promise<boolean> {
  const breaches = breachesOfRoles();
  for (const breach of breaches) say(breach);
  return breaches.length === 0;
}

async function patternsAreLinear(): Promise<boolean> {
  const breaches = await breachesOfPatterns();
  for (const breach of breaches) say(breach);
  return breaches.length === 0;
}

async function stylesHold(): Promise<boolean> {
  const breaches = breachesOfStyles();
  for (const breach of breaches) say(breach);
  return breaches.length === 0;
}

async function rulesAreExplained(): Promise<boolean> {
  const breaches = breachesOfRules();
  for (const breach of breaches) say(breach);
  return breaches.length === 0;
}

async function weightHolds(): Promise<boolean> {
  const breaches = await breachesOfWeight();
  for (const breach of breaches) say(breach);
  return breaches.length === 0;
}

async function generatedIsCurrent(): Promise<boolean> {
  const before = await contents();
  if ((await runTool('graphql-codegen', ['--config', 'codegen.ts', '--silent'])) !== 0) return false;
  const changed = [...(await contents())].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  if (changed.length > 0)
    say(`${changed.join(', ')}: not what the schema and the folders make; commit what was generated now`);
  return changed.length === 0;
}

async function statusPageIsCurrent(): Promise<boolean> {
  const file = fromRoot('docs', 'alarm-statuses.md');
  const before = await readFile(file, 'utf8').catch(() => '');
  const now = statusPage();
  if (now === before) return true;
  await writeFile(file, now);
  say('docs/alarm-statuses.md: not what the table says; commit what was written now');
  return false;
}

async function contents(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of generated) {
    for (const name of await readdir(fromRoot(folder)))
      files.set(join(folder, name), await readFile(fromRoot(folder, name), 'utf8'));
  }
  return files;
}
