import {
  getAssets,
  getFromSystem,
  sendConfig,
  syncOrders,
} from '../../../domain/repair/commands/ask-maintenance-system.ts';
import { deleteCommand, retryCommand } from '../../../domain/repair/commands/change-command.ts';
import { isDeletable, retriedFrom } from '../../../domain/repair/commands/command.ts';
import { killExternalSystem } from '../../../domain/repair/commands/kill-external-system.ts';
import { countCommands, listCommands, listCommandTypes } from '../../../domain/repair/commands/list-commands.ts';
import { replayAlarms } from '../../../domain/repair/commands/replay-alarms.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  ExternalSystemCommandProgressResolvers,
  ExternalSystemCommandResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  getExternalSystemCommands: (_, input, { ctx }) => ({
    externalSystemCommands: () => listCommands(ctx, input),
    count: () => countCommands(ctx, input),
  }),
  getExternalSystemCommandTypes: (_, __, { ctx }) => listCommandTypes(ctx),
};

export const Mutation: MutationResolvers = {
  replayAlarms: (_, input, { ctx, ports }) => replayAlarms(ctx, ports.commandJobs, input),
  initiateExternalSystemGetAssetsCommand: (_, input, { ctx, ports }) => getAssets(ctx, ports.commandJobs, input),
  initiateExternalSystemGetCommand: (_, input, { ctx, ports }) => getFromSystem(ctx, ports.commandJobs, input),
  initiateExternalSystemConfigCommand: (_, input, { ctx, ports }) => sendConfig(ctx, ports.commandJobs, input),
  initiateExternalSystemSync: (_, input, { ctx, ports }) => syncOrders(ctx, ports.commandJobs, input),
  retryExternalSystemCommand: (_, input, { ctx, ports }) => retryCommand(ctx, ports.commandJobs, input),
  deleteExternalSystemCommand: (_, input, { ctx }) => deleteCommand(ctx, input),
  initiateExternalSystemKill: (_, input, { ctx, ports }) =>
    killExternalSystem(ctx, { reparse: ports.reparseJobs, commands: ports.commandJobs, pulls: ports.cmmsPulls }, input),
};

export const ExternalSystemCommand: ExternalSystemCommandResolvers = {
  command: ({ from, to }) => ({ from: isoOrNull(from), to: isoOrNull(to) }),
  workTicketIds: ({ workTicketIds }) => workTicketIds.map(String),
  isForPump: ({ runner }) => runner === 'PUMP',
  before: ({ id, status, workTicketIds }, _, { loaders }) =>
    // a ticket on its way is in no queue
    status === 'PENDING' && workTicketIds.length === 0 ? loaders.commandsBefore.load(id) : 0,
  progress: ({ progress, status }) => (status === 'IN_PROGRESS' ? progress : null),
  run: ({ commandType, runId }, _, { loaders }) =>
    commandType === 'HISTORICAL' && runId !== null ? loaders.runs.load(runId) : null,
  isRetryable: ({ status }) => retriedFrom.includes(status),
  isDeletable,
  createdBy: ({ createdByName }) => createdByName,
  createdAt: ({ createdAt }) => iso(createdAt),
  startedAt: ({ startedAt }) => isoOrNull(startedAt),
  finishedAt: ({ finishedAt }) => isoOrNull(finishedAt),
};

export const ExternalSystemCommandProgress: ExternalSystemCommandProgressResolvers = {
  at: ({ at }) => iso(at),
};
