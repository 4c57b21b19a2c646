import { contains } from '../criteria/expression.ts';
import { type Filters, textsOf, valuesOf, whole } from '../criteria/filter.ts';
import { foldText } from '../criteria/fold.ts';
import { keepLetters } from '../criteria/keep-letters.ts';
import { alarmColumn } from './alarm-columns.ts';
import type { AlarmRow } from './alarm-row.ts';

const alarmId = whole('Alarm ID', Number.MAX_SAFE_INTEGER);

/** LENS-063, folded. Before as well, since a letter may fold into a letter and a point. */
export const keywordOf = (typed: string): string => foldText(keepLetters(foldText(typed)));

/** Filters on the source of an alarm, and on data from it. */
export const sourceFilters = {
  externalSystemId: valuesOf('Alarm Source', 'alarmSource', alarmColumn.systemId, { parse: whole('Alarm Source') }),
  alarmId: {
    ...valuesOf('Alarm ID', 'number', alarmColumn.id, {
      parse: (value) => alarmId(value.trim().replace(/^a/i, '')),
    }),
    query: 'alarmId',
  },
  point: textsOf('Source Alarm Point', alarmColumn.pointPath),
  stationPath: textsOf('Station Path', alarmColumn.stationPath),
  condition: textsOf('Condition', alarmColumn.condition),
  alarmClass: textsOf('Alarm Class', alarmColumn.alarmClass),
  alarmType: textsOf('Alarm Type', alarmColumn.alarmType),
  text: {
    label: 'Keyword',
    type: 'text',
    blank: null,
    read(value) {
      const keyword = keywordOf(value);
      return keyword ? () => contains(alarmColumn.searchText, keyword) : null;
    },
  },
} satisfies Filters<AlarmRow>;
