import { listsFields } from '../../../domain/cmms/connectors/index.ts';
import { secretMask } from '../../../domain/integrations/check-form.ts';
import { readOutboundSettings } from '../../../domain/integrations/form-values.ts';
import { integrationHealth } from '../../../domain/integrations/integration-health.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  ExternalSystemIssueLogResolvers,
  ExternalSystemResolvers,
  IntegrationTrafficResolvers,
} from '../../generated/resolvers.ts';

export const ExternalSystem: ExternalSystemResolvers = {
  id: (system) => String(system.id),
  createdAt: (system) => iso(system.createdAt),
  licenseExpiresAt: (system) => isoOrNull(system.licenseExpiresAt),
  lastContactAt: (system) => isoOrNull(system.lastContactAt),
  listsFields: ({ schema }) => listsFields(schema),
  licenseKey: (system) => (system.hasLicenseKey ? secretMask : null),
  email: (system) => ({ from: system.senderAddress }),
  outboundSettings: (system) => readOutboundSettings(system.outboundSettings),
  health: (system, _, { ctx }) => integrationHealth(system, ctx.clock.now()),
  traffic: (system, _, { loaders }) => loaders.traffic.load(system),
};

export const IntegrationTraffic: IntegrationTrafficResolvers = {
  hours: ({ hours }) => hours.map((hour) => ({ ...hour, start: iso(hour.start) })),
};

export const ExternalSystemIssueLog: ExternalSystemIssueLogResolvers = {
  openedAt: ({ openedAt }) => iso(openedAt),
  resolvedAt: ({ resolvedAt }) => isoOrNull(resolvedAt),
  dismissedAt: ({ dismissedAt }) => isoOrNull(dismissedAt),
  isDismissable: ({ isResolved, dismissedAt, workTicketId }) =>
    !isResolved && dismissedAt === null && workTicketId === null,
  workTicketId: ({ workTicketId }) => (workTicketId === null ? null : String(workTicketId)),
};
