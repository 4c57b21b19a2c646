import { expect, test } from 'vitest';
import { countChanges, emptyDraft, propertyChanges, voteOf, withValue, withVote } from './details-draft.ts';

const building = { type: 'building', value: ['North'], confidence: 0.5 };

test('only what has changed is sent', () => {
  expect(propertyChanges(emptyDraft)).toEqual([]);
  const draft = withVote(withValue(emptyDraft, building, 'building', ['South']), 'floors', 1);
  expect(propertyChanges(draft)).toEqual([
    { type: 'building', value: ['South'] },
    { type: 'floors', confidence: 1 },
  ]);
  expect(propertyChanges(withValue(draft, building, 'building', ['North']))).toEqual([
    { type: 'floors', confidence: 1 },
  ]);
  expect(countChanges({ ...draft, priority: 4, isServiceImpacting: true })).toBe(4);
});

test('ALM-089 confidence 1 is thumbs up, any other down, and a new value is a vote for it', () => {
  expect(voteOf(emptyDraft, { ...building, confidence: 1 }, 'building')).toBe(1);
  expect(voteOf(emptyDraft, { ...building, confidence: 0.99 }, 'building')).toBe(0);
  expect(voteOf(withValue(emptyDraft, building, 'building', ['South']), building, 'building')).toBe(1);
  const voted = withVote(emptyDraft, 'building', 1);
  expect(voteOf(voted, building, 'building')).toBe(1);
  expect(withVote(voted, 'building', 1)).toEqual(emptyDraft);
});

test('what is empty is dropped', () => {
  expect(propertyChanges(withValue(emptyDraft, building, 'building', []))).toEqual([]);
});
