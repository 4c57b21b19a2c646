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

const shape = { source: 'instances', rows: ['point'], column: 'day', measure: 'occurrences', timezone: 'UTC' };
const range = { start: '2026-05-01T00:00:00Z', end: '2026-06-01T00:00:00Z' };
/** A view of a pivot, of its last days or between two times. */
const pivotInput = (side: Side, when: object) => {
  const { name, criteria: filters, isDefault } = viewInput(side);
  return { name, criteria: filters, isDefault, pivot: { ...shape, ...when } };
};
const ofPivots = ['savedViews CREATE', 'analytics.advancedAnalytics VIEW'] as const;

export const lenses: Record<string, Recipe> = {
  'Query.lenses': { asks: 'own', args: [(side) => ({ where: { type: 'alarm', ids: [side.lensId] } })] },
  'Query.lensEntityCounts': { asks: ['alarms VIEW'], args: [(side) => ({ lensIds: [side.lensId] })] },
  'Mutation.createLens': {
    asks: { each: [['alarms VIEW', 'lenses.own CREATE', 'lenses.own VIEW'], ['alarms VIEW']] },
    args: [
      (side) => ({ input: { type: 'alarm', teamId: null, ...lensInput(side), name: `Lens ${another()}` } }),
      (side) => ({ input: { type: 'alarm', teamId: side.teamId, ...lensInput(side), name: `Lens ${another()}` } }),
    ],
    makesNew: true,
  },
  'Mutation.updateLens': { asks: 'object', args: [(side) => ({ id: side.lensId, input: lensInput(side) })] },
  'Mutation.deleteLens': { asks: 'object', args: [(side) => ({ id: side.spareLensId })] },
  'Mutation.updateLensOrder': { asks: ['alarms VIEW'], args: [(side) => ({ lensIds: [side.lensId] })] },
  'Mutation.updateDefaultLens': { asks: ['alarms VIEW'], args: [(side) => ({ lensId: side.lensId })] },
  'Mutation.hideLens': { asks: ['alarms VIEW'], args: [(side) => ({ id: side.lensId, hide: false })] },
  'Query.savedViews': { asks: ['savedViews VIEW'], args: [() => ({ viewType: 'alarms' })] },
  'Mutation.createSavedView': {
    asks: { each: [['savedViews CREATE'], ofPivots, ofPivots] },
    args: [
      (side) => ({ input: { viewType: 'alarms', ...viewInput(side), name: `View ${another()}` } }),
      ...[{ days: 7 }, { range }].map((when) => (side: Side) => ({
        input: { viewType: 'advancedAnalytics', ...pivotInput(side, when), name: `View ${another()}` },
      })),
    ],
    makesNew: true,
  },
  'Mutation.updateSavedView': {
    asks: ['savedViews EDIT'],
    args: [
      (side) => ({ id: side.viewId, input: viewInput(side) }),
      ...[{ days: 7 }, { range }].map((when) => (side: Side) => ({
        id: side.pivotViewId,
        input: pivotInput(side, when),
      })),
    ],
  },
  'Mutation.deleteSavedView': { asks: ['savedViews DELETE'], args: [(side) => ({ id: side.spareViewId })] },
};
