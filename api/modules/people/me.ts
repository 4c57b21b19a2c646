import { actsAsSuper } from '../../../domain/identity/assert-super.ts';
import { isReadOnly } from '../../../domain/identity/assert-writable.ts';
import type { Permissions } from '../../../domain/identity/built-in-permissions.ts';
import { viewsOf } from '../../../domain/identity/permissions.ts';
import { listMyTeams } from '../../../domain/people/list-mine.ts';
import { hasPlaces } from '../../../domain/properties/has-places.ts';
import type { MeResolvers } from '../../generated/resolvers.ts';

/** Permissions as GraphQL lists them. */
export const areaPermissions = (permissions: Permissions) =>
  [...permissions].map(([area, actions]) => ({ area, actions: [...actions] }));

export const Me: MeResolvers = {
  user: (me) => me.person,
  isSuper: actsAsSuper,
  isProviderStaff: (me) => me.person.isSuper,
  isMFAEnabled: (me) => me.person.isMfaEnabled,
  permissions: (me) => areaPermissions(isReadOnly(me) ? viewsOf(me.permissions) : me.permissions),
  products: (me) => me.customer.products,
  features: (me) => me.customer.features,
  hasPlaces,
  landingPage: (me) => me.membership.landingPage,
  landingPageLens: (me) => me.membership.landingPageLens,
  analyticsPage: (me) => me.membership.analyticsPage,
  viewStandardLenses: (me) => me.person.isSuper || me.membership.viewStandardLenses,
  viewMyLenses: (me) => me.person.isSuper || me.membership.viewMyLenses,
  isIntegrationStatusAlertEmailsEnabled: (me) => me.membership.isIntegrationStatusAlertEmailsEnabled,
  viewTeamLenses: (me) => me.person.isSuper || me.membership.viewTeamLenses,
  teamMembers: async (me) => (await listMyTeams(me)).map((team) => ({ ...team, teamId: String(team.teamId) })),
};
