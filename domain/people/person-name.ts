import { commonTexts } from '../../texts/server/common.ts';
import { profileTexts } from '../../texts/server/profile.ts';
import { personNameMaxLength } from '../constants.ts';
import { textOf } from '../texts.ts';

/** Control characters, and those that reverse the text around them: letters of right-to-left scripts need none. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A part of a person's name, in any script and with emoji; '' where it is empty. */
export const namePartSchema = (what: string) =>
  textOf(what, personNameMaxLength)
    .transform((text) => (text ?? '').replace(/ +/g, ' '))
    .refine((text) => !misleading.test(text), commonTexts.invalidCharacters);

/** Returns the name that people see. */
export const displayNameOf = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim();

export const firstNameSchema = namePartSchema(profileTexts.firstName);
export const lastNameSchema = namePartSchema(profileTexts.lastName);
