import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../platform/root.ts';
import { breachesOfFolders } from './folder-cycles.ts';
import { breachesOfPatterns } from './patterns.ts';
import { breachesOfRoles } from './role-names.ts';
import { breachesOfRules } from './rules.ts';
import { captureTool } from './run-tool.ts';
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

/** Returns a sentence for each breach; none if the check has passed. */
type Check = () => Promise<readonly string[]> | readonly string[];

// the longest first, so that none of them is the last to begin
const checks: Array<[string, Check]> = [
  ['directions of imports', breachesOfImports],
  ['unused files, exports and packages', () => saidBy('knip', ['--no-progress'])],
  ['generated code', breachesOfGenerated],
  ['types', () => saidBy(nativeCompiler, ['--noEmit', '-p', 'tsconfig.json'])],
  ['format and lint', () => saidBy('biome', ['check', '--error-on-warnings', '.'])],
  ['weight of the console', breachesOfWeight],
  ['patterns over texts of any length', breachesOfPatterns],
  ['readers of customers’ rows', breachesOfTenancy],
  ['permissions instead of role names', breachesOfRoles],
  ['sheets of the console', breachesOfStyles],
  ['rules that are cited', breachesOfRules],
  ['the statuses’ page', breachesOfStatusPage],
];
/** Number that run beside each other: tools are processes of their own, the checks of ours share this one. */
const lanes = 2;

let failed = 0;
const waiting = [...checks];
await Promise.all(Array.from({ length: lanes }, runWaiting));
process.exit(failed > 0 ? 1 : 0);

async function runWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, check] = next;
    const breaches = await check();
    if (breaches.length > 0) failed += 1;
    for (const line of [...breaches, `${breaches.length > 0 ? red('FAIL') : 'ok  '} ${name}`]) say(line);
  }
}

/** Runs a tool. @returns what it has said if it failed. */
async function saidBy(tool: string, args: string[]): Promise<string[]> {
  const { code, output } = await captureTool(tool, args);
  return code === 0 ? [] : [output.trimEnd() || `${tool} ended with ${code}`];
}

async function breachesOfImports(): Promise<string[]> {
  await mkdir(fromRoot('.data', 'reports'), { recursive: true });
  const found = join('.data', 'reports', 'imports.json');
  const asJson = ['--output-type', 'json', '--output-to', found];
  const said = await saidBy('depcruise', ['--config', 'dependency-cruiser.cjs', ...asJson, '.']);
  if (said.length > 0) return said;
  const rules = await saidBy('depcruise-fmt', ['--output-type', 'err', '--exit-code', found]);
  return [...rules, ...breachesOfFolders(JSON.parse(await readFile(fromRoot(found), 'utf8')).modules)];
}

async function breachesOfGenerated(): Promise<string[]> {
  const before = await contents();
  const said = await saidBy('graphql-codegen', ['--config', 'codegen.ts', '--silent']);
  if (said.length > 0) return said;
  const changed = [...(await contents())].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  return changed.map((file) => `${file}: not what the schema and the folders make; commit what was generated now`);
}

async function breachesOfStatusPage(): Promise<string[]> {
  const file = fromRoot('docs', 'alarm-statuses.md');
  const before = await readFile(file, 'utf8').catch(() => '');
  const now = statusPage();
  if (now === before) return [];
  await writeFile(file, now);
  return ['docs/alarm-statuses.md: not what the table says; commit what was written now'];
}

async function contents(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of generated) {
    for (const name of await readdir(fromRoot(folder)))
      files.set(join(folder, name), await readFile(fromRoot(folder, name), 'utf8'));
  }
  return files;
}
