import { expect, test } from 'vitest';
import { normaliserVersions } from '../../domain/integrations/normaliser-versions.ts';
import { normaliserOf, normalisers } from './registry.ts';

test('integrations are offered exactly the dialects that there are, each under the name of its file', () => {
  expect(Object.keys(normalisers).sort()).toEqual([...normaliserVersions].sort());
  for (const [version, normaliser] of Object.entries(normalisers)) expect(normaliser.version).toBe(version);
});

test('what every object inherits is no version', () => {
  expect(normaliserOf('constructor')).toBeUndefined();
});
