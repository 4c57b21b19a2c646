import { format } from 'date-fns';

/** Hours on the viewer's clock, as axes name them. */

/** `2 PM` */
export const hourLabel = (start: string): string => format(new Date(start), 'h a');

/** `Tue 14` */
export const weekdayLabel = (start: string): string => format(new Date(start), 'EEE d');

/** The hour from an instant on: `11/21 02 PM - 03 PM`. */
export const hourSpan = (start: string): string => {
  const from = new Date(start);
  return `${format(from, 'MM/dd hh a')} - ${format(from.getTime() + 3_600_000, 'hh a')}`;
};
