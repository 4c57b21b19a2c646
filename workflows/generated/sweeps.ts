import { analystCopies } from '../sweeps/analyst-copies.ts';
import { automationRules } from '../sweeps/automation-rules.ts';
import { certificates } from '../sweeps/certificates.ts';
import { cmmsAlarms } from '../sweeps/cmms-alarms.ts';
import { cmmsValues } from '../sweeps/cmms-values.ts';
import { commands } from '../sweeps/commands.ts';
import { connections } from '../sweeps/connections.ts';
import { dailySnapshots } from '../sweeps/daily-snapshots.ts';
import { deadLetters } from '../sweeps/dead-letters.ts';
import { exportFiles } from '../sweeps/export-files.ts';
import { inventoryImports } from '../sweeps/inventory-imports.ts';
import { licenses } from '../sweeps/licenses.ts';
import { maintenanceSystems } from '../sweeps/maintenance-systems.ts';
import { recountCounted, recountAll } from '../sweeps/nuisance-counts.ts';
import { oldIncidents } from '../sweeps/old-incidents.ts';
import { overdueTickets } from '../sweeps/overdue-tickets.ts';
import { pastEntries } from '../sweeps/past-entries.ts';
import { pastTickets } from '../sweeps/past-tickets.ts';
import { payloads } from '../sweeps/payloads.ts';
import { reconcile } from '../sweeps/reconcile.ts';
import { recurrences } from '../sweeps/recurrences.ts';
import { resolutions } from '../sweeps/resolutions.ts';
import { signIns } from '../sweeps/sign-ins.ts';
import { snoozes } from '../sweeps/snoozes.ts';
import { ssoCertificates } from '../sweeps/sso-certificates.ts';
import { staleAlarms } from '../sweeps/stale-alarms.ts';
import { throughput } from '../sweeps/throughput.ts';
import { unfinishedWork } from '../sweeps/unfinished-work.ts';
import { viewMails } from '../sweeps/view-mails.ts';

export const sweeps = [
  analystCopies,
  automationRules,
  certificates,
  cmmsAlarms,
  cmmsValues,
  commands,
  connections,
  dailySnapshots,
  deadLetters,
  exportFiles,
  inventoryImports,
  licenses,
  maintenanceSystems,
  recountCounted,
  recountAll,
  oldIncidents,
  overdueTickets,
  pastEntries,
  pastTickets,
  payloads,
  reconcile,
  recurrences,
  resolutions,
  signIns,
  snoozes,
  ssoCertificates,
  staleAlarms,
  throughput,
  unfinishedWork,
  viewMails,
] as const;