const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

/** What a new password has to have (AUTH-106 to AUTH-110), as it is shown while somebody types. */
export const passwordRules: ReadonlyArray<{ label: string; holds(password: string): boolean }> = [
  { label: 'At least 8 characters', holds: (password) => password.length >= 8 },
  { label: 'A digit', holds: (password) => /\d/.test(password) },
  { label: 'An uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { label: 'A lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { label: 'A special character, such as ! @ # $ % & * ?', holds: (password) => special.test(password) },
];

/** Longer than that it would only cost work. */
export const passwordMaxLength = 1_000;

export const meetsRules = (password: string): boolean =>
  password.length <= passwordMaxLength && passwordRules.every(({ holds }) => holds(password));
