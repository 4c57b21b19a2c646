import type { ReportExport } from '../../../domain/exports/report-export.ts';

export type ReportExportMapper = ReportExport;
