import { expect, test } from 'vitest';
import { fixProof } from './fix-proof.ts';

const fix = { count: 84, of: 96, seconds: 40, spread: null, unit: null, timeShare: null };

test('a proof says in numbers what speaks for a fix', () => {
  expect(fixProof({ ...fix, kind: 'ON_DELAY' })).toBe(
    '84 of 96 occurrences ended within 40 s: a delay of 40 s would have suppressed 88%.',
  );
  expect(fixProof({ ...fix, kind: 'DEADBAND', spread: 0.5, unit: '°F' })).toContain('0.5 °F');
  expect(fixProof({ ...fix, kind: 'LIMIT', timeShare: 0.631 })).toContain('63%');
  expect(fixProof({ ...fix, kind: 'REVIEW', count: 2, of: 2 })).not.toMatch(/NaN|undefined/);
});
