import { defineRecording, recordedKey } from '../histories/recording.ts';
import type { InventoryImportActivities } from './types.ts';
import type { inventoryImport } from './workflow.ts';

export const recording = defineRecording<typeof inventoryImport, InventoryImportActivities>(
  'inventoryImport',
  [{ ...recordedKey, run: 1 }],
  { runInventoryImport: async () => {}, giveUpInventoryImport: async () => {} },
);
