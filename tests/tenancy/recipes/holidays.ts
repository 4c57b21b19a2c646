import type { Side } from '../scene.ts';
import { another, type Recipe } from './recipe.ts';

const input = (side: Side) => ({
  input: { date: '2027-01-01', name: `Holiday ${another()} ${side.marker}`, isYearly: true },
});

export const holidays: Record<string, Recipe> = {
  'Query.holidays': { asks: ['automation VIEW'], args: [() => ({})] },
  'Mutation.createHoliday': { asks: ['customerSettings EDIT'], args: [input], makesNew: true },
  'Mutation.updateHoliday': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ id: side.rules.holidayId, ...input(side) })],
  },
  'Mutation.deleteHoliday': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ id: side.rules.spareHolidayId })],
  },
};
