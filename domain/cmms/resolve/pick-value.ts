import { cmmsTexts } from '../../../texts/server/cmms.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import { matchKey } from '../inputs.ts';
import { optionLabel } from '../option-label.ts';
import { checkValue, cutToField } from './check-value.ts';
import type { ListValue } from './sources.ts';

/** A text as the value of a field. */
export interface Picked {
  value: string | null;
  label: string | null;
  problem: string | null;
  /** For a list: ids that select the options of its child fields. */
  externalIds: readonly string[];
}

/** Parts of a list's values that a text is compared with. */
export interface PickBy {
  name: boolean;
  label: boolean;
}
export const byName: PickBy = { name: true, label: false };

/** The values that a field offers. */
export interface FieldValues {
  values: readonly ListValue[];
  /** External ids of the parent field's value; null if the field has no parent. */
  under: readonly string[] | null;
}

const none = (problem: string): Picked => ({ value: null, label: null, problem, externalIds: [] });

/**
 * Resolves a text to a value of a field: by its list, or by its type. A list's values under another value of its parent
 * field are not offered (CMMS.4).
 */
export function pickValue(field: ExternalCmmsField, text: string, by: PickBy, offered: FieldValues): Picked {
  if (field.dataType !== 'List') {
    const { value, problem } = checkValue(field, text);
    return problem === null ? { value, label: labelOf(field, value), problem, externalIds: [] } : none(problem);
  }
  const { values, under } = offered;
  const key = matchKey(text);
  const fits = (value: ListValue): boolean =>
    (by.name && matchKey(value.name) === key) || (by.label && matchKey(value.value) === key);
  const matching = values.filter(fits);
  // keys may differ by case alone
  const isExact = (value: ListValue): boolean => value.name === text;
  const exact = matching.some(isExact) ? matching.filter(isExact) : matching;
  const here = exact.filter(
    ({ parentExternalId }) => under === null || parentExternalId === null || under.includes(parentExternalId),
  );
  const [first] = here;
  if (first)
    return {
      value: first.name,
      label: optionLabel(field.displayTemplate, first),
      problem: null,
      externalIds: here.filter(({ name }) => name === first.name).map(({ externalId, name }) => externalId ?? name),
    };
  return none(matching.length > 0 ? cmmsTexts.notOfParent(text, field.title) : cmmsTexts.notOption(text, field.title));
}

/** As pickValue, for a text that no person typed into the field: cut if too long. */
export const pickInherited = (field: ExternalCmmsField, text: string, by: PickBy, offered: FieldValues): Picked =>
  pickValue(field, cutToField(field, text), by, offered);

function labelOf({ dataType }: ExternalCmmsField, value: string): string {
  if (dataType === 'Boolean') return value === 'true' ? 'Yes' : 'No';
  return value;
}
