import { lensEntityCounts } from '../../../domain/badges/count-lenses.ts';
import { hideLens, updateDefaultLens, updateLensOrder } from '../../../domain/lenses/arrange-lenses.ts';
import { createLens } from '../../../domain/lenses/create-lens.ts';
import { groupLabelOf } from '../../../domain/lenses/lens.ts';
import { listLenses } from '../../../domain/lenses/list-lenses.ts';
import { deleteLens, updateLens } from '../../../domain/lenses/update-lens.ts';
import type { LensResolvers, MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export { FilterCriterion } from './filter-criterion.ts';

export const Query: QueryResolvers = {
  lenses: (_, { where }, { ctx }) => listLenses(ctx, where ?? {}),
  lensEntityCounts: (_, { lensIds }, { ctx }) => lensEntityCounts(ctx, lensIds ?? null),
};

export const Mutation: MutationResolvers = {
  createLens: (_, { input }, { ctx }) => createLens(ctx, input),
  updateLens: (_, { id, input }, { ctx }) => updateLens(ctx, { id, ...input }),
  deleteLens: (_, input, { ctx }) => deleteLens(ctx, input),
  updateLensOrder: (_, input, { ctx }) => updateLensOrder(ctx, input),
  updateDefaultLens: (_, input, { ctx }) => updateDefaultLens(ctx, input),
  hideLens: (_, input, { ctx }) => hideLens(ctx, input),
};

export const Lens: LensResolvers = {
  isActive: () => true,
  isParent: () => false,
  orderValue: (lens) => lens.order,
  tableOptions: ({ sort, columns }) => ({ sort, columns }),
  displayOptions: () => null,
  team: ({ team }) => team && { id: String(team.id), name: team.name },
  groupLabel: groupLabelOf,
};
