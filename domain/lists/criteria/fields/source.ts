import { contains } from '../expression.ts';
import { foldText } from '../fold.ts';
import { keepLetters } from '../keep-letters.ts';
import type { Field } from './kinds.ts';
import { textsOf, valuesOf, whole } from './kinds.ts';

const alarmId = whole('Alarm ID', Number.MAX_SAFE_INTEGER);

/** LENS-063, folded. Before as well, since a letter may fold into a letter and a point. */
export const keywordOf = (typed: string): string => foldText(keepLetters(foldText(typed)));

/** Where an alarm comes from, and what its source says of it. */
export const sourceFields = {
  externalSystemId: valuesOf('Alarm Source', 'alarmSource', 'systemId', { parse: whole('Alarm Source') }),
  alarmId: valuesOf('Alarm ID', 'number', 'id', { parse: (value) => alarmId(value.trim().replace(/^a/i, '')) }),
  point: textsOf('Source Alarm Point', 'pointPath'),
  stationPath: textsOf('Station Path', 'stationPath'),
  condition: textsOf('Condition', 'condition'),
  alarmClass: textsOf('Alarm Class', 'alarmClass'),
  alarmType: textsOf('Alarm Type', 'alarmType'),
  text: {
    label: 'Keyword',
    type: 'text',
    blank: null,
    read(value) {
      const keyword = keywordOf(value);
      return keyword ? () => contains('searchText', keyword) : null;
    },
  },
} satisfies Record<string, Field>;
