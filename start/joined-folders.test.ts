import { expect, test } from 'vitest';
import {
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
