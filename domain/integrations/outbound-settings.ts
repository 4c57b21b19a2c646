import { type FormField, password, text, toggle } from './form-field.ts';

const group = 'Maintenance system';

/** Every setting that a maintenance system can need (INT-025), as the form shows it. */
export const outboundSettings = {
  host: text({ name: 'host', label: 'Host', group }),
  username: text({ name: 'username', label: 'Username', group }),
  password: password({ name: 'password', label: 'Password', group }),
  siteId: text({ name: 'siteId', label: 'Site ID', group }),
  segmentId: text({ name: 'segmentId', label: 'Segment ID', group }),
  partnerAccountNumber: text({ name: 'partnerAccountNumber', label: 'Partner account number', group }),
  partnerPassCode: password({ name: 'partnerPassCode', label: 'Partner passcode', group }),
  clientAccountNumber: text({ name: 'clientAccountNumber', label: 'Client account number', group }),
  tenant: text({ name: 'tenant', label: 'Tenant', group }),
  organization: text({ name: 'organization', label: 'Organization', group }),
  clientId: text({ name: 'clientId', label: 'Client ID', group }),
  client: text({ name: 'client', label: 'Client', group }),
  apiKey: password({ name: 'apiKey', label: 'API key', group }),
  connectionKey: password({ name: 'connectionKey', label: 'Connection key', group }),
  actionedByContactId: text({ name: 'actionedByContactId', label: 'Contact ID for actions', group }),
  isZombieEnabled: toggle({
    name: 'isZombieEnabled',
    label: 'Read values from a virtual record',
    group,
    defaultValue: true,
    help: 'Reads the options of lists from a record that is never saved ("zombie"). Off: from a new one ("newmbo").',
  }),
  isIncludeCommentsEnabled: toggle({ name: 'isIncludeCommentsEnabled', label: 'Include comments', group }),
  isAssigneeSyncEnabled: toggle({ name: 'isAssigneeSyncEnabled', label: 'Sync assignees', group }),
} satisfies Record<string, FormField>;
export type OutboundSetting = keyof typeof outboundSettings;

export const outboundSettingNames = Object.keys(outboundSettings) as OutboundSetting[];
export const isSecretSetting = (name: OutboundSetting): boolean => outboundSettings[name].type === 'password';
