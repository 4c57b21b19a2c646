import { expect, test } from 'vitest';
import { contextualName } from './contextual-name.ts';

const alarm = {
  userName: null,
  pointPath: 'S-7.DA-T',
  pointName: 'S-7.DA-T',
  message: 'Discharge air temperature high',
};

test('PROP.8: what a person called it wins', () => {
  expect(contextualName({ ...alarm, userName: 'Lab supply' })).toBe('Lab supply');
});

test('the point stands before the text', () => {
  expect(contextualName(alarm)).toBe('S-7.DA-T Discharge air temperature high');
});

test('a location path gives the equipment too', () => {
  const pointPath = 'Main Building/First Floor/VAV-3/SUPFLOW';
  expect(contextualName({ ...alarm, pointPath, pointName: 'SUPFLOW' })).toBe(
    'VAV-3 SUPFLOW Discharge air temperature high',
  );
});

test('a text that already names the point is left as it is', () => {
  expect(contextualName({ ...alarm, message: 's-7.da-t is high' })).toBe('s-7.da-t is high');
});

test('without a text or a point there is still something to read', () => {
  expect(contextualName({ ...alarm, message: ' ' })).toBe('S-7.DA-T');
  expect(contextualName({ ...alarm, message: '', pointPath: '', pointName: '' })).toBe('Untitled alarm');
});
