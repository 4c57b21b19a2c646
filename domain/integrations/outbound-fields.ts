import { isSchema, schemas } from './external-schemas.ts';
import type { FormField } from './form-field.ts';
import { type OutboundSetting, outboundSettings } from './outbound-settings.ts';

const optional: OutboundSetting[] = ['isIncludeCommentsEnabled', 'isAssigneeSyncEnabled'];
const isMaximo = (schema: string | null): boolean => schema === 'maximo' || schema === 'maximoServiceRequest';

/** True for a system that writes times in its own local time. */
export const usesLocalTimes = (schema: string | null): boolean =>
  schema !== null && !isMaximo(schema) && schema !== 'webTMA' && schema !== 'webTMACloud';
/** True for a system whose sessions may run several calls at a time. */
export const takesConcurrentRequests = (schema: string | null): boolean => schema !== null && schema !== 'inforEAM';

/** The settings of a maintenance system, required ones first; none before it is known which. */
export function outboundFields(schema: string | null): FormField[] {
  const needed = schema !== null && isSchema(schema) ? schemas[schema].needs : [];
  if (needed.length === 0) return [];
  const more = isMaximo(schema) ? [...optional, 'isZombieEnabled' as const] : optional;
  return [...needed, ...more].map((name) => ({
    ...outboundSettings[name],
    name: `outboundSettings.${name}`,
    isRequired: needed.includes(name),
  }));
}
