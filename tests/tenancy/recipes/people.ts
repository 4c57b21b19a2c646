import { password } from '../../support/test-api.ts';
import type { Side } from '../scene.ts';
import { another, criteria, page, type Recipe } from './recipe.ts';

const inTeam = (side: Side) => ({ teamId: side.teamId, userId: side.admin.id });
const location = (side: Side) => ({
  name: `Location ${side.marker}`,
  alarmProperties: [{ name: 'rooms', values: [`Room ${side.marker}`] }],
});

export const people: Record<string, Recipe> = {
  'Query.me': { args: [() => ({})] },
  'Query.getReleaseInfo': { args: [() => ({})], isOpen: true, isAlike: true },
  'Query.checkEmailTenant': { args: [(side) => ({ email: side.admin.email })], isOpen: true, isAlike: true },
  'Query.teams': { args: [(side) => ({ ids: [side.teamId] }), (side) => ({ nameLike: side.marker })] },
  'Query.teamMembers': { args: [(side) => ({ teamIds: [side.teamId] })] },
  'Query.usersByTeamIds': { args: [(side) => ({ teamIds: [side.teamId], nameLike: 'person' })] },
  'Mutation.createTeam': {
    args: [
      () => ({ name: `Team ${another()}` }),
      (side) => ({ input: { name: `Team ${another()}`, isAllBuildings: true, alarmFilters: criteria(side) } }),
    ],
    makesNew: true,
  },
  'Mutation.updateTeam': {
    args: [
      (side) => ({
        id: side.teamId,
        input: { name: `Team ${side.marker}`, isAllBuildings: true, alarmFilters: criteria(side) },
      }),
    ],
  },
  'Query.teamViews': {
    args: [
      (side) => ({ where: { teamLike: side.marker, locationIds: [side.locationId] }, orderBy: 'TEAM_NAME', ...page }),
    ],
  },
  'Query.teamViewCount': { args: [(side) => ({ where: { teamLike: side.marker, locationIds: [side.locationId] } })] },
  'Query.locations': { args: [(side) => ({ ids: [side.locationId], nameLike: side.marker })] },
  'Query.buildingsAndCount': { args: [(side) => ({ where: { nameLike: side.marker }, ...page })] },
  'Mutation.associateTeamAttributes': {
    args: [(side) => ({ teamId: side.teamId, locationIds: [side.locationId], buildingIds: [side.entityId] })],
  },
  'Mutation.createLocation': {
    args: [(side) => ({ input: { ...location(side), name: `Location ${another()}` } })],
    makesNew: true,
  },
  'Mutation.updateLocation': { args: [(side) => ({ id: side.locationId, input: location(side) })] },
  'Mutation.deleteLocation': { args: [(side) => ({ id: side.spareLocationId })] },
  'Mutation.updateTeamAlarmFilters': {
    args: [(side) => ({ teamId: side.teamId, alarmOptions: criteria(side) })],
  },
  'Mutation.addTeamMember': { args: [(side) => ({ ...inTeam(side), role: 'TEAM_ADMIN' })] },
  'Mutation.updateTeamMember': { args: [(side) => ({ ...inTeam(side), role: 'TEAM_ADMIN' })] },
  'Mutation.removeTeamMember': { args: [(side) => ({ teamId: side.leftTeamId, userId: side.admin.id })] },
  'Mutation.deleteTeam': { args: [(side) => ({ id: side.spareTeamId })] },
  'Mutation.updateProfile': { args: [() => ({ isIntegrationStatusAlertEmailsEnabled: false })] },
  'Mutation.signIn': {
    args: [(side) => ({ email: side.admin.email, password: 'not the password' })],
    isOpen: true,
    isAlike: true,
  },
  'Mutation.signOut': { args: [() => ({})], isAlike: true, endsSession: true },
  'Mutation.sendResetPassword': { args: [(side) => ({ email: side.admin.email })], isOpen: true, isAlike: true },
  'Mutation.resetPassword': {
    args: [(side) => ({ password: 'Another-horse-8', token: `${side.marker}-1`, customerId: side.customerId })],
    isOpen: true,
    makesNew: true,
  },
  'Mutation.resetPasswordByApi': {
    args: [(side) => ({ password: 'Another-horse-8', token: `${side.marker}-2`, customerId: side.customerId })],
    isOpen: true,
    makesNew: true,
  },
  'Mutation.changePassword': {
    args: [() => ({ oldPassword: password, newPassword: 'Another-horse-8' })],
    isAlike: true,
    endsSession: true,
  },
};
