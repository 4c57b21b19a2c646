import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExternalCmmsField, ValueTranslation } from '../cmms.ts';
import { closesTicket } from '../mappings.ts';
import { optionLabel } from '../option-label.ts';
import { cmmsConfigStatus, missingFields } from './config-status.ts';
import { cmmsFieldValue } from './resolve-fields.ts';
import type { ListValue, Sources } from './sources.ts';

const field = (id: string, more: Partial<ExternalCmmsField> = {}): ExternalCmmsField => ({
  ...{ id, systemId: 1, name: id, defaultName: id, title: id, description: null, maxLength: null, dataType: 'String' },
  ...{ defaultValue: null, genericField: null, isCreateWorkField: true, isCreateHiddenWorkField: false },
  ...{ isRequired: false, isVisible: true, isReadOnly: false, isDeleted: false, createDisplayOrder: 0 },
  ...{ viewDisplayOrder: 0, displayTemplate: 'VALUE_LABEL', isTranslatedByName: false, isTranslatedByValue: false },
  ...{ isAutoSyncValuesEnabled: false, isSyncingDomainValues: false, relatedParentFieldId: null },
  ...{ lastRefreshedAt: null, lastRefreshedBy: null },
  ...more,
});
const sources = (more: Partial<Sources> = {}): Sources => ({
  ...{ entries: new Map(), configs: [], attributes: [], mappings: [], translations: [], values: [] },
  ...more,
});
const translation = (internalValue: string, externalValue: string, source: string | null = null): ValueTranslation => ({
  ...{ id: `${internalValue}-${source}`, externalFieldId: 'f', internalValue, externalValue },
  ...{ internalValueSource: source, translationDirection: 'INTERNAL_TO_EXTERNAL' },
});
const listed = (fieldId: string, name: string, more: Partial<ListValue> = {}): ListValue => ({
  ...{ fieldId, name, value: `Label ${name}`, externalId: name, parentExternalId: null },
  ...more,
});
const mapping = { externalId: 'f', internalFieldType: 'ATTRIBUTE', internalFieldName: 'building' } as const;
const from = (building: string) => ({ mappings: [mapping], attributes: [new Map([['building', building]])] });
const one = (given: ExternalCmmsField, more: Partial<Sources> = {}) => cmmsFieldValue([given], sources(more))[0];

