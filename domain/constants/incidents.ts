/** BEY.1: relations "feeds" between an alarm and its likely cause, and minutes between their starts. */
export const incidentMaxHops = 1;
export const incidentWindowMinutes = 5;
/** Alarms that explanations follow from one to its cause, and alarms of an incident that one page has. */
export const incidentChainMax = 20;
export const incidentPageSize = 50;
/** Days of history that grouping is tried on, and most starts of alarms that are read for it. */
export const incidentTrialDays = 30;
export const incidentTrialStarts = 500_000;
/** Days for which an incident that is over is kept, as the payloads that show how it came about. */
export const incidentKeptDays = 90;
