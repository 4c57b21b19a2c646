/** A phase of an import. */
export interface InventoryImportRun {
  customerId: number;
  id: string;
  run: number;
}

/** Activities of the workflow in workflow.ts. */
export interface InventoryImportActivities {
  /** Runs the phase to its end; what an earlier attempt has written is found again. */
  runInventoryImport(run: InventoryImportRun): Promise<void>;
  /** Records that no attempt has succeeded. */
  giveUpInventoryImport(run: InventoryImportRun): Promise<void>;
}