describe('a field', () => {
  test('takes the strongest of what is said of it, whatever else is said', () => {
    const level = fc.option(
      fc.string({ minLength: 1, maxLength: 8 }).map((text) => `x${text.trim()}`),
      { nil: null },
    );
    const levels = fc.record({ user: level, alarm: level, asset: level, building: level, mapped: level, set: level });
    fc.assert(
      fc.property(levels, ({ user, alarm, asset, building, mapped, set }) => {
        const config = (source: 'ALARM' | 'ASSET' | 'BUILDING', value: string | null) => ({
          source,
          name: source,
          values: new Map(value === null ? [] : [['f', value]]),
        });
        const found = one(field('f', { defaultValue: set }), {
          entries: new Map(user === null ? [] : [['f', user]]),
          configs: [config('ALARM', alarm), config('ASSET', asset), config('BUILDING', building)],
          ...(mapped === null ? {} : from(mapped)),
        });
        const expected = [user, alarm, asset, building, mapped, set].find((value) => value !== null) ?? null;
        expect(found?.value).toBe(expected);
        const words = ['USER', 'ALARM', 'ASSET', 'BUILDING', 'MAPPING', 'DEFAULT'];
        const at = [user, alarm, asset, building, mapped, set].findIndex((value) => value !== null);
        expect(found?.source).toBe(words[at] ?? null);
      }),
    );
  });

  test('that a person emptied is empty, and one that they cannot open is filled as if they had said nothing', () => {
    const configs = [{ source: 'ASSET', name: 'AHU-1', values: new Map([['f', 'A']]) }] as const;
    const entries = new Map([['f', '']]);
    expect(one(field('f', { isRequired: true }), { configs, entries })).toMatchObject({ value: null, source: 'USER' });
    for (const hidden of [{ isReadOnly: true }, { isVisible: false }, { isCreateHiddenWorkField: true }])
      expect(one(field('f', hidden), { configs, entries })).toMatchObject({ value: 'A', source: 'ASSET' });
  });

  test('takes what its type takes, and says what is wrong with the rest', () => {
    const said = (dataType: ExternalCmmsField['dataType'], text: string, maxLength: number | null = null) =>
      one(field('f', { dataType, maxLength }), { entries: new Map([['f', text]]) });
    expect(said('Number', '012.50')?.value).toBe('12.5');
    expect(said('Number', 'many')).toMatchObject({ value: null, problem: 'f must be a number' });
    expect(said('Boolean', 'Yes')).toMatchObject({ value: 'true', label: 'Yes' });
    expect(said('Boolean', 'perhaps')?.problem).toBe('f must be yes or no');
    expect(said('Date Time', '2026-03-04T05:06:00+02:00')?.value).toBe('2026-03-04T03:06:00.000Z');
    expect(said('Date Time', '03/04/2026')?.problem).toBe('f must be a date and time');
    expect(said('String', 'abcd', 3)?.problem).toBe('f can have at most 3 characters');
    // no person typed it into the field
    expect(one(field('f', { maxLength: 5, defaultValue: 'too long' }))?.value).toBe('too …');
  });

  test('never holds more than it takes, nor half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 10 }),
        (text, maxLength) => {
          const value = one(field('f', { maxLength, defaultValue: text }))?.value ?? '';
          expect(value.length).toBeLessThanOrEqual(maxLength);
          expect(value.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });
});

describe('translation', () => {
  test('is exact but for case, and prefers the attribute it was made for', () => {
    const translations = [translation('North', 'N-any'), translation('north', 'N-own', 'building')];
    expect(one(field('f'), { ...from('NORTH'), translations })?.value).toBe('N-own');
    expect(one(field('f'), { ...from('NORTH'), translations: [translation('North', 'N-any')] })?.value).toBe('N-any');
    expect(one(field('f'), { ...from('North wing'), translations })?.value).toBe('North wing');
  });

  test('of what has none passes through as text, and counts as empty in a list, with the reason', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,12}$/), (text) => {
        expect(one(field('f'), from(text))?.value).toBe(text);
        expect(one(field('f', { dataType: 'List' }), { ...from(text), values: [listed('f', text)] })).toMatchObject({
          value: null,
          problem: `"${text}" has no translation for f`,
        });
      }),
    );
  });

  test('chooses key or label by its flags', () => {
    const values = [listed('f', 'B1', { value: 'North' }), listed('f', 'North', { value: 'Something else' })];
    const list = { dataType: 'List' } as const;
    expect(one(field('f', { ...list, isTranslatedByName: true }), { ...from('north'), values })?.value).toBe('North');
    expect(one(field('f', { ...list, isTranslatedByValue: true }), { ...from('north'), values })?.value).toBe('B1');
    const translations = [translation('Main house', 'North')];
    const translated = { ...from('main house'), values, translations };
    expect(one(field('f', list), translated)?.value).toBe('North');
    expect(one(field('f', { ...list, isTranslatedByValue: true }), translated)?.value).toBe('B1');
  });

  test('falls back to the default, and keeps the reason', () => {
    const values = [listed('f', 'B1')];
    const list = field('f', { dataType: 'List', defaultValue: 'B1' });
    expect(one(list, { ...from('South'), values })).toMatchObject({
      ...{ value: 'B1', source: 'DEFAULT', problem: '"South" has no translation for f' },
    });
  });

  test('of a state says which external statuses close', () => {
    const state = { externalId: 'f', internalFieldType: 'WORK_TICKET_STATE', internalFieldName: 'state' } as const;
    const said = { ...translation('CLOSED', 'COMP'), translationDirection: 'EXTERNAL_TO_INTERNAL' } as const;
    expect(closesTicket('comp', [state], [said])).toBe(true);
    expect(closesTicket('Closed', [state], [said])).toBe(false);
    for (const literal of ['Closed', 'close']) expect(closesTicket(literal, [], [])).toBe(true);
    expect(closesTicket('COMP', [], [])).toBe(false);
  });
});

