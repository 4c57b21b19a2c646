import { uuidOf } from '../../../platform/ids.ts';
import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { another, type Recipe, type Store } from './recipe.ts';

const changed = ({ marker }: Side): string => uuidOf(marker, 'holiday');
const deleted = ({ marker }: Side): string => uuidOf(marker, 'spare holiday');

const input = (side: Side) => ({
  input: { date: '2027-01-01', name: `Holiday ${another()} ${side.marker}`, isYearly: true },
});

export const holidays: Record<string, Recipe> = {
  'Query.holidays': { asks: ['automation VIEW'], args: [() => ({})] },
  'Mutation.createHoliday': { asks: ['customerSettings EDIT'], args: [input], makesNew: true },
  'Mutation.updateHoliday': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ id: changed(side), ...input(side) })],
  },
  'Mutation.deleteHoliday': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ id: deleted(side) })],
  },
};

export const storeHolidays: Store = (api, side) =>
  api.db('holidays').insert(
    [changed, deleted].map((idOf, index) => ({
      ...{ customer_id: side.customerId, id: idOf(side), date: `2026-12-2${4 + index}`, is_yearly: true },
      ...{ name: `Holiday ${side.marker}`, created_at: new Date(activeAt) },
    })),
  );
