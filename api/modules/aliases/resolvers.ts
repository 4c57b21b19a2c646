import { addAliases, listAliases, removeAlias } from '../../../domain/aliases/change-aliases.ts';
import { checkAliases } from '../../../domain/aliases/check-aliases.ts';
import { applyAliasToAlarms, previewAlias } from '../../../domain/aliases/preview-alias.ts';
import { suggestAliases } from '../../../domain/aliases/suggest-aliases.ts';
import type {
  AliasConflictResolvers,
  AliasSampleResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  entityAliases: (_, { entityId }, { ctx }) => listAliases(ctx, entityId),
  checkEntityAliasesIsUnique: async (_, input, { ctx }) => {
    const aliases = await checkAliases(ctx, input);
    return { isUnique: aliases.every(({ isUnique }) => isUnique), aliases };
  },
  entityAliasSuggestions: (_, { entityId }, { ctx }) => suggestAliases(ctx, entityId),
  entityAliasPreview: (_, input, { ctx }) => previewAlias(ctx, input),
};

export const Mutation: MutationResolvers = {
  addEntityAliases: (_, input, { ctx }) => addAliases(ctx, input),
  removeEntityAlias: (_, input, { ctx }) => removeAlias(ctx, input),
  applyEntityAlias: (_, input, { ctx, ports }) => applyAliasToAlarms(ctx, ports.bulkJobs, input),
};

export const AliasConflict: AliasConflictResolvers = { id: ({ id }) => String(id) };
export const AliasSample: AliasSampleResolvers = { alarmId: ({ alarmId }) => String(alarmId) };
