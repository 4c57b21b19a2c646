import type { LoaderDeps } from '../request/context.ts';
import type { PortDeps } from '../modules/port-deps.ts';
import * as advancedAnalytics from '../modules/advanced-analytics/resolvers.ts';
import * as alarms from '../modules/alarms/resolvers.ts';
import * as aliases from '../modules/aliases/resolvers.ts';
import * as analyst from '../modules/analyst/resolvers.ts';
import * as assets from '../modules/assets/resolvers.ts';
import * as cmms from '../modules/cmms/resolvers.ts';
import * as commands from '../modules/commands/resolvers.ts';
import * as common from '../modules/common/resolvers.ts';
import * as customers from '../modules/customers/resolvers.ts';
import * as deadLetters from '../modules/dead-letters/resolvers.ts';
import * as exports from '../modules/exports/resolvers.ts';
import * as factors from '../modules/factors/resolvers.ts';
import * as feedback from '../modules/feedback/resolvers.ts';
import * as feeds from '../modules/feeds/resolvers.ts';
import * as floorPlans from '../modules/floor-plans/resolvers.ts';
import * as holidays from '../modules/holidays/resolvers.ts';
import * as incidents from '../modules/incidents/resolvers.ts';
import * as integrations from '../modules/integrations/resolvers.ts';
import * as inventory from '../modules/inventory/resolvers.ts';
import * as invitations from '../modules/invitations/resolvers.ts';
import * as kpis from '../modules/kpis/resolvers.ts';
import * as lenses from '../modules/lenses/resolvers.ts';
import * as maps from '../modules/maps/resolvers.ts';
import * as parser from '../modules/parser/resolvers.ts';
import * as people from '../modules/people/resolvers.ts';
import * as performance from '../modules/performance/resolvers.ts';
import * as profile from '../modules/profile/resolvers.ts';
import * as properties from '../modules/properties/resolvers.ts';
import * as pump from '../modules/pump/resolvers.ts';
import * as relations from '../modules/relations/resolvers.ts';
import * as reparse from '../modules/reparse/resolvers.ts';
import * as reports from '../modules/reports/resolvers.ts';
import * as roles from '../modules/roles/resolvers.ts';
import * as ruleDryRun from '../modules/rule-dry-run/resolvers.ts';
import * as rules from '../modules/rules/resolvers.ts';
import * as savedViews from '../modules/saved-views/resolvers.ts';
import * as sourceMappings from '../modules/source-mappings/resolvers.ts';
import * as sso from '../modules/sso/resolvers.ts';
import * as support from '../modules/support/resolvers.ts';
import * as teams from '../modules/teams/resolvers.ts';
import * as users from '../modules/users/resolvers.ts';
import * as work from '../modules/work/resolvers.ts';
import * as workResolution from '../modules/work-resolution/resolvers.ts';
import { createLoaders as alarmsLoaders } from '../modules/alarms/loaders.ts';
import { createLoaders as assetsLoaders } from '../modules/assets/loaders.ts';
import { createLoaders as cmmsLoaders } from '../modules/cmms/loaders.ts';
import { createLoaders as commandsLoaders } from '../modules/commands/loaders.ts';
import { createLoaders as incidentsLoaders } from '../modules/incidents/loaders.ts';
import { createLoaders as integrationsLoaders } from '../modules/integrations/loaders.ts';
import { createLoaders as peopleLoaders } from '../modules/people/loaders.ts';
import { createLoaders as profileLoaders } from '../modules/profile/loaders.ts';
import { createLoaders as propertiesLoaders } from '../modules/properties/loaders.ts';
import { createLoaders as rolesLoaders } from '../modules/roles/loaders.ts';
import { createLoaders as rulesLoaders } from '../modules/rules/loaders.ts';
import { createLoaders as ssoLoaders } from '../modules/sso/loaders.ts';
import { createLoaders as teamsLoaders } from '../modules/teams/loaders.ts';
import { createLoaders as usersLoaders } from '../modules/users/loaders.ts';
import { createLoaders as workLoaders } from '../modules/work/loaders.ts';
import { createLoaders as workResolutionLoaders } from '../modules/work-resolution/loaders.ts';
import { createPorts as alarmsPorts } from '../modules/alarms/ports.ts';
import { createPorts as analystPorts } from '../modules/analyst/ports.ts';
import { createPorts as cmmsPorts } from '../modules/cmms/ports.ts';
import { createPorts as commandsPorts } from '../modules/commands/ports.ts';
import { createPorts as commonPorts } from '../modules/common/ports.ts';
import { createPorts as deadLettersPorts } from '../modules/dead-letters/ports.ts';
import { createPorts as exportsPorts } from '../modules/exports/ports.ts';
import { createPorts as factorsPorts } from '../modules/factors/ports.ts';
import { createPorts as incidentsPorts } from '../modules/incidents/ports.ts';
import { createPorts as integrationsPorts } from '../modules/integrations/ports.ts';
import { createPorts as inventoryPorts } from '../modules/inventory/ports.ts';
import { createPorts as invitationsPorts } from '../modules/invitations/ports.ts';
import { createPorts as kpisPorts } from '../modules/kpis/ports.ts';
import { createPorts as mapsPorts } from '../modules/maps/ports.ts';
import { createPorts as parserPorts } from '../modules/parser/ports.ts';
import { createPorts as peoplePorts } from '../modules/people/ports.ts';
import { createPorts as performancePorts } from '../modules/performance/ports.ts';
import { createPorts as profilePorts } from '../modules/profile/ports.ts';
import { createPorts as reparsePorts } from '../modules/reparse/ports.ts';
import { createPorts as ruleDryRunPorts } from '../modules/rule-dry-run/ports.ts';
import { createPorts as rulesPorts } from '../modules/rules/ports.ts';
import { createPorts as ssoPorts } from '../modules/sso/ports.ts';
import { createPorts as supportPorts } from '../modules/support/ports.ts';

