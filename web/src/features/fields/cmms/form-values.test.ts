import { expect, test } from 'vitest';
import { type CmmsField, isShown, problemOf, sourceText, valuesOf, withValue } from './form-values.ts';

const field = (id: string, more: Partial<CmmsField> = {}): CmmsField => ({
  ...{ id, externalSystemId: '1', name: id, title: id, description: null, maxLength: null, dataType: 'String' },
  ...{ defaultValue: null, genericField: null, isCreateWorkField: true, isCreateHiddenWorkField: false },
  ...{ isRequired: false, isVisible: true, isReadOnly: false, displayTemplate: 'VALUE' },
  ...{ isTranslatedByName: false, isTranslatedByValue: false, isAutoSyncValuesEnabled: false },
  ...{ isSyncingDomainValues: false, lastRefreshedAt: null, lastRefreshedBy: null, relatedParentField: null },
  ...more,
});
const inherited = (id: string, value: string | null) => ({
  ...{ field: field(id), value, label: value, source: null, sourceName: null, problem: null },
});

test('what a person says stands over what is inherited, even where they emptied it', () => {
  const both = [inherited('a', '1'), inherited('b', '2'), inherited('c', null)];
  expect(valuesOf(both, { b: null, c: '3' })).toEqual({ a: '1', b: null, c: '3' });
});

test('another value of a field empties what follows it, and what follows that', () => {
  const follows = (id: string, parent: string) => field(id, { relatedParentField: { id: parent, title: parent } });
  const fields = [field('site'), follows('building', 'site'), follows('room', 'building'), field('other')];
  expect(withValue({ room: 'R', other: 'x' }, fields, 'site', 'N')).toEqual({
    ...{ site: 'N', building: null, room: null, other: 'x' },
  });
});

test('a value is looked at before it is sent', () => {
  expect(problemOf(field('a', { isRequired: true }), ' ')).toBe('a is required');
  expect(problemOf(field('a'), null)).toBeNull();
  expect(problemOf(field('a', { dataType: 'Number' }), '1.5')).toBeNull();
  expect(problemOf(field('a', { dataType: 'Number' }), 'two')).toBe('a must be a number');
  expect(problemOf(field('a', { maxLength: 2 }), 'abc')).toBe('a can have at most 2 characters');
});

test('hidden fields are in no form', () => {
  expect(isShown(field('a'))).toBe(true);
  expect(isShown(field('a', { isCreateHiddenWorkField: true }))).toBe(false);
  expect(isShown(field('a', { isVisible: false }))).toBe(false);
  expect(isShown(field('a', { isCreateWorkField: false }))).toBe(false);
});

test('a value says where it comes from', () => {
  expect(sourceText({ source: 'BUILDING', sourceName: 'North' })).toBe('From North');
  expect(sourceText({ source: 'MAPPING', sourceName: 'asset_name' })).toBe('From asset name');
  expect(sourceText({ source: 'USER', sourceName: null })).toBeNull();
});
