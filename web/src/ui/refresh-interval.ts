/** Returns an interval in words. */
export const intervalName = (minutes: number): string => (minutes === 60 ? '1 hour' : `${minutes} minutes`);
