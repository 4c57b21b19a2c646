import { createExportLinks, type ExportLinks } from '../../../domain/exports/export-links.ts';
import type { ExportJobs } from '../../../domain/exports/report-export.ts';
import { createKeptFiles, type KeptFiles } from '../../../platform/kept-files.ts';
import { startReportExport } from '../../../workflows/report-export/client.ts';
import type { PortDeps } from '../port-deps.ts';

interface ExportPorts {
  exportJobs: ExportJobs;
  exportLinks: ExportLinks;
  exportFiles: KeptFiles;
}

export const createPorts = ({ temporal, seal, exportsFolder, log }: PortDeps): ExportPorts => ({
  exportJobs: {
    // its row is committed: started here to save time; if that fails, the sweep of unfinished work starts it
    start: (key) =>
      temporal
        .withDeadline(() => startReportExport(temporal, key))
        .catch((error: unknown) => log.warn({ err: error }, 'an export is not started yet')),
  },
  exportLinks: createExportLinks(seal),
  exportFiles: createKeptFiles(exportsFolder),
});
