import { signIn } from '../../domain/people/sign-in.ts';
import { signOut } from '../../domain/people/sign-out.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const Mutation: MutationResolvers = {
  signIn: (_, input, { open }) => signIn(open, input),
  signOut: (_, __, { ctx }) => signOut(ctx),
};
