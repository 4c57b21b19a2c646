import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDerivedLog } from '../../../simulators/bas/derived-log.ts';
import type { AlarmTextsRead, PropertyText } from '../../alarms/model/property.ts';
import { parseProperties } from './parse-properties.ts';

const noTexts: AlarmTextsRead = {
  ...{ pointPath: null, pointName: null, stationPath: null, message: null, condition: null, alarmClass: null },
};
const parsed = (texts: Partial<AlarmTextsRead>): Record<string, string> =>
  Object.fromEntries(parseProperties({ ...noTexts, ...texts }).map(({ type, value }) => [type, value.join(', ')]));

describe('names of points in the forms of building systems', () => {
  test.each([
    [
      'a slot path of Niagara',
      {
        pointPath: 'local:|station:|slot:/Drivers/BacnetNetwork/AHU_3/points/SupplyTemp/OutOfRangeAlarmExt',
        pointName: 'AHU_3_SupplyTemp',
        message: 'Supply temp high',
      },
      {
        asset_name: 'AHU-3',
        equipment_type: 'Air handling unit',
        component: 'Supply air temperature',
        category: 'Temperature',
      },
    ],
    [
      'a path of places of WebCTRL',
      {
        pointPath: 'Atlanta Office/R&D Facility/Second Floor/VAV 2-1/Zone Temp',
        pointName: 'Zone Temp',
        message: 'Zone temperature 79.2 above limit 76.0',
      },
      {
        building: 'R&D Facility',
        floors: '2F',
        asset_name: 'VAV-2-1',
        equipment_type: 'VAV box',
        component: 'Zone temperature',
        category: 'Temperature',
      },
    ],
    [
      'a reference of Metasys',
      {
        pointPath: 'thesun:Granymede421A/Field Bus MSTP1.VAV-08.DPR-O',
        pointName: 'DPR-O',
        message: 'VAV-08 damper offline',
      },
      { asset_name: 'VAV-08', equipment_type: 'VAV box', component: 'Damper', category: 'Communication' },
    ],
    [
      'a designation of Desigo',
      { pointPath: 'System1.ManagementView:ManagementView.FieldNetworks.B7.AHU3.FltDp', message: 'Filter dirty' },
      {
        building: 'Building 7',
        asset_name: 'AHU-3',
        equipment_type: 'Air handling unit',
        component: 'Filter',
        category: 'Filter',
      },
    ],
    [
      'a short name with a room',
      { pointPath: 'B7A.A3.RM2104:JAM ALARM', message: 'JAM ALARM' },
      { building: 'Building 7A', rooms: 'Rm 2104', component: 'Door' },
    ],
    [
      'places by their words',
      { pointPath: 'Campus/Building 3/Floor 2/FCU 12/ZoneTemp', message: 'Too warm' },
      {
        building: 'Building 3',
        floors: '2F',
        asset_name: 'FCU-12',
        equipment_type: 'Fan coil unit',
        component: 'Zone temperature',
        category: 'Temperature',
      },
    ],
    [
      'a sentence alone',
      { message: 'Room 101 smoke detected, building 4' },
      { building: 'Building 4', rooms: 'Rm 101', category: 'Life safety' },
    ],
    ['nothing that is known', { pointPath: 'device,4203', message: 'Something' }, {}],
  ])('%s', (_, texts, expected) => expect(parsed(texts)).toEqual(expected));

  test('a unit of a kind nobody knows is a guess, and says from what', () => {
    const [unit] = parseProperties({ ...noTexts, pointPath: 'S-7.SF-S', message: 'SF status does not match command' });
    expect(unit).toMatchObject({ type: 'asset_name', value: ['S-7'], text: 'S-7', field: 'pointPath' });
    expect(unit?.confidence).toBeLessThan(0.6);
  });

  test('a building is no boiler, and a point of the building no building', () => {
    expect(parsed({ pointPath: 'Site/B-2/Supply Temp' })).toMatchObject({
      asset_name: 'B-2',
      equipment_type: 'Boiler',
    });
    expect(parsed({ pointPath: 'S-7.BLDG-P' })).not.toHaveProperty('building');
  });

  test('every point of the derived log has its equipment and what it is about', () => {
    const points = new Map(readDerivedLog().map(({ point, message }) => [`${point} ${message}`, { point, message }]));
    expect(points.size).toBeGreaterThan(30);
    for (const { point, message } of points.values()) {
      const found = parsed({ pointPath: point, message });
      expect(found.asset_name, point).toBe(point.split('.')[0]);
      expect(found, `${point} ${message}`).toHaveProperty('component');
      expect(found, `${point} ${message}`).toHaveProperty('category');
    }
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'AHU',
      'VAV-3',
      'AHU_3',
      'Floor',
      'Second Floor',
      '2F',
      'F2',
      'RM2104',
      'Room',
      '101',
      'Building 7',
      'B7',
      'BLDG',
    ],
    ...[
      '/',
      ':',
      '.',
      '_',
      '-',
      ' ',
      '\n',
      'S-7',
      'SF',
      'SupplyTemp',
      'ＡＨＵ３',
      'straße',
      '0'.repeat(30),
      '👩‍🚒',
      '\u0000',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const text = fc.option(fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')));
const texts: fc.Arbitrary<AlarmTextsRead> = fc.record({
  ...{ pointPath: text, pointName: text, stationPath: text, message: text, condition: text, alarmClass: text },
});

test('whatever the texts: each property once, values that can be shown, and the piece of text they were read from', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const found = parseProperties(given);
      expect(new Set(found.map(({ type }) => type)).size).toBe(found.length);
      for (const { type, value, confidence, by, text: from, field } of found) {
        expect(by).toBe('PARSER');
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThan(1);
        expect(value.length, type).toBeGreaterThan(0);
        for (const one of value) expect(one).toMatch(/^\S(?:[^\r\n]{0,98}\S)?$/u);
        expect(from).not.toBe('');
        expect(given[field as PropertyText]).toContain(from);
      }
      expect(parseProperties(given)).toEqual(found);
    }),
    { numRuns: 2_000 },
  );
});

test('texts of any length are read in their beginning', () => {
  const long = 'AHU-3 '.repeat(100_000);
  expect(parsed({ message: long, pointPath: long })).toMatchObject({ asset_name: 'AHU-3' });
});
