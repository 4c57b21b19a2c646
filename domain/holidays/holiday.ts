/** A day on which the customer's people do not work as usual. */
export interface Holiday {
  id: string;
  /** YYYY-MM-DD, the first year for one that returns. */
  date: string;
  name: string;
  /** True if it returns on this date each year. */
  isYearly: boolean;
}

/**
 * Returns a function that says whether a local day is a holiday.
 * @returns a predicate of days as YYYY-MM-DD.
 */
export function holidayTest(holidays: ReadonlyArray<Pick<Holiday, 'date' | 'isYearly'>>): (day: string) => boolean {
  const once = new Set<string>();
  /** First date by month and day. */
  const yearly = new Map<string, string>();
  for (const { date, isYearly } of holidays) {
    const monthDay = date.slice(5);
    if (!isYearly) once.add(date);
    else if (date < (yearly.get(monthDay) ?? '9999')) yearly.set(monthDay, date);
  }
  return (day) => once.has(day) || (yearly.get(day.slice(5)) ?? '9999') <= day;
}
