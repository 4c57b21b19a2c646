import type { LoaderDeps } from '../context.ts';
import type { PortDeps } from '../port-deps.ts';
import * as advancedAnalytics from '../modules/advanced-analytics/resolvers.ts';
import * as alarms from '../modules/alarms/resolvers.ts';
import * as cmms from '../modules/cmms/resolvers.ts';
import * as commands from '../modules/commands/resolvers.ts';
import * as common from '../modules/common/resolvers.ts';
import * as deadLetters from '../modules/dead-letters/resolvers.ts';
import * as exports from '../modules/exports/resolvers.ts';
import * as feedback from '../modules/feedback/resolvers.ts';
import * as integrations from '../modules/integrations/resolvers.ts';
import * as invitations from '../modules/invitations/resolvers.ts';
import * as kpis from '../modules/kpis/resolvers.ts';
import * as lenses from '../modules/lenses/resolvers.ts';
import * as parser from '../modules/parser/resolvers.ts';
import * as people from '../modules/people/resolvers.ts';
import * as performance from '../modules/performance/resolvers.ts';
import * as profile from '../modules/profile/resolvers.ts';
import * as properties from '../modules/properties/resolvers.ts';
import * as reparse from '../modules/reparse/resolvers.ts';
import * as reports from '../modules/reports/resolvers.ts';
import * as roles from '../modules/roles/resolvers.ts';
import * as savedViews from '../modules/saved-views/resolvers.ts';
import * as sourceMappings from '../modules/source-mappings/resolvers.ts';
import * as teams from '../modules/teams/resolvers.ts';
import * as users from '../modules/users/resolvers.ts';
import * as work from '../modules/work/resolvers.ts';
import * as workResolution from '../modules/work-resolution/resolvers.ts';
import { createLoaders as alarmsLoaders } from '../modules/alarms/loaders.ts';
import { createLoaders as cmmsLoaders } from '../modules/cmms/loaders.ts';
import { createLoaders as commandsLoaders } from '../modules/commands/loaders.ts';
import { createLoaders as integrationsLoaders } from '../modules/integrations/loaders.ts';
import { createLoaders as peopleLoaders } from '../modules/people/loaders.ts';
import { createLoaders as profileLoaders } from '../modules/profile/loaders.ts';
import { createLoaders as propertiesLoaders } from '../modules/properties/loaders.ts';
import { createLoaders as rolesLoaders } from '../modules/roles/loaders.ts';
import { createLoaders as teamsLoaders } from '../modules/teams/loaders.ts';
import { createLoaders as usersLoaders } from '../modules/users/loaders.ts';
import { createLoaders as workLoaders } from '../modules/work/loaders.ts';
import { createLoaders as workResolutionLoaders } from '../modules/work-resolution/loaders.ts';
import { createPorts as alarmsPorts } from '../modules/alarms/ports.ts';
import { createPorts as cmmsPorts } from '../modules/cmms/ports.ts';
import { createPorts as commandsPorts } from '../modules/commands/ports.ts';
import { createPorts as commonPorts } from '../modules/common/ports.ts';
import { createPorts as deadLettersPorts } from '../modules/dead-letters/ports.ts';
import { createPorts as exportsPorts } from '../modules/exports/ports.ts';
import { createPorts as integrationsPorts } from '../modules/integrations/ports.ts';
import { createPorts as invitationsPorts } from '../modules/invitations/ports.ts';
import { createPorts as kpisPorts } from '../modules/kpis/ports.ts';
import { createPorts as parserPorts } from '../modules/parser/ports.ts';
import { createPorts as peoplePorts } from '../modules/people/ports.ts';
import { createPorts as performancePorts } from '../modules/performance/ports.ts';
import { createPorts as profilePorts } from '../modules/profile/ports.ts';
import { createPorts as reparsePorts } from '../modules/reparse/ports.ts';

export const resolvers = [advancedAnalytics, alarms, cmms, commands, common, deadLetters, exports, feedback, integrations, invitations, kpis, lenses, parser, people, performance, profile, properties, reparse, reports, roles, savedViews, sourceMappings, teams, users, work, workResolution];

export const createPorts = (deps: PortDeps) => ({
  ...alarmsPorts(deps),
  ...cmmsPorts(deps),
  ...commandsPorts(deps),
  ...commonPorts(deps),
  ...deadLettersPorts(deps),
  ...exportsPorts(deps),
  ...integrationsPorts(deps),
  ...invitationsPorts(deps),
  ...kpisPorts(deps),
  ...parserPorts(deps),
  ...peoplePorts(deps),
  ...performancePorts(deps),
  ...profilePorts(deps),
  ...reparsePorts(deps),
});

export const createLoaders = (deps: LoaderDeps) => ({
  ...alarmsLoaders(deps),
  ...cmmsLoaders(deps),
  ...commandsLoaders(deps),
  ...integrationsLoaders(deps),
  ...peopleLoaders(deps),
  ...profileLoaders(deps),
  ...propertiesLoaders(deps),
  ...rolesLoaders(deps),
  ...teamsLoaders(deps),
  ...usersLoaders(deps),
  ...workLoaders(deps),
  ...workResolutionLoaders(deps),
});