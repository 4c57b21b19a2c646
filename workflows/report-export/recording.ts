import { defineRecording, recordedKey } from '../histories/recording.ts';
import type { ReportExportActivities } from './types.ts';
import type { reportExport } from './workflow.ts';

export const recording = defineRecording<typeof reportExport, ReportExportActivities>('reportExport', [recordedKey], {
  runReportExport: async () => {},
  giveUpReportExport: async () => {},
});
