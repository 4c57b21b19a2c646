import {
  createSavedView,
  deleteSavedView,
  updateSavedView,
} from '../../../domain/lenses/saved-views/change-saved-views.ts';
import { listSavedViews } from '../../../domain/lenses/saved-views/list-saved-views.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type { MutationResolvers, QueryResolvers, SavedViewMailResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  savedViews: (_, { viewType }, { ctx }) => listSavedViews(ctx, viewType ?? null),
};

export const Mutation: MutationResolvers = {
  createSavedView: (_, { input }, { ctx }) => createSavedView(ctx, input),
  updateSavedView: (_, { id, input }, { ctx }) => updateSavedView(ctx, { id, ...input }),
  deleteSavedView: (_, input, { ctx }) => deleteSavedView(ctx, input),
};

export const SavedViewMail: SavedViewMailResolvers = {
  recipients: async ({ recipients }, _, { loaders }) =>
    (await Promise.all(recipients.map((id) => loaders.people.load(id)))).filter((person) => person !== null),
  nextAt: ({ nextAt }) => iso(nextAt),
  lastSentAt: ({ lastSentAt }) => isoOrNull(lastSentAt),
};
