import type { UserResolvers } from '../generated/resolvers.ts';

export const User: UserResolvers = {
  email: (user) => ({
    address: user.email,
    isVerified: user.isEmailVerified,
    isSubscribed: user.isEmailSubscribed,
  }),
  role: (user) => user.title,
  teams: async ({ id }, _, { loaders }) =>
    (await loaders.userTeams.load(id)).map((team) => ({ ...team, teamId: String(team.teamId) })),
};
