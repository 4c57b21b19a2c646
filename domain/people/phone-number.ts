import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { profileTexts } from '../../texts/server/profile.ts';

/** Characters that any spelling of a number needs at most: no more is parsed. */
const spellingMax = 50;

/**
 * Returns a phone number as E.164 from any spelling; country code 1 unless one is given (USR.17).
 * @returns null for what is no phone number.
 */
export function phoneNumberOf(text: string): string | null {
  if (text.length > spellingMax) return null;
  const parsed = parsePhoneNumberFromString(text.trim(), { defaultCountry: 'US', extract: false });
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}

/** A phone number in any spelling, as E.164; null where it is empty. */
export const phoneNumberSchema = z
  .string()
  .max(spellingMax, profileTexts.phoneInvalid)
  .nullable()
  .transform((text, ctx) => {
    if (text === null || text.trim() === '') return null;
    const number = phoneNumberOf(text);
    if (number === null) ctx.addIssue(profileTexts.phoneInvalid);
    return number;
  });
