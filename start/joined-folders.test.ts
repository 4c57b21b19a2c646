import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  foldersWith,
  joinedActivities,
  joinedDialects,
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
