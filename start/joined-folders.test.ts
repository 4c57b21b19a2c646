import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  foldersWith,
  joinedActivities,
  joinedChangeLists,
  joinedDialects,
  joinedFeeds,
  joinedFilledTables,
  joinedKindLenses,
  joinedListKinds,
  joinedListReaders,
  joinedMigrations,
  joinedPlans,
  joinedSweeps,
  joinedVendors,
} from './joined-folders.ts';

test('what stands in a folder is joined, helpers and tests are not', () => {
  expect(joinedSweeps()).toContain("import { recountCounted, recountAll } from '../sweeps/nuisance-counts.ts';");
  expect(joinedSweeps()).not.toContain('keep-page');
  expect(joinedDialects()).toContain("'metasys-v2-1': metasysV21,");
  expect(joinedDialects()).not.toContain('.test');
  expect(joinedVendors()).toContain('  maximoServiceRequest,');
  expect(joinedMigrations()).toContain("  '001_people': m001,");
  expect(joinedMigrations()).not.toContain('policies');
});

test('what one kind of list is for each floor is joined under the type of its lenses', () => {
  expect(joinedListKinds()).toContain("export { work } from '../tickets/kind.ts';");
  expect(joinedListKinds()).toContain('  work: WorkTicketMessage;');
  expect(joinedKindLenses()).toContain("import { lenses as work } from '../tickets/lenses.ts';");
  expect(joinedListReaders()).toContain("import { work } from '../work.ts';");
  expect(joinedFeeds()).toContain("import { work } from '../feeds/work.ts';");
});

test('lists of changes and the tables that they fill are joined', () => {
  expect(joinedChangeLists()).toContain("export * from '../lists/rule-log.ts';");
  expect(joinedFilledTables()).toContain("export * from '../tables/rule-log.ts';");
});

test('a plan is the async function of its file, and what codegen has written is not joined again', () => {
  expect(joinedPlans()).toContain("export { syncTicket } from '../cmms-sync/workflow.ts';");
  expect(joinedPlans()).not.toContain('lookAgain');
  expect(joinedActivities()).not.toContain('generated');
});

test('a folder within another is joined like it, but neither what codegen has written nor the root itself', () => {
  const root = mkdtempSync(join(tmpdir(), 'joined-'));
  for (const folder of ['work', 'work/escalate', 'teams', 'generated', '.']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, folder === 'teams' ? 'mappers.ts' : 'resolvers.ts'), '');
  }
  expect(foldersWith(root, 'resolvers.ts')).toEqual(['work', 'work/escalate']);
});
