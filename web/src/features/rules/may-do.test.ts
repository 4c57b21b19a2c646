import { expect, test } from 'vitest';
import type { Me } from '#session/access.ts';
import { mayDo } from './may-do.ts';

const me = (permissions: Record<string, string[]>, products = ['Alarms', 'Work']) =>
  ({
    isSuper: false,
    isProviderStaff: false,
    products,
    permissions: Object.entries(permissions).map(([area, actions]) => ({ area, actions })),
  }) as unknown as Me;

test('a person is offered what they may do themselves', () => {
  const types = ['CREATE_WORK', 'ATTACH_TO_OPEN_WORK', 'SNOOZE', 'PIN', 'NOTIFY'] as const;
  const offered = (who: Me) => types.filter((type) => mayDo(who, { type }));
  expect(offered(me({}))).toEqual(['NOTIFY']);
  expect(offered(me({ alarms: ['VIEW', 'EDIT'] }))).toEqual(['SNOOZE', 'PIN', 'NOTIFY']);
  const works = { 'work.myWork': ['VIEW', 'CREATE'], 'work.teamWork': ['VIEW', 'CREATE'] };
  expect(offered(me(works))).toEqual(['CREATE_WORK', 'ATTACH_TO_OPEN_WORK', 'NOTIFY']);
  expect(offered(me(works, ['Alarms']))).toEqual(['NOTIFY']);
});

test('only who may end alarms is offered to move them to Inactive', () => {
  const move = (status: string, actions: string[]) => mayDo(me({ alarms: actions }), { type: 'MOVE_STATUS', status });
  expect(move('Inactive', ['EDIT'])).toBe(false);
  expect(move('Inactive', ['EDIT', 'CLOSE'])).toBe(true);
  expect(move('Declined', ['EDIT'])).toBe(true);
});
