import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { peopleTexts } from '../../texts/server/people.ts';
import { phoneCountryCode } from '../constants.ts';

/** Returns a phone number as E.164, of country code 1 unless it says another (USR.17); null for what is none. */
export function toPhoneNumber(text: string): string | null {
  const found = parsePhoneNumberFromString(text, { defaultCallingCode: phoneCountryCode, extract: false });
  return found?.isPossible() && found.ext === undefined ? found.number : null;
}

/** A phone number as people write it, parsed to E.164. */
export const phoneSchema = z
  .string()
  .trim()
  .max(40, peopleTexts.phoneInvalid)
  .transform((text, refinement) => {
    const number = toPhoneNumber(text);
    if (number === null) refinement.addIssue({ code: 'custom', message: peopleTexts.phoneInvalid });
    return number ?? z.NEVER;
  });
