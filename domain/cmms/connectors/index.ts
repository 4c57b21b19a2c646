import type { Connector, ConnectorSettings } from './connector.ts';
import { type ConnectorDeps, createConnector } from './create-connector.ts';
import type { Descriptor } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';
import { aim } from './vendors/aim.ts';
import { assetEssentials } from './vendors/asset-essentials.ts';
import { famis } from './vendors/famis.ts';
import { genericRest } from './vendors/generic-rest.ts';
import { inforEAM } from './vendors/infor-eam.ts';
import { maintenanceConnection } from './vendors/maintenance-connection.ts';
import { maximo, maximoServiceRequest } from './vendors/maximo.ts';
import { mex } from './vendors/mex.ts';
import { sabre } from './vendors/sabre.ts';
import { webTMA } from './vendors/web-tma.ts';
import { webTMACloud } from './vendors/web-tma-cloud.ts';

/** Descriptors by schema. Systems without a published API are called through a plain interface of the site. */
const descriptors: Readonly<Record<string, Descriptor>> = {
  maximo,
  maximoServiceRequest,
  maintenanceConnection,
  famis,
  webTMA,
  webTMACloud,
  inforEAM,
  schoolDude: assetEssentials,
  aim,
  mex,
  tms: genericRest,
  sabre,
  awareManager: genericRest,
};

const find = (schema: string): Descriptor | undefined =>
  Object.hasOwn(descriptors, schema) ? descriptors[schema] : undefined;

/** True for a schema whose systems list their fields or values. */
export const listsFields = (schema: string): boolean => {
  const descriptor = find(schema);
  return descriptor !== undefined && (descriptor.fields !== null || descriptor.values !== null);
};

/** The field that a system of this schema keeps the assignee in; undefined where an order has none. */
export const assigneeFieldOf = (schema: string): string | undefined => find(schema)?.names.assignee;

/** @throws CmmsFailure refused for a schema that is no maintenance system of this release. */
export function connectorFor(settings: ConnectorSettings, deps: ConnectorDeps): Connector {
  const descriptor = find(settings.schema);
  if (!descriptor) throw new CmmsFailure('refused', `${settings.schema} is no maintenance system that can be reached`);
  return createConnector(descriptor, settings, deps);
}
