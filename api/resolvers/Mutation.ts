import { addExternalSystem } from '../../domain/integrations/add-external-system.ts';
import { rotateLicenseKey } from '../../domain/integrations/license-key.ts';
import { updateExternalSystem } from '../../domain/integrations/update-external-system.ts';
import { signIn } from '../../domain/people/sign-in.ts';
import { signOut } from '../../domain/people/sign-out.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const Mutation: MutationResolvers = {
  signIn: (_, input, { open }) => signIn(open, input),
  signOut: (_, __, { ctx }) => signOut(ctx),

  createExternalSystem: (_, { input }, { ctx, integrations }) => addExternalSystem(ctx, integrations, { ...input }),
  updateExternalSystem: (_, { id, input }, { ctx, integrations }) =>
    updateExternalSystem(ctx, integrations, id, { ...input }),
  rotateLicenseKey: (_, { externalSystemId }, { ctx, integrations }) =>
    rotateLicenseKey(ctx, integrations, externalSystemId),
};
