import { expect, test } from 'vitest';
import type { Me } from '#session/access.ts';
import { jumpOf } from './jump.ts';

const dispatcher = {
  isSuper: false,
  isProviderStaff: false,
  products: ['Work'],
  permissions: [
    { area: 'alarms', actions: ['VIEW'] },
    { area: 'work.myWork', actions: ['VIEW'] },
  ],
} as unknown as Me;
const alarm = { name: 'A15', to: '/alarms/list/all_alarms/15' };
const ticket = { name: 'W5', to: '/work/Standard%20Lenses/All%20Work/5' };

test('a number leads to its alarm or its ticket from either list; digits alone to what the list is of', () => {
  expect(['A15', ' a15 ', '15'].map((text) => jumpOf(text, 'alarm', dispatcher))).toEqual([alarm, alarm, alarm]);
  expect(['W5', 'w 5'].map((text) => jumpOf(text, 'alarm', dispatcher))).toEqual([ticket, ticket]);
  expect(['W5', '5'].map((text) => jumpOf(text, 'work', dispatcher))).toEqual([ticket, ticket]);
  expect(jumpOf('A15', 'work', dispatcher)).toEqual(alarm);
  expect(['', 'AHU-07', 'W5 pump', 'W'].map((text) => jumpOf(text, 'alarm', dispatcher))).toEqual(Array(4).fill(null));
});

test('nobody is led to what they do not see', () => {
  expect(jumpOf('W5', 'alarm', { ...dispatcher, products: [] })).toBeNull();
  expect(jumpOf('A15', 'work', { ...dispatcher, permissions: [] })).toBeNull();
});
