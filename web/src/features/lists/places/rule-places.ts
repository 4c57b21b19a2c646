/** The page of rules, and the page of one. */
export const rulesPath = '/settings/automation-rules';
export const rulePath = (id: string): string => `${rulesPath}/${id}`;
/** Last part of the address of a rule that does not exist yet. */
export const newRule = 'new';
