import type { OutboundSetting } from './outbound-settings.ts';

export const directions = ['INBOUND', 'OUTBOUND'] as const;
export type Direction = (typeof directions)[number];
export const connectionTypes = ['DATAPUMP', 'EMAIL', 'INBOUND_API', 'OUTBOUND_API', 'OUTBOUND_RUNNER'] as const;
export type ConnectionType = (typeof connectionTypes)[number];
export type ExternalSystemType = 'BUILDING_AUTOMATION_SYSTEM' | 'WORK_ORDER_SYSTEM';

/** Connection types of each direction, the most common first. */
export const connectionTypesOf: Record<Direction, readonly ConnectionType[]> = {
  INBOUND: ['DATAPUMP', 'INBOUND_API', 'EMAIL'],
  OUTBOUND: ['OUTBOUND_API', 'OUTBOUND_RUNNER'],
};

/** True for integrations with a pump in the customer's network: it reads a source, or calls a maintenance system. */
export const hasPump = (connectionType: string): boolean =>
  connectionType === 'DATAPUMP' || connectionType === 'OUTBOUND_RUNNER';
/** True for integrations whose doors are opened by a license key. */
export const takesLicenseKey = (connectionType: string): boolean =>
  hasPump(connectionType) || connectionType === 'INBOUND_API';

/** A kind of system: its label, the direction of its data, and its default connection type. */
export interface ExternalSchema {
  label: string;
  direction: Direction;
  connectionType: ConnectionType;
  /** Settings that its connector requires (INT-025), of a maintenance system. */
  needs: readonly OutboundSetting[];
}

const source = (label: string, connectionType: ConnectionType = 'DATAPUMP'): ExternalSchema => ({
  label,
  direction: 'INBOUND',
  connectionType,
  needs: [],
});
const maintenance = (
  label: string,
  needs: readonly OutboundSetting[],
  connectionType: ConnectionType = 'OUTBOUND_API',
): ExternalSchema => ({ label, direction: 'OUTBOUND', connectionType, needs });

const signIn: readonly OutboundSetting[] = ['host', 'username', 'password'];
const known = {
  generic: source('Any other system', 'INBOUND_API'),
  niagara4: source('Niagara 4'),
  webcontrol: source('WebCTRL'),
  metasys: source('Metasys'),
  desigoCC: source('Desigo CC'),
  ebo: source('EcoStruxure Building Operation'),
  ecostruxureIT: source('EcoStruxure IT', 'INBOUND_API'),
  bacnet: source('BACnet'),
  insight: source('Insight'),
  ebi: source('Enterprise Buildings Integrator'),
  envision: source('Envision'),
  compass: source('Compass'),
  minus80: source('Minus80', 'EMAIL'),
  maximo: maintenance('Maximo', [...signIn, 'siteId']),
  maximoServiceRequest: maintenance('Maximo service requests', [...signIn, 'siteId']),
  famis: maintenance('FAMIS', signIn),
  webTMA: maintenance('WebTMA', [...signIn, 'client'], 'OUTBOUND_RUNNER'),
  webTMACloud: maintenance('WebTMA Cloud', ['clientId', 'apiKey']),
  tms: maintenance('TMS', [...signIn, 'tenant']),
  schoolDude: maintenance('SchoolDude', ['username', 'password']),
  inforEAM: maintenance('InforEAM', [...signIn, 'tenant', 'organization']),
  maintenanceConnection: maintenance('Maintenance Connection', ['connectionKey', 'apiKey']),
  awareManager: maintenance('AwareManager', ['username', 'password']),
  sabre: maintenance('Sabre', ['segmentId', 'partnerAccountNumber', 'partnerPassCode', 'clientAccountNumber']),
  aim: maintenance('AIM', signIn, 'OUTBOUND_RUNNER'),
  mex: maintenance('MEX', [...signIn, 'actionedByContactId']),
};
export type SchemaName = keyof typeof known;

/** Every system that an integration can be with (INT-032, WIRE.8), in the order the console offers them. */
export const schemas: Readonly<Record<SchemaName, ExternalSchema>> = known;

export const isSchema = (name: string): name is SchemaName => Object.hasOwn(schemas, name);

/** Sources send alarms, maintenance systems take work. */
export const typeOf = (direction: Direction): ExternalSystemType =>
  direction === 'INBOUND' ? 'BUILDING_AUTOMATION_SYSTEM' : 'WORK_ORDER_SYSTEM';

/** Returns the label of a schema; the name itself if this release does not have it. */
export const schemaLabel = (name: string): string => (isSchema(name) ? schemas[name].label : name);

export const connectionLabels: Record<ConnectionType, string> = {
  DATAPUMP: 'Data pump',
  EMAIL: 'Email',
  INBOUND_API: 'Inbound API',
  OUTBOUND_API: 'Outbound API',
  OUTBOUND_RUNNER: 'Outbound runner',
};
