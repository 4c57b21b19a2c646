/** Key of an export. */
export interface ReportExportKey {
  customerId: number;
  id: string;
}

/** Activities of the workflow in workflow.ts. */
export interface ReportExportActivities {
  /** Writes an export to its file, from the beginning: the list may have changed since an earlier attempt. */
  runReportExport(key: ReportExportKey): Promise<void>;
  /** Records that no attempt has succeeded. */
  giveUpReportExport(key: ReportExportKey): Promise<void>;
}
