import type { CmmsFieldFragment, CmmsValueSource } from '#generated/graphql.ts';

export type CmmsField = CmmsFieldFragment;

/** What a form says of fields, by their ids; null: emptied. What it does not name is as it was inherited. */
export type CmmsDetails = Readonly<Record<string, string | null>>;

/** What a ticket's form has said of fields; what else its additional details hold is nobody's field. */
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

/** Whether the form shows a field: hidden ones are sent without it. */
export const isShown = ({ isVisible, isCreateWorkField, isCreateHiddenWorkField }: CmmsField): boolean =>
  isVisible && isCreateWorkField && !isCreateHiddenWorkField;

/** The value of each field as the form stands. */
export const valuesOf = (inherited: readonly InheritedValue[], details: CmmsDetails): Record<string, string | null> =>
  Object.fromEntries(
    inherited.map(({ field, value }) => [field.id, field.id in details ? (details[field.id] ?? null) : value]),
  );

/**
 * The form with another value of one field: what follows the field is emptied, and what follows that (CMMS.4).
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

/** What is wrong with the value of a field; null: nothing. Lists are looked at by the server. */
export function problemOf({ title, isRequired, dataType, maxLength }: CmmsField, value: string | null): string | null {
  if (value === null || value.trim() === '') return isRequired ? `${title} is required` : null;
  if (dataType === 'Number' && !/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(value.trim())) return `${title} takes a number`;
  const isText = dataType === 'String' || dataType === 'Text Area';
  return isText && maxLength !== null && value.length > maxLength
    ? `${title} takes at most ${maxLength} characters`
    : null;
}

/** Where a value comes from, as people read it. */
export function sourceText({ source, sourceName }: Pick<InheritedValue, 'source' | 'sourceName'>): string | null {
  if (source === 'ALARM') return 'From the alarm';
  if (source === 'ASSET' || source === 'BUILDING') return `From ${sourceName}`;
  if (source === 'MAPPING') return `From ${(sourceName ?? '').replaceAll('_', ' ')}`;
  return source === 'DEFAULT' ? 'Default' : null;
}
