import { describe, expect, test } from 'vitest';
import { alarmTexts } from '#texts/alarms.ts';
import { alarmTitle, locationParts, propertyLabel, recentWork, titleLine } from './alarm-text.ts';

const texts = {
  contextualName: 'AHU-07 – Supply fan – Status mismatch',
  text: 'SF status',
  formattedRawText: 'SF status does not match',
};

test('ALM-108 the customer’s flag puts the raw text first', () => {
  expect(titleLine(alarmTitle(texts, false))).toBe('AHU-07 Supply fan – Status mismatch');
  expect(titleLine(alarmTitle(texts, true))).toBe('SF status does not match');
  expect(titleLine(alarmTitle({ ...texts, formattedRawText: '' }, true))).toBe('AHU-07 Supply fan – Status mismatch');
});

test('a contextual name splits into asset and the rest; raw text does not', () => {
  expect(alarmTitle(texts, false)).toEqual({ asset: 'AHU-07', condition: 'Supply fan – Status mismatch' });
  const fault = { contextualName: 'Zone-5 fault', text: 'Zone-5 fault', formattedRawText: '' };
  expect(alarmTitle(fault, false)).toEqual({ asset: null, condition: 'Zone-5 fault' });
});

test('without parts, what stands before the alarm’s own text is the asset', () => {
  const name = { contextualName: 'VAV 2-1 Zone Temp High temperature', text: 'High temperature', formattedRawText: '' };
  expect(alarmTitle(name, false)).toEqual({ asset: 'VAV 2-1 Zone Temp', condition: 'High temperature' });
  expect(alarmTitle({ ...name, text: '' }, false).asset).toBeNull();
});

test('a location names what is known, from the building inwards', () => {
  const properties = [
    { type: 'rooms', value: ['Mech 3-110'] },
    { type: 'building', value: ['Surgical Pavilion'] },
    { type: 'floors', value: ['3F', '4F'] },
  ];
  expect(locationParts({ properties })).toEqual(['Surgical Pavilion', '3F, 4F', 'Mech 3-110']);
  expect(locationParts({ properties: properties.slice(0, 1) })).toEqual(['Mech 3-110']);
  expect(locationParts({ properties: null })).toEqual([]);
});

describe('the recent-work icon', () => {
  const now = Date.parse('2025-10-14T19:41:00.000Z');
  const work = (activeWorkCount: number, lastWorkTicketClosedAt: string | null) =>
    recentWork({ activeWorkCount, lastWorkTicketClosedAt }, now);

  test('ALM-076 is solid while work is open', () => {
    expect(work(1, null)).toBe('open');
    expect(work(2, '2025-10-13T19:41:00.000Z')).toBe('open');
  });
  test('ALM-077 is absent when no ticket was ever closed', () => expect(work(0, null)).toBeNull());
  test('ALM-078 ALM-079 is an outline for seven days after the last ticket closed', () => {
    expect(work(0, '2025-10-07T19:41:00.000Z')).toBe('closed');
    expect(work(0, '2025-10-07T19:40:59.000Z')).toBeNull();
  });
});

test('nuisance labels', () => {
  expect(alarmTexts.chatteringHelp).toBe('Triggered more than once in 10 minutes');
  expect(alarmTexts.fleetingHelp).toBe('Active for less than 5 minutes');
});

test('property types read as words', () => {
  expect(propertyLabel('equipment_type')).toBe('Equipment type');
  expect(propertyLabel('externalSystemId')).toBe('External system id');
});
