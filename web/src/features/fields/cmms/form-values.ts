import type { CmmsFieldFragment, CmmsValueSource } from '#generated/graphql.ts';
import { cmmsValueTexts as texts } from '#texts/cmms.ts';

export type CmmsField = CmmsFieldFragment;

/** Values entered in a form, by field id; null: emptied. Fields without an entry are inherited. */
export type CmmsDetails = Readonly<Record<string, string | null>>;

/** Returns the field values in a ticket's additional details; other entries belong to no field. */
export const detailsOf = (additionalDetails: unknown): CmmsDetails =>
  Object.fromEntries(
    Object.entries(additionalDetails ?? {}).filter(([, value]) => value === null || typeof value === 'string'),
  );

/** A field of a form with what it inherits. */
export interface InheritedValue {
  field: CmmsField;
  value: string | null;
  label: string | null;
  source: CmmsValueSource | null;
  sourceName: string | null;
  problem: string | null;
}

/** Tells if the form shows a field: hidden ones are sent without it. */
export const isShown = ({ isVisible, isCreateWorkField, isCreateHiddenWorkField }: CmmsField): boolean =>
  isVisible && isCreateWorkField && !isCreateHiddenWorkField;

/** Returns the current value of each field. */
export const valuesOf = (inherited: readonly InheritedValue[], details: CmmsDetails): Record<string, string | null> =>
  Object.fromEntries(
    inherited.map(({ field, value }) => [field.id, field.id in details ? (details[field.id] ?? null) : value]),
  );

/**
 * Returns the form with another value of one field; fields that depend on it, directly or not, are emptied (CMMS.4).
 * @param fields all of the form
 */
export function withValue(
  details: CmmsDetails,
  fields: readonly CmmsField[],
  fieldId: string,
  value: string | null,
): CmmsDetails {
  let next: CmmsDetails = { ...details, [fieldId]: value };
  for (const child of fields)
    if (child.relatedParentField?.id === fieldId && child.id !== fieldId)
      next = withValue(next, fields, child.id, null);
  return next;
}

/** Returns the problem of a field's value; null if there is none. The server checks lists. */
export function problemOf({ title, isRequired, dataType, maxLength }: CmmsField, value: string | null): string | null {
  if (value === null || value.trim() === '') return isRequired ? texts.required(title) : null;
  if (dataType === 'Number' && !/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(value.trim())) return texts.notNumber(title);
  const isText = dataType === 'String' || dataType === 'Text Area';
  return isText && maxLength !== null && value.length > maxLength ? texts.tooLong(title, maxLength) : null;
}

/** Returns the source of a value, in words. */
export function sourceText({ source, sourceName }: Pick<InheritedValue, 'source' | 'sourceName'>): string | null {
  if (source === 'ALARM') return texts.fromAlarm;
  if (source === 'ASSET' || source === 'BUILDING') return texts.from(sourceName ?? '');
  if (source === 'MAPPING') return texts.from((sourceName ?? '').replaceAll('_', ' '));
  return source === 'DEFAULT' ? texts.byDefault : null;
}
