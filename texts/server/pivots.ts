import { grouped, plural } from '../common.ts';
import { pivotWords } from '../pivot-words.ts';
import { notFound } from './common.ts';

/** Advanced analytics (ANA.7). */
export const pivotTexts = {
  ...pivotWords,
  rowsCount: 'A pivot has one or two row dimensions',
  unknownDimension: 'This dimension is not available for what is counted',
  dimensionTwice: 'A dimension is used more than once',
  unknownMeasure: 'This measure is not available for what is counted',
  wrongRange: 'The range ends before it starts, or is longer than allowed',
  rangeOrDays: 'Choose either a number of days or a start and an end',
  tooManyCells: (cells: number, max: number, rows: number, columns: number) =>
    `This would be ${plural(cells, 'cell')} (${plural(rows, 'row')} × ${plural(columns, 'column')}), more than ${grouped(max)}. Narrow it: choose a shorter range, add filters, or choose dimensions with fewer values.`,
  tooSlow: (seconds: number) =>
    `This took longer than ${plural(seconds, 'second')} and was stopped. Choose a shorter range or add filters.`,
  tooLarge: 'This needs more memory than one question may take. Choose a shorter range or add filters.',
  blank: '(none)',
  noPivot: 'The view needs the rows and the measure of its pivot',

  /** Units of measures in files. */
  hours: (measure: string) => `${measure} (hours)`,
  percent: (measure: string) => `${measure} (%)`,
  states: { OPEN: 'Open', CLOSED: 'Closed' },

  mail: {
    notFound: notFound('Mailed view'),
    onlyPivots: 'Only views of advanced analytics are mailed',
    weekday: 'Choose the day of the week',
    monthday: 'Choose the day of the month',
    recipients: (max: number) => `Choose 1 to ${max} people`,
    noAccess: (names: string) => `No access to advanced analytics: ${names}`,
    ownerLeft: 'The owner of the view no longer has access to it',
    triedAgain: 'It could not be counted and is tried again every minute',
    nobody: 'None of the recipients has access any more',
  },
} as const;
