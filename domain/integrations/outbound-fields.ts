import { ownOf } from '../own.ts';
import { type FormField, password, text, toggle } from './form-field.ts';

const group = 'Maintenance system';

/** Every setting that a maintenance system can need (INT-025), as the form shows it. */
const settings = {
  host: text({ name: 'host', label: 'Host', group }),
  username: text({ name: 'username', label: 'User name', group }),
  password: password({ name: 'password', label: 'Password', group }),
  siteId: text({ name: 'siteId', label: 'Site id', group }),
  segmentId: text({ name: 'segmentId', label: 'Segment id', group }),
  partnerAccountNumber: text({ name: 'partnerAccountNumber', label: 'Partner account number', group }),
  partnerPassCode: password({ name: 'partnerPassCode', label: 'Partner pass code', group }),
  clientAccountNumber: text({ name: 'clientAccountNumber', label: 'Client account number', group }),
  tenant: text({ name: 'tenant', label: 'Tenant', group }),
  organization: text({ name: 'organization', label: 'Organization', group }),
  clientId: text({ name: 'clientId', label: 'Client id', group }),
  client: text({ name: 'client', label: 'Client', group }),
  apiKey: password({ name: 'apiKey', label: 'API key', group }),
  connectionKey: password({ name: 'connectionKey', label: 'Connection key', group }),
  actionedByContactId: text({ name: 'actionedByContactId', label: 'Actioned by contact id', group }),
  isZombieEnabled: toggle({
    name: 'isZombieEnabled',
    label: 'Read values by a virtual record',
    group,
    defaultValue: true,
    help: 'Values to choose from are asked of a record that is never saved ("zombie"). Off: of a new one ("newmbo").',
  }),
  isIncludeCommentsEnabled: toggle({ name: 'isIncludeCommentsEnabled', label: 'Include comments', group }),
  isAssigneeSyncEnabled: toggle({ name: 'isAssigneeSyncEnabled', label: 'Sync assignees', group }),
} satisfies Record<string, FormField>;
export type OutboundSetting = keyof typeof settings;

export const outboundSettingNames = Object.keys(settings) as OutboundSetting[];
export const isSecretSetting = (name: OutboundSetting): boolean => settings[name].type === 'password';

const signIn: OutboundSetting[] = ['host', 'username', 'password'];
/** Settings that each maintenance system's connector requires. */
const required: Record<string, OutboundSetting[]> = {
  maximo: [...signIn, 'siteId'],
  maximoServiceRequest: [...signIn, 'siteId'],
  famis: signIn,
  webTMA: [...signIn, 'client'],
  webTMACloud: ['clientId', 'apiKey'],
  tms: [...signIn, 'tenant'],
  schoolDude: ['username', 'password'],
  inforEAM: [...signIn, 'tenant', 'organization'],
  maintenanceConnection: ['connectionKey', 'apiKey'],
  awareManager: ['username', 'password'],
  sabre: ['segmentId', 'partnerAccountNumber', 'partnerPassCode', 'clientAccountNumber'],
  aim: signIn,
  mex: [...signIn, 'actionedByContactId'],
};
const optional: OutboundSetting[] = ['isIncludeCommentsEnabled', 'isAssigneeSyncEnabled'];
const isMaximo = (schema: string | null): boolean => schema === 'maximo' || schema === 'maximoServiceRequest';

/** True for a system that writes times in its own local time. */
export const usesLocalTimes = (schema: string | null): boolean =>
  schema !== null && !isMaximo(schema) && schema !== 'webTMA' && schema !== 'webTMACloud';
/** True for a system whose sessions may run several calls at a time. */
export const takesConcurrentRequests = (schema: string | null): boolean => schema !== null && schema !== 'inforEAM';

/** The settings of a maintenance system, required ones first; none before it is known which. */
export function outboundFields(schema: string | null): FormField[] {
  const needed = schema === null ? undefined : ownOf(required, schema);
  if (!needed) return [];
  const more = isMaximo(schema) ? [...optional, 'isZombieEnabled' as const] : optional;
  return [...needed, ...more].map((name) => ({
    ...settings[name],
    name: `outboundSettings.${name}`,
    isRequired: needed.includes(name),
  }));
}
