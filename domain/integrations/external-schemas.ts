import type { externalSchemas } from '../constants.ts';

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

/** A kind of system: its label, the direction of its data, and its default connection type. */
export interface ExternalSchema {
  label: string;
  direction: Direction;
  connectionType: ConnectionType;
}

const source = (label: string, connectionType: ConnectionType = 'DATAPUMP'): ExternalSchema => ({
  label,
  direction: 'INBOUND',
  connectionType,
});
const maintenance = (label: string, connectionType: ConnectionType = 'OUTBOUND_API'): ExternalSchema => ({
  label,
  direction: 'OUTBOUND',
  connectionType,
});

type Seen =
  | 'envision'
  | 'compass'
  | 'webcontrol'
  | 'niagara4'
  | 'minus80'
  | 'awareManager'
  | 'maximo'
  | 'maximoServiceRequest'
  | 'famis'
  | 'webTMA'
  | 'webTMACloud'
  | 'tms'
  | 'schoolDude'
  | 'inforEAM'
  | 'maintenanceConnection'
  | 'sabre'
  | 'aim'
  | 'mex';
export type SchemaName = Seen | (typeof externalSchemas)[number];

/** Every system that an integration can be with (INT-032, WIRE.8), in the order the console offers them. */
export const schemas: Readonly<Record<SchemaName, ExternalSchema>> = {
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
  maximo: maintenance('Maximo'),
  maximoServiceRequest: maintenance('Maximo service requests'),
  famis: maintenance('FAMIS'),
  webTMA: maintenance('WebTMA', 'OUTBOUND_RUNNER'),
  webTMACloud: maintenance('WebTMA Cloud'),
  tms: maintenance('TMS'),
  schoolDude: maintenance('SchoolDude'),
  inforEAM: maintenance('InforEAM'),
  maintenanceConnection: maintenance('Maintenance Connection'),
  awareManager: maintenance('AwareManager'),
  sabre: maintenance('Sabre'),
  aim: maintenance('AIM', 'OUTBOUND_RUNNER'),
  mex: maintenance('MEX'),
};

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
