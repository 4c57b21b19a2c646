/** Pickers of people. */
export const peopleTexts = {
  find: 'Find people',
  add: 'Add users',
  remove: (name: string) => `Remove ${name}`,
  you: (name: string) => `${name} (you)`,
  admin: (name: string) => `${name} · Admin`,
  teamLead: (name: string) => `${name} (Team Lead)`,
} as const;
