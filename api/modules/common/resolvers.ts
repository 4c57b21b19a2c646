import type { QueryResolvers } from '../../generated/resolvers.ts';

export { DateTime, JSONScalar as JSON } from './scalars.ts';

export const Query: QueryResolvers = {
  getReleaseInfo: (_, __, { ports }) => ports.release,
};
