import { groupLabelOf } from '../../domain/lenses/lens.ts';
import type { LensResolvers } from '../generated/resolvers.ts';

export const Lens: LensResolvers = {
  isActive: () => true,
  isParent: () => false,
  orderValue: (lens) => lens.order,
  tableOptions: ({ sort, columns }) => ({ sort, columns }),
  displayOptions: () => null,
  team: ({ team }) => team && { id: String(team.id), name: team.name },
  groupLabel: groupLabelOf,
};
