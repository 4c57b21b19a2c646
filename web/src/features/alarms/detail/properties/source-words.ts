import { ownOf } from '#domain/own.ts';
import type { AlarmDetail } from '../use-alarm.ts';

type Known = Pick<
  AlarmDetail['properties'][number],
  'source' | 'sourceText' | 'sourceField' | 'shownConfidence' | 'verifiedBy' | 'confidence'
>;

const fields: Record<string, string> = {
  pointPath: 'the point',
  pointName: 'the name of the point',
  stationPath: 'the station',
  message: 'the alarm text',
  condition: 'the condition',
  alarmClass: 'the alarm class',
};

/** Origin of a value, with the text that it came from: `From “AHU_3” in the point, 90 %`. */
export function sourceWords({
  source,
  sourceText,
  sourceField,
  shownConfidence,
  verifiedBy,
  confidence,
}: Known): string {
  const piece = sourceText ? `From “${sourceText}” in ${ownOf(fields, sourceField ?? '') ?? 'the source'}` : null;
  if (source === 'PERSON') {
    const vote = `${confidence === 1 ? 'Verified' : 'Called wrong'} by ${verifiedBy ?? 'somebody'}`;
    return piece ? `${vote}. ${piece}` : vote;
  }
  const by = source === 'ALIAS' ? 'an asset’s name' : null;
  return [piece ?? 'From the source', by, `${shownConfidence} %`].filter(Boolean).join(', ');
}
