import { page, type Recipe } from './recipe.ts';

const mayImport = ['assets CREATE', 'assets EDIT'] as const;

export const inventory: Record<string, Recipe> = {
  'Query.inventoryImports': { asks: ['assets VIEW'], args: [() => page] },
  'Query.inventoryImport': { asks: ['assets VIEW'], args: [(side) => ({ id: side.importId })] },
  'Query.inventoryImportRows': {
    asks: ['assets VIEW'],
    args: [(side) => ({ id: side.importId, outcome: 'CREATE', offset: 0 })],
  },
  'Mutation.mapInventoryImport': {
    asks: [...mayImport],
    args: [(side) => ({ id: side.doneImportId, mapping: ['name'] })],
    refuses: 'CONFLICT',
  },
  'Mutation.applyInventoryImport': {
    asks: [...mayImport],
    args: [(side) => ({ id: side.doneImportId })],
    refuses: 'CONFLICT',
  },
  'Mutation.undoInventoryImport': {
    asks: ['assets DELETE', ...mayImport],
    args: [(side) => ({ id: side.importId })],
    refuses: 'CONFLICT',
  },
};
