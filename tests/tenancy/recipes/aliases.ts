import type { Side } from '../scene.ts';
import { another, type Recipe } from './recipe.ts';

const ofEntity = ({ entityId, marker }: Side) => ({ entityId, alias: `Alias ${marker}` });

export const aliases: Record<string, Recipe> = {
  'Query.entityAliases': { asks: ['assets VIEW'], args: [({ entityId }) => ({ entityId })] },
  'Query.checkEntityAliasesIsUnique': {
    asks: ['assets VIEW'],
    args: [
      ({ entityId, marker }) => ({ entityId, aliases: [marker] }),
      ({ entityId, marker }) => ({ class: 'Floor', parentId: entityId, aliases: [marker] }),
    ],
  },
  'Query.entityAliasSuggestions': {
    asks: ['assets VIEW', 'alarms VIEW'],
    args: [({ entityId }) => ({ entityId })],
  },
  'Query.entityAliasPreview': { asks: ['assets VIEW', 'alarms VIEW'], args: [ofEntity] },
  'Mutation.addEntityAliases': {
    asks: ['assets EDIT'],
    args: [({ entityId, marker }) => ({ entityId, aliases: [`Alias ${marker} ${another()}`] })],
    makesNew: true,
  },
  'Mutation.removeEntityAlias': { asks: ['assets EDIT'], args: [ofEntity], refuses: 'NOT_FOUND' },
  'Mutation.applyEntityAlias': { asks: ['assets EDIT'], args: [ofEntity] },
};
