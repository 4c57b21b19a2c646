import { password } from '../../support/test-api.ts';
import type { Side } from '../scene.ts';
import { another, criteria, page, type Recipe } from './recipe.ts';

const inTeam = (side: Side) => ({ teamId: side.teamId, userId: side.admin.id });
const location = (side: Side) => ({
  name: `Location ${side.marker}`,
  alarmProperties: [{ name: 'rooms', values: [`Room ${side.marker}`] }],
});

export const people: Record<string, Recipe> = {
  'Query.me': { asks: 'own', args: [() => ({})] },
  'Query.getReleaseInfo': { asks: 'open', args: [() => ({})], isAlike: true },
  'Query.checkEmailTenant': { asks: 'open', args: [(side) => ({ email: side.admin.email })], isAlike: true },
  'Query.teams': { asks: 'own', args: [(side) => ({ ids: [side.teamId] }), (side) => ({ nameLike: side.marker })] },
  'Query.teamMembers': { asks: 'own', args: [(side) => ({ teamIds: [side.teamId] })] },
  'Query.usersByTeamIds': { asks: ['users VIEW'], args: [(side) => ({ teamIds: [side.teamId], nameLike: 'person' })] },
  'Mutation.createTeam': {
    asks: ['teams CREATE'],
    args: [
      () => ({ name: `Team ${another()}` }),
      (side) => ({ input: { name: `Team ${another()}`, isAllBuildings: true, alarmFilters: criteria(side) } }),
    ],
    makesNew: true,
  },
  'Mutation.updateTeam': {
    asks: ['teams EDIT'],
    args: [
      (side) => ({
        id: side.teamId,
        input: { name: `Team ${side.marker}`, isAllBuildings: true, alarmFilters: criteria(side) },
      }),
    ],
  },
  'Query.teamViews': {
    asks: 'own',
    args: [
      (side) => ({ where: { teamLike: side.marker, locationIds: [side.locationId] }, orderBy: 'TEAM_NAME', ...page }),
    ],
  },
  'Query.teamViewCount': {
    asks: 'own',
    args: [(side) => ({ where: { teamLike: side.marker, locationIds: [side.locationId] } })],
  },
  'Query.locations': { asks: ['teams VIEW'], args: [(side) => ({ ids: [side.locationId], nameLike: side.marker })] },
  'Query.buildingsAndCount': {
    asks: ['teams VIEW'],
    args: [(side) => ({ where: { nameLike: side.marker }, ...page })],
  },
  'Mutation.associateTeamAttributes': {
    asks: ['teams EDIT'],
    args: [(side) => ({ teamId: side.teamId, locationIds: [side.locationId], buildingIds: [side.entityId] })],
  },
  'Mutation.createLocation': {
    asks: ['teams EDIT'],
    args: [(side) => ({ input: { ...location(side), name: `Location ${another()}` } })],
    makesNew: true,
  },
  'Mutation.updateLocation': {
    asks: ['teams EDIT'],
    args: [(side) => ({ id: side.locationId, input: location(side) })],
  },
  'Mutation.deleteLocation': { asks: ['teams EDIT'], args: [(side) => ({ id: side.spareLocationId })] },
  'Mutation.updateTeamAlarmFilters': {
    asks: 'object',
    args: [(side) => ({ teamId: side.teamId, alarmOptions: criteria(side) })],
  },
  'Mutation.addTeamMember': { asks: 'object', args: [(side) => ({ ...inTeam(side), role: 'TEAM_ADMIN' })] },
  'Mutation.updateTeamMember': { asks: 'object', args: [(side) => ({ ...inTeam(side), role: 'TEAM_ADMIN' })] },
  'Mutation.removeTeamMember': {
    asks: 'object',
    args: [(side) => ({ teamId: side.leftTeamId, userId: side.admin.id })],
  },
  'Mutation.deleteTeam': { asks: ['teams DELETE'], args: [(side) => ({ id: side.spareTeamId })] },
  'Mutation.updateProfile': { asks: 'own', args: [() => ({ isIntegrationStatusAlertEmailsEnabled: false })] },
  'Mutation.signIn': {
    asks: 'open',
    args: [(side) => ({ email: side.admin.email, password: 'not the password' })],
    isAlike: true,
    refuses: 'UNAUTHENTICATED',
  },
  'Mutation.signOut': { asks: 'own', args: [() => ({})], isAlike: true, endsSession: true },
  'Query.getZendeskToken': {
    asks: 'own',
    args: [(side) => ({ brandId: side.marker, returnTo: 'https://desk.example/' })],
    isAlike: true,
  },
  'Mutation.getCustomToken': {
    asks: 'own',
    args: [(side) => ({ customerId: String(side.customerId) })],
    makesNew: true,
  },
  'Mutation.signInWithCustomToken': {
    asks: 'open',
    args: [(side) => ({ token: side.marker })],
    makesNew: true,
  },
  'Mutation.sendResetPassword': { asks: 'open', args: [(side) => ({ email: side.admin.email })], isAlike: true },
  'Mutation.resetPassword': {
    asks: 'open',
    args: [(side) => ({ password: 'Another-horse-8', token: `${side.marker}-1`, customerId: side.customerId })],
    makesNew: true,
  },
  'Mutation.resetPasswordByApi': {
    asks: 'open',
    args: [(side) => ({ password: 'Another-horse-8', token: `${side.marker}-2`, customerId: side.customerId })],
    makesNew: true,
  },
  'Mutation.changePassword': {
    asks: 'own',
    args: [() => ({ oldPassword: password, newPassword: 'Another-horse-8' })],
    isAlike: true,
    endsSession: true,
  },
};