describe('a field that follows another', () => {
  const site = field('site', { dataType: 'List' });
  const asset = field('asset', { dataType: 'List', relatedParentFieldId: 'site' });
  const values = [
    listed('site', 'N', { externalId: '1' }),
    listed('site', 'S', { externalId: '2' }),
    listed('asset', 'P', { externalId: '11', parentExternalId: '1' }),
    listed('asset', 'Q', { externalId: '12', parentExternalId: '2' }),
    listed('asset', 'Any'),
  ];
  const resolve = (entries: Record<string, string>) =>
    cmmsFieldValue([asset, site], sources({ values, entries: new Map(Object.entries(entries)) })).map(
      ({ value }) => value,
    );

  test('takes values that stand under its value, and those that stand under none', () => {
    expect(resolve({ site: 'N', asset: 'P' })).toEqual(['P', 'N']);
    expect(resolve({ site: 'N', asset: 'Any' })).toEqual(['Any', 'N']);
    expect(resolve({ site: 'S', asset: 'P' })).toEqual([null, 'S']);
  });

  test('is empty once the other is', () => {
    expect(resolve({ site: '', asset: 'P' })).toEqual([null, null]);
    expect(resolve({ asset: 'P' })).toEqual([null, null]);
  });

  test('finds an end where fields follow each other in a ring', () => {
    const ring = [
      field('a', { relatedParentFieldId: 'b' }),
      field('b', { relatedParentFieldId: 'a', defaultValue: 'x' }),
    ];
    expect(cmmsFieldValue(ring, sources()).map(({ value }) => value)).toEqual([null, 'x']);
  });
});

describe('a configuration', () => {
  const place = field('place', { genericField: 'Location' });
  const asset = field('asset', { genericField: 'Asset' });
  const resolved = (...ids: string[]) =>
    ids.map((fieldId) => ({ ...{ fieldId, value: 'x', label: 'x', source: null, sourceName: null, problem: null } }));

  test('is complete when every visible Asset or Location field has a value', () => {
    expect(cmmsConfigStatus([place, asset, field('shop')], resolved('place', 'asset'))).toBe('complete');
    expect(cmmsConfigStatus([place, asset], resolved('place'))).toBe('incomplete');
    expect(cmmsConfigStatus([place, { ...asset, isVisible: false }], resolved('place'))).toBe('complete');
    expect(cmmsConfigStatus([field('shop')], resolved('shop'))).toBeNull();
  });

  test('lacks what new work is sent with, is required and empty', () => {
    const fields = [
      field('a', { isRequired: true }),
      field('b', { isRequired: true, isCreateWorkField: false, isCreateHiddenWorkField: true }),
      field('c', { isRequired: true, isCreateWorkField: false }),
      field('d'),
    ];
    expect(missingFields(fields, resolved('a')).map(({ id }) => id)).toEqual(['b']);
  });
});

test('CMMS-072 with the display template value only, an option label shows the value only', () => {
  expect(optionLabel('VALUE', { name: 'P-1', value: 'Pump 1' })).toBe('P-1');
});
test('CMMS-073 with the display template value - label, an option label shows the value, a hyphen and the label', () => {
  expect(optionLabel('VALUE_LABEL', { name: 'P-1', value: 'Pump 1' })).toBe('P-1 - Pump 1');
});
test('CMMS-074 with the display template label only, an option label shows the label only', () => {
  expect(optionLabel('LABEL', { name: 'P-1', value: 'Pump 1' })).toBe('Pump 1');
});
