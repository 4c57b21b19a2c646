import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { alarmTexts } from '#texts/alarms.ts';
import { ServiceImpactTag } from './detail/ServiceImpactTag.tsx';
import type { AlarmDetail } from './detail/use-alarm.ts';
import { serviceImpactOf } from './service-impact.ts';

const failing = { isServiceImpacting: true, state: 'active', activeWorkCount: 0 } as const;
const drawn = (alarm: object) => renderToStaticMarkup(<ServiceImpactTag alarm={alarm as AlarmDetail} />);

test('ALM-110 service impact is RED, YELLOW while work is open, else GREEN, each with its words', () => {
  expect(serviceImpactOf(failing)).toBe('RED');
  expect(serviceImpactOf({ ...failing, activeWorkCount: 2 })).toBe('YELLOW');
  expect(serviceImpactOf({ ...failing, state: 'inactive' })).toBe('GREEN');
  expect(serviceImpactOf({ ...failing, isServiceImpacting: false })).toBe('GREEN');
  expect(alarmTexts.serviceImpacts).toEqual({
    RED: 'Service Failure',
    YELLOW: 'Service Failure w/Open Work',
    GREEN: 'Normal',
  });
  expect(drawn(failing)).toMatch(/--danger-fg.*Service Failure</);
  expect(drawn({ ...failing, activeWorkCount: 1 })).toMatch(/--warning-fg.*Service Failure w\/Open Work</);
  expect(drawn({ ...failing, state: 'inactive' })).toMatch(/--success-fg.*Normal</);
});

test('an alarm that fails no service says nothing of it', () => {
  expect(drawn({ ...failing, isServiceImpacting: false })).toBe('');
});
