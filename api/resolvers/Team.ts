import type { TeamMemberResolvers, TeamResolvers } from '../generated/resolvers.ts';

export const Team: TeamResolvers = {
  id: (team) => String(team.id),
};

export const TeamMember: TeamMemberResolvers = {
  teamId: (member) => String(member.teamId),
};
