import {
  createSavedView,
  deleteSavedView,
  updateSavedView,
} from '../../../domain/lenses/saved-views/change-saved-views.ts';
import { listSavedViews } from '../../../domain/lenses/saved-views/list-saved-views.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  savedViews: (_, { viewType }, { ctx }) => listSavedViews(ctx, viewType ?? null),
};

export const Mutation: MutationResolvers = {
  createSavedView: (_, { input }, { ctx }) => createSavedView(ctx, input),
  updateSavedView: (_, { id, input }, { ctx }) => updateSavedView(ctx, { id, ...input }),
  deleteSavedView: (_, input, { ctx }) => deleteSavedView(ctx, input),
};
