import {
  createOwnReader,
  listOwnReaders,
  revokeOwnReader,
  rotateOwnReader,
} from '../../../domain/analyst/own-readers.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  analystReaders: (_, __, { ctx, ports }) => listOwnReaders(ctx, ports.analystReaders),
};

export const Mutation: MutationResolvers = {
  createAnalystReader: (_, { name }, { ctx, ports }) => createOwnReader(ctx, ports.analystReaders, name),
  rotateAnalystReader: (_, { name }, { ctx, ports }) => rotateOwnReader(ctx, ports.analystReaders, name),
  revokeAnalystReader: (_, { name }, { ctx, ports }) => revokeOwnReader(ctx, ports.analystReaders, name),
};
