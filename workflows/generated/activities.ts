import { createActivities as automation } from '../automation/activities.ts';
import { createActivities as bulk } from '../bulk/activities.ts';
import { createActivities as cmmsPoll } from '../cmms-poll/activities.ts';
import { createActivities as cmmsPull } from '../cmms-pull/activities.ts';
import { createActivities as cmmsSync } from '../cmms-sync/activities.ts';
import { createActivities as commands } from '../commands/activities.ts';
import { createActivities as inventoryImport } from '../inventory-import/activities.ts';
import { createActivities as reparse } from '../reparse/activities.ts';
import { createActivities as reportExport } from '../report-export/activities.ts';
import { createActivities as sweeps } from '../sweeps/activities.ts';

type Deps = Parameters<typeof automation>[0] & Parameters<typeof bulk>[0] & Parameters<typeof cmmsPoll>[0] & Parameters<typeof cmmsPull>[0] & Parameters<typeof cmmsSync>[0] & Parameters<typeof commands>[0] & Parameters<typeof inventoryImport>[0] & Parameters<typeof reparse>[0] & Parameters<typeof reportExport>[0] & Parameters<typeof sweeps>[0];

export const createActivities = (deps: Deps) => ({
  ...automation(deps),
  ...bulk(deps),
  ...cmmsPoll(deps),
  ...cmmsPull(deps),
  ...cmmsSync(deps),
  ...commands(deps),
  ...inventoryImport(deps),
  ...reparse(deps),
  ...reportExport(deps),
  ...sweeps(deps),
});