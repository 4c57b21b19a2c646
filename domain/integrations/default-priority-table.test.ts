import { expect, test } from 'vitest';
import { defaultPriorityTable } from './default-priority-table.ts';
import { mapPriority } from './priority-table.ts';

const priorityOf = (schema: string, priorityRaw: string) =>
  mapPriority(defaultPriorityTable(schema), { priorityRaw, alarmClass: null });

test.each(['niagara4', 'metasys', 'envision', 'compass', 'minus80', 'insight', 'ebi', 'generic', 'another'])(
  '%s starts with the general bands',
  (schema) => {
    expect(['0', '79', '139', '199', '255'].map((raw) => priorityOf(schema, raw))).toEqual([5, 4, 3, 2, 1]);
  },
);

test('BACnet starts with the bands of its notification classes', () => {
  expect(['63', '127', '191', '254', '255'].map((raw) => priorityOf('bacnet', raw))).toEqual([5, 4, 3, 2, 1]);
});

test.each(['webcontrol', 'desigoCC', 'ebo', 'ecostruxureIT'])(
  '%s names its priorities, so nothing is urgent until its words are mapped',
  (schema) => {
    for (const raw of ['Emergency', 'CRITICAL', '0', '1']) expect(priorityOf(schema, raw)).toBe(0);
  },
);
