import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import type { Recipe } from './recipe.ts';

const ofSystem = (side: Side) => ({ externalSystemId: String(side.systemId) });
const start = new Date(activeAt).toISOString();
const end = new Date(activeAt + 1).toISOString();
const ofField = (field: string) => (side: Side) => ({ ...ofSystem(side), field, source: side.marker });

export const commands: Record<string, Recipe> = {
  'Query.getExternalSystemCommands': { asks: 'super', args: [(side) => ({ ...ofSystem(side), limit: 10, offset: 0 })] },
  'Query.getExternalSystemCommandTypes': { asks: 'super', args: [() => ({})], isAlike: true },
  'Query.getExternalSystemBasSourceMappings': {
    asks: 'super',
    args: [(side) => ({ externalSystemId: String(side.mappedSystemId) })],
  },
  'Query.previewBasSourceMapping': { asks: 'super', args: [ofField('message')] },
  'Query.getExternalSystemPump': { asks: 'super', args: [(side) => ({ externalSystemId: String(side.pumpSystemId) })] },
  'Mutation.updateExternalSystemPump': {
    asks: 'super',
    args: [
      (side) => ({
        externalSystemId: String(side.pumpSystemId),
        config: { sources: [{ kind: 'HTTP', name: side.marker, url: 'https://source.example/alarms' }] },
      }),
    ],
  },
  'Mutation.replayAlarms': {
    asks: 'super',
    args: [(side) => ({ ...ofSystem(side), replayStartAt: start, replayEndAt: end })],
    makesNew: true,
  },
  'Mutation.initiateExternalSystemGetAssetsCommand': {
    asks: 'super',
    args: [(side) => ({ externalSystemId: side.cmms.systemId })],
    makesNew: true,
  },
  'Mutation.initiateExternalSystemGetCommand': {
    asks: 'super',
    args: [(side) => ({ externalSystemId: side.cmms.systemId, commandType: 'GET_FIELDS' })],
    makesNew: true,
  },
  'Mutation.initiateExternalSystemConfigCommand': {
    asks: 'super',
    args: [(side) => ({ externalSystemId: String(side.mappedSystemId) })],
    // it has no pump
    refuses: 'INVALID',
  },
  'Mutation.initiateExternalSystemSync': {
    asks: 'super',
    args: [(side) => ({ externalSystemId: side.cmms.systemId, startAt: start, endAt: end })],
    makesNew: true,
  },
  'Mutation.retryExternalSystemCommand': { asks: 'super', args: [(side) => ({ id: side.commandId })] },
  'Mutation.deleteExternalSystemCommand': { asks: 'super', args: [(side) => ({ id: side.spareCommandId })] },
  'Mutation.createExternalSystemBasSourceMapping': { asks: 'super', args: [ofField('condition')] },
  'Mutation.updateExternalSystemBasSourceMapping': {
    asks: 'super',
    args: [(side) => ({ ...ofField('hyperlink')(side), externalSystemId: String(side.mappedSystemId) })],
  },
};
