import { listPeople } from '../../../domain/people/list-people.ts';
import { addTeamMember, removeTeamMember, updateTeamMember } from '../../../domain/teams/change-members.ts';
import { createTeam, deleteTeam, updateTeam, updateTeamAlarmFilters } from '../../../domain/teams/change-teams.ts';
import { listTeamMembers, listTeams } from '../../../domain/teams/list-teams.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  TeamMemberResolvers,
  TeamResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  teams: (_, input, { ctx }) => listTeams(ctx, input),
  usersByTeamIds: (_, input, { ctx }) => listPeople(ctx, input),
  teamMembers: (_, { teamIds }, { ctx }) => listTeamMembers(ctx, teamIds),
};

export const Mutation: MutationResolvers = {
  createTeam: (_, input, { ctx }) => createTeam(ctx, input),
  updateTeam: (_, { id, input }, { ctx }) => updateTeam(ctx, { id, ...input }),
  deleteTeam: (_, input, { ctx }) => deleteTeam(ctx, input),
  updateTeamAlarmFilters: (_, input, { ctx }) => updateTeamAlarmFilters(ctx, input),
  addTeamMember: (_, input, { ctx }) => addTeamMember(ctx, input),
  updateTeamMember: (_, input, { ctx }) => updateTeamMember(ctx, input),
  removeTeamMember: (_, input, { ctx }) => removeTeamMember(ctx, input),
};

export const Team: TeamResolvers = {
  id: (team) => String(team.id),
};

export const TeamMember: TeamMemberResolvers = {
  teamId: (member) => String(member.teamId),
};
