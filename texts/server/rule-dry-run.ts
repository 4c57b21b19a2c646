/** Refusals of dry runs. */
export const dryRunTexts = {
  triggerRequired: 'Choose what starts the rule',
  days: (choices: readonly number[]) => `A rule is tried on ${choices.join(' or ')} days`,
  tooSlow: (seconds: number) =>
    `Trying the rule takes more than ${seconds} seconds. Narrow its criteria, or try fewer days.`,
} as const;
