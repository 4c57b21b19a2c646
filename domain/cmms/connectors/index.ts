import { cmmsSyncTexts } from '../../../texts/server/cmms-sync.ts';
import type { Connector, ConnectorSettings } from './connector.ts';
import { createConnector } from './create-connector.ts';
import type { Descriptor } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';
import { vendors } from './generated/vendors.ts';
import type { ConnectorDeps } from './signed-in-calls.ts';

/** Descriptors by schema. */
const descriptors: Readonly<Record<string, Descriptor>> = vendors;

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
  if (!descriptor) throw new CmmsFailure('refused', cmmsSyncTexts.unsupported(settings.schema));
  return createConnector(descriptor, settings, deps);
}
