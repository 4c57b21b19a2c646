import type { ValueTranslation } from '../cmms.ts';
import { matchKey } from '../inputs.ts';

/**
 * Translates an internal value for the external system (CMMS.5): exact except for case; a translation for that
 * attribute's values before one for any attribute's.
 * @param attribute the source of the value
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
