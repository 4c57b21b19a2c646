import { applyImport, canUndo, mapImport, undoImport } from '../../../domain/inventory/change-import.ts';
import { listImportRows, listImports, listTargets, readImport } from '../../../domain/inventory/list-imports.ts';
import { iso } from '../../../platform/instant.ts';
import type {
  InventoryImportResolvers,
  InventoryImportRowResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  inventoryImports: async (_, args, { ctx }) => {
    const { inventoryImports, count } = await listImports(ctx, args);
    return { rows: inventoryImports, count };
  },
  inventoryImport: (_, { id }, { ctx }) => readImport(ctx, id),
  inventoryImportRows: (_, args, { ctx }) => listImportRows(ctx, args),
};

export const Mutation: MutationResolvers = {
  mapInventoryImport: (_, { id, mapping }, { ctx, ports }) =>
    mapImport(ctx, ports.importJobs, { id, mapping: mapping.map((target) => target ?? null) }),
  applyInventoryImport: (_, { id }, { ctx, ports }) => applyImport(ctx, ports.importJobs, id),
  undoInventoryImport: (_, { id }, { ctx, ports }) => undoImport(ctx, ports.importJobs, id),
};

export const InventoryImport: InventoryImportResolvers = {
  externalSystemId: ({ externalSystemId }) => (externalSystemId === null ? null : String(externalSystemId)),
  targets: (found, _, { ctx }) => listTargets(ctx, found),
  canUndo: (found, _, { ctx }) => canUndo(ctx, found),
  createdBy: ({ createdByName }) => createdByName,
  createdAt: ({ createdAt }) => iso(createdAt),
};

export const InventoryImportRow: InventoryImportRowResolvers = {
  entityId: ({ entityId }) => (entityId === null ? null : String(entityId)),
};
