import { another, type Recipe } from './recipe.ts';

const asks = ['customerSettings EDIT', 'alarms VIEW', 'work.allWork VIEW', 'users VIEW'] as const;

export const analyst: Record<string, Recipe> = {
  'Query.analystReaders': { asks, args: [() => ({})] },
  'Mutation.createAnalystReader': { asks, args: [() => ({ name: `tool${another()}` })], makesNew: true },
  'Mutation.rotateAnalystReader': { asks, args: [(side) => ({ name: side.readerName })] },
  'Mutation.revokeAnalystReader': { asks, args: [(side) => ({ name: side.spareReaderName })] },
};
