/** LENS.4 to LENS.9 */
export const lensTickSeconds = 60;
export const badgeDebounceMs = 2_000;
/** The most that lenses which are not standard are counted to: more are "10,000+". */
export const lensCountMax = 10_000;
/** Lenses of one person or one team, and views of one person. */
export const lensesMax = 50;
export const savedViewsMax = 50;
export const lensNameMaxLength = 50;
export const lensViewDefaults = { viewStandardLenses: true, viewMyLenses: true, viewTeamLenses: true } as const;
