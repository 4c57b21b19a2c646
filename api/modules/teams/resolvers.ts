import { listPeople } from '../../../domain/people/list-people.ts';
import { associateTeamAttributes } from '../../../domain/teams/associate-team-attributes.ts';
import { createLocation, deleteLocation, updateLocation } from '../../../domain/teams/change-locations.ts';
import { addTeamMember, removeTeamMember, updateTeamMember } from '../../../domain/teams/change-members.ts';
import { createTeam, deleteTeam, updateTeam, updateTeamAlarmFilters } from '../../../domain/teams/change-teams.ts';
import { listBuildings } from '../../../domain/teams/list-buildings.ts';
import { listLocations } from '../../../domain/teams/list-locations.ts';
import { countTeamViews, listTeamViews } from '../../../domain/teams/list-team-views.ts';
import { listTeamMembers, listTeams } from '../../../domain/teams/list-teams.ts';
import { isoOrNull } from '../../../platform/instant.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  TeamMemberResolvers,
  TeamResolvers,
  TeamViewResolvers,
} from '../../generated/resolvers.ts';
import { ofTeam } from './of-team.ts';

export const Query: QueryResolvers = {
  teams: (_, input, { ctx }) => listTeams(ctx, input),
  usersByTeamIds: (_, input, { ctx }) => listPeople(ctx, input),
  teamViews: (_, input, { ctx }) => listTeamViews(ctx, input),
  teamViewCount: (_, input, { ctx }) => countTeamViews(ctx, input),
  locations: (_, input, { ctx }) => listLocations(ctx, input),
  buildingsAndCount: (_, input, { ctx }) => listBuildings(ctx, input),
  teamMembers: (_, { teamIds }, { ctx }) => listTeamMembers(ctx, teamIds),
};

/** Team operations name their team by `id` or `teamId`; the header has to name the same. */
export const Mutation: MutationResolvers = {
  createTeam: (_, { name, input }, { ctx }) => createTeam(ctx, { name: name ?? input?.name ?? '', input }),
  updateTeam: (_, input, context) => ofTeam(context, input.id, (ctx) => updateTeam(ctx, input)),
  deleteTeam: (_, input, context) => ofTeam(context, input.id, (ctx) => deleteTeam(ctx, input)),
  updateTeamAlarmFilters: (_, input, context) =>
    ofTeam(context, input.teamId, (ctx) => updateTeamAlarmFilters(ctx, input)),
  associateTeamAttributes: (_, input, context) =>
    ofTeam(context, input.teamId, (ctx) => associateTeamAttributes(ctx, input)),
  addTeamMember: (_, input, context) => ofTeam(context, input.teamId, (ctx) => addTeamMember(ctx, input)),
  updateTeamMember: (_, input, context) => ofTeam(context, input.teamId, (ctx) => updateTeamMember(ctx, input)),
  removeTeamMember: (_, input, context) => ofTeam(context, input.teamId, (ctx) => removeTeamMember(ctx, input)),
  createLocation: (_, { input }, { ctx }) => createLocation(ctx, input),
  updateLocation: (_, input, { ctx }) => updateLocation(ctx, input),
  deleteLocation: (_, input, { ctx }) => deleteLocation(ctx, input),
};

export const Team: TeamResolvers = {
  id: (team) => String(team.id),
  locations: async (team, _, { loaders }) => (await loaders.teamPlaces.load(team.id)).locations,
  buildings: async (team, _, { loaders }) => (await loaders.teamPlaces.load(team.id)).buildings,
};

export const TeamView: TeamViewResolvers = {
  teamId: (view) => String(view.teamId),
  lastTeamMemberActiveAt: (view) => isoOrNull(view.lastTeamMemberActiveAt),
  createdBy: async ({ createdBy }, _, { loaders }) =>
    createdBy === null ? null : ((await loaders.people.load(createdBy))?.displayName ?? null),
};

export const TeamMember: TeamMemberResolvers = {
  teamId: (member) => String(member.teamId),
  permissionsRole: async ({ userId }, _, { loaders }) =>
    (await loaders.memberships.load(userId))?.facts?.authRole ?? null,
};
