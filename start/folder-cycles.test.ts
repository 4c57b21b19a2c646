import { expect, test } from 'vitest';
import { breachesOfFolders } from './folder-cycles.ts';

const files = (imports: Record<string, string>) =>
  Object.entries(imports).map(([source, resolved]) => ({ source, dependencies: [{ resolved }] }));

test('two folders that import each other are named, also a folder and one within it', () => {
  expect(
    breachesOfFolders(files({ 'domain/work/a.ts': 'domain/teams/b.ts', 'domain/teams/b.ts': 'domain/work/c.ts' })),
  ).toEqual([
    'domain/work → domain/teams is part of a circle: domain/work/a.ts imports domain/teams/b.ts',
    'domain/teams → domain/work is part of a circle: domain/teams/b.ts imports domain/work/c.ts',
  ]);
  const within = files({ 'api/app.ts': 'api/rest/sso.ts', 'api/rest/sso.ts': 'api/context.ts' });
  expect(breachesOfFolders(within)).toHaveLength(2);
});

test('a circle of three is one; what leads to it or away from it is not', () => {
  const three = {
    'domain/a/a.ts': 'domain/b/b.ts',
    'domain/b/b.ts': 'domain/c/c.ts',
    'domain/c/c.ts': 'domain/a/a.ts',
  };
  const beside = { 'api/x/x.ts': 'domain/a/a.ts', 'domain/b/d.ts': 'platform/log.ts' };
  expect(breachesOfFolders(files({ ...three, ...beside }))).toHaveLength(3);
});

test('imports one way, and those of tests, are fine', () => {
  const fine = {
    'domain/a/a.ts': 'domain/b/b.ts',
    'domain/b/b.ts': 'domain/b/c.ts',
    'domain/b/b.test.ts': 'domain/a/a.ts',
  };
  expect(breachesOfFolders(files(fine))).toEqual([]);
});
