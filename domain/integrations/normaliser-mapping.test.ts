import { expect, test } from 'vitest';
import { mappingOf, parseMapping } from './normaliser-mapping.ts';

test('a map is checked by the schema of the version that reads by it', () => {
  expect(parseMapping('generic-csv-1', { delimiter: ';' })).toMatchObject({ map: { delimiter: ';', header: true } });
  expect(parseMapping('generic-json-1', { delimiter: ';' })).toMatchObject({
    problem: expect.stringMatching(/delimiter/),
  });
  expect(parseMapping('metasys-v2-1', { members: { '108': 'x' } })).toMatchObject({
    problem: expect.stringMatching(/the type map cannot be used at members\.108/),
  });
});

test('without a map a version reads by its own', () => {
  expect(parseMapping('ebo-mail-1', null)).toMatchObject({ map: { text: expect.stringContaining('state={toState}') } });
  expect(parseMapping('metasys-v2-1', undefined)).toMatchObject({ map: { normalTypes: ['avNormal', 'avOnline'] } });
});

test('what every version falls back to can be used', () => {
  for (const version of ['generic-json-1', 'generic-csv-1', 'generic-kv-mail-1', 'webctrl-mail-1', 'metasys-v4-1']) {
    expect(parseMapping(version, mappingOf(version)?.fallback), version).toHaveProperty('map');
  }
});

test('a version that reads by no map takes none', () => {
  expect(mappingOf('webctrl-db-1')).toBeNull();
  expect(parseMapping('webctrl-db-1', null)).toEqual({ map: null });
  expect(parseMapping('webctrl-db-1', {})).toEqual({ problem: 'webctrl-db-1 does not use a map: remove it' });
});
