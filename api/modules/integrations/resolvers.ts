import { addExternalSystem } from '../../../domain/integrations/add-external-system.ts';
import { alarmThroughput } from '../../../domain/integrations/alarm-throughput.ts';
import { integrationJsonSchema, integrationOptions } from '../../../domain/integrations/integration-options.ts';
import { readLicenseKey, rotateLicenseKey } from '../../../domain/integrations/license-key.ts';
import { listExternalSystems } from '../../../domain/integrations/list-external-systems.ts';
import { updateExternalSystem } from '../../../domain/integrations/update-external-system.ts';
import { dismissIssue } from '../../../domain/repair/dismiss-issue.ts';
import { countIssueLogs, listIssueLogs } from '../../../domain/repair/list-issue-logs.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  AlarmThroughputResolvers,
  IntegrationHealthResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export { ExternalSystem, ExternalSystemIssueLog, IntegrationTraffic } from './external-system.ts';

export const Query: QueryResolvers = {
  externalSystemsAndCount: (_, input, { ctx }) => listExternalSystems(ctx, input),
  getExternalSystemIssueLogs: (_, input, { ctx }) => ({
    externalSystemIssueLogs: () => listIssueLogs(ctx, input),
    count: () => countIssueLogs(ctx, input),
  }),
  getExternalSystemOptions: (_, input, { ctx, ports }) => integrationOptions(ctx, ports, input),
  getExternalSystemJsonSchema: (_, input, { ctx }) => integrationJsonSchema(ctx, input),
  getLicenseKeyForBAS: (_, { externalSystemId }, { ctx, ports }) => readLicenseKey(ctx, ports, externalSystemId),
  alarmThroughput: (_, input, { ctx, ports }) => alarmThroughput(ctx, ports, input),
};

export const Mutation: MutationResolvers = {
  createExternalSystem: (_, { input }, { ctx, ports }) => addExternalSystem(ctx, ports, { ...input }),
  updateExternalSystem: (_, { id, input }, { ctx, ports }) => updateExternalSystem(ctx, ports, id, { ...input }),
  dismissExternalSystemIssue: (_, { id }, { ctx }) => dismissIssue(ctx, id),
  rotateLicenseKey: (_, { externalSystemId }, { ctx, ports }) => rotateLicenseKey(ctx, ports, externalSystemId),
};

export const AlarmThroughput: AlarmThroughputResolvers = {
  externalSystem: ({ system }) => system,
  hours: ({ hours }) => hours.map(({ start, count }) => ({ start: iso(start), count })),
  lastAlarmHour: ({ lastAlarmHour }) => isoOrNull(lastAlarmHour),
};

export const IntegrationHealth: IntegrationHealthResolvers = {
  lostSince: (health) => isoOrNull(health.lostSince),
};
