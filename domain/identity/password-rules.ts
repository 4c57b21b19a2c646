import { identityTexts } from '../../texts/server/identity.ts';

const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

/** Rules of a new password (AUTH-106 to AUTH-110), as shown during typing. */
export const passwordRules: ReadonlyArray<{ label: string; holds(password: string): boolean }> = [
  { label: identityTexts.rules.length, holds: (password) => password.length >= 8 },
  { label: 'A digit', holds: (password) => /\d/.test(password) },
  { label: identityTexts.rules.uppercase, holds: (password) => /\p{Lu}/u.test(password) },
  { label: identityTexts.rules.lowercase, holds: (password) => /\p{Ll}/u.test(password) },
  { label: identityTexts.rules.special, holds: (password) => special.test(password) },
];

/** Maximum length, to bound the cost of hashing. */
export const passwordMaxLength = 1_000;

export const meetsRules = (password: string): boolean =>
  password.length <= passwordMaxLength && passwordRules.every(({ holds }) => holds(password));
