import type { Side } from '../scene.ts';
import { another, criteria, type Recipe } from './recipe.ts';

const lensInput = (side: Side) => ({
  name: `Lens ${side.marker}`,
  description: side.marker,
  category: 'active_alarms',
  criteria: criteria(side),
  sort: 'PRIORITY.DESC',
  columns: ['id', 'name'],
});

const viewInput = (side: Side) => ({
  name: `View ${side.marker}`,
  criteria: criteria(side),
  columns: ['name'],
  sort: 'PRIORITY.DESC',
  isDefault: true,
});

export const lenses: Record<string, Recipe> = {
  'Query.lenses': { args: [(side) => ({ where: { type: 'alarm', ids: [side.lensId] } })] },
  'Query.lensEntityCounts': { args: [(side) => ({ lensIds: [side.lensId] })] },
  'Mutation.createLens': {
    args: [
      (side) => ({ input: { type: 'alarm', teamId: null, ...lensInput(side), name: `Lens ${another()}` } }),
      (side) => ({ input: { type: 'alarm', teamId: side.teamId, ...lensInput(side), name: `Lens ${another()}` } }),
    ],
    makesNew: true,
  },
  'Mutation.updateLens': { args: [(side) => ({ id: side.lensId, input: lensInput(side) })] },
  'Mutation.deleteLens': { args: [(side) => ({ id: side.spareLensId })] },
  'Mutation.updateLensOrder': { args: [(side) => ({ lensIds: [side.lensId] })] },
  'Mutation.updateDefaultLens': { args: [(side) => ({ lensId: side.lensId })] },
  'Mutation.hideLens': { args: [(side) => ({ id: side.lensId, hide: false })] },
  'Query.savedViews': { args: [() => ({ viewType: 'alarms' })] },
  'Mutation.createSavedView': {
    args: [(side) => ({ input: { viewType: 'alarms', ...viewInput(side), name: `View ${another()}` } })],
    makesNew: true,
  },
  'Mutation.updateSavedView': { args: [(side) => ({ id: side.viewId, input: viewInput(side) })] },
  'Mutation.deleteSavedView': { args: [(side) => ({ id: side.spareViewId })] },
};
