import type { ValueTranslation } from '../cmms.ts';
import { matchKey } from '../inputs.ts';

/**
 * What an internal value is in the external system (CMMS.5): exact but for case; a translation of that attribute's values
 * before one of any attribute's.
 * @param attribute where the value comes from
 * @returns null without a translation.
 */
export function translate(
  translations: readonly ValueTranslation[],
  fieldId: string,
  attribute: string,
  internalValue: string,
): string | null {
  const key = matchKey(internalValue);
  const matching = translations.filter(
    (one) =>
      one.externalFieldId === fieldId &&
      one.translationDirection === 'INTERNAL_TO_EXTERNAL' &&
      matchKey(one.internalValue) === key,
  );
  const own = matching.find((one) => one.internalValueSource === attribute);
  return (own ?? matching.find((one) => one.internalValueSource === null))?.externalValue ?? null;
}
