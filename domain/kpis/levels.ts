/** KPI.3, KPI.6: the lowest priority that counts as one, and the lowest of the high ones. */
export const prioritizedFrom = 1;
export const highFrom = 4;
