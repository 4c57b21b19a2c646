import { expect, test } from 'vitest';
import { normaliserVersions as offered } from '../../domain/integrations/normaliser-versions.ts';
import { normaliserVersions } from './registry.ts';

test('integrations are offered exactly the normalisers that there are', () => {
  expect([...offered]).toEqual([...normaliserVersions]);
});
