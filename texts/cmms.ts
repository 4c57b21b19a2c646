import { failedTo } from './common.ts';
import { pageTexts } from './pages.ts';
import { notNumber, required, tooLong } from './refusals.ts';

/** Title of a toast for a part of the CMMS configuration. */
export const cmmsFailure = (
  verb: 'get' | 'create' | 'update' | 'delete' | 'pull',
  what:
    | 'CMMS fields'
    | 'CMMS field'
    | 'domain value'
    | 'domain values'
    | 'mapping'
    | 'mappings'
    | 'relation'
    | 'relations'
    | 'translation'
    | 'translations'
    | 'CMMS config',
): string => failedTo(`${verb} ${what}`);

/** Values of CMMS fields in forms, on alarms and on assets. */
export const cmmsValueTexts = {
  title: pageTexts.cmmsConfig,
  noAccess: 'You do not have access to CMMS values.',
  notInPlan: 'CMMS Config is not part of your plan.',
  noFields: 'No CMMS fields are configured.',
  status: 'CMMS Config Status',
  complete: 'Complete',
  incomplete: 'Incomplete',
  inherit: (field: string) => `Reset ${field} to inherited`,
  changed: 'Changed',
  discard: 'Discard',
  yes: 'Yes',
  no: 'No',
  required,
  notNumber,
  tooLong,
  chooseFirst: (parent: string) => `Choose ${parent} first`,
  fromAlarm: 'From the alarm',
  from: (source: string) => `From ${source}`,
  byDefault: 'Default',
} as const;

/** The page CMMS Config: fields, domain values, mappings, relations and translations (CMMS.3). */
export const cmmsTexts = {
  title: pageTexts.cmmsConfig,
  tabs: {
    fields: 'Fields',
    values: 'Domain values',
    mappings: 'Mappings',
    relations: 'Relations',
    translations: 'Translations',
  },
  system: 'Maintenance system',
  inactiveSystem: (name: string) => `${name} (inactive)`,
  noSystem: 'No maintenance system is connected',
  noSystemDetail: 'Once the provider adds one, its fields can be configured here.',
  saveOnCreate: 'Remember asset and location for future tickets on the same alarms',
  cmmsField: 'CMMS field',
  actions: 'Actions',
  editOf: (name: string) => `Edit ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  any: 'Any',

  pullFailed: 'Failed to reach the maintenance system',
  pullComplete: 'Pull complete',
  pullSummary: (added: number, changed: number, removed: number) =>
    `${added} added, ${changed} changed, ${removed} removed`,
} as const;