export const resolvers = [advancedAnalytics, alarms, aliases, analyst, assets, cmms, commands, common, customers, deadLetters, exports, factors, feedback, feeds, floorPlans, holidays, incidents, integrations, inventory, invitations, kpis, lenses, maps, parser, people, performance, profile, properties, pump, relations, reparse, reports, roles, ruleDryRun, rules, savedViews, sourceMappings, sso, support, teams, users, work, workResolution];

export const createPorts = (deps: PortDeps) => ({
  ...alarmsPorts(deps),
  ...analystPorts(deps),
  ...cmmsPorts(deps),
  ...commandsPorts(deps),
  ...commonPorts(deps),
  ...deadLettersPorts(deps),
  ...exportsPorts(deps),
  ...factorsPorts(deps),
  ...incidentsPorts(deps),
  ...integrationsPorts(deps),
  ...inventoryPorts(deps),
  ...invitationsPorts(deps),
  ...kpisPorts(deps),
  ...mapsPorts(deps),
  ...parserPorts(deps),
  ...peoplePorts(deps),
  ...performancePorts(deps),
  ...profilePorts(deps),
  ...reparsePorts(deps),
  ...ruleDryRunPorts(deps),
  ...rulesPorts(deps),
  ...ssoPorts(deps),
  ...supportPorts(deps),
});

export const createLoaders = (deps: LoaderDeps) => ({
  ...alarmsLoaders(deps),
  ...assetsLoaders(deps),
  ...cmmsLoaders(deps),
  ...commandsLoaders(deps),
  ...incidentsLoaders(deps),
  ...integrationsLoaders(deps),
  ...peopleLoaders(deps),
  ...profileLoaders(deps),
  ...propertiesLoaders(deps),
  ...rolesLoaders(deps),
  ...rulesLoaders(deps),
  ...ssoLoaders(deps),
  ...teamsLoaders(deps),
  ...usersLoaders(deps),
  ...workLoaders(deps),
  ...workResolutionLoaders(deps),
});