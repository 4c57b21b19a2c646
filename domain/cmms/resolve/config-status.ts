import type { ExternalCmmsField } from '../cmms.ts';
import type { ResolvedField } from './sources.ts';

export type CmmsConfigStatus = 'complete' | 'incomplete';

/** Fields that say where and on what work is done, and that people see. */
export const isPlaceField = ({ genericField, isVisible, isDeleted }: ExternalCmmsField): boolean =>
  (genericField === 'Asset' || genericField === 'Location') && isVisible && !isDeleted;

/**
 * Complete when every visible Asset or Location field has an effective value (CMMS.7).
 * @returns null where there is no such field.
 */
export function cmmsConfigStatus(
  fields: readonly ExternalCmmsField[],
  resolved: readonly ResolvedField[],
): CmmsConfigStatus | null {
  const places = fields.filter(isPlaceField);
  if (places.length === 0) return null;
  const filled = new Set(resolved.filter(({ value }) => value !== null).map(({ fieldId }) => fieldId));
  return places.every(({ id }) => filled.has(id)) ? 'complete' : 'incomplete';
}

/** Fields that new work is sent with. */
export const isSentOnCreate = (field: ExternalCmmsField): boolean =>
  !field.isDeleted && (field.isCreateWorkField || field.isCreateHiddenWorkField);

/** Fields without which new work cannot be sent (CMMS.2). */
export function missingFields(
  fields: readonly ExternalCmmsField[],
  resolved: readonly ResolvedField[],
): ExternalCmmsField[] {
  const filled = new Set(resolved.filter(({ value }) => value !== null).map(({ fieldId }) => fieldId));
  return fields.filter((field) => isSentOnCreate(field) && field.isRequired && !filled.has(field.id));
}
