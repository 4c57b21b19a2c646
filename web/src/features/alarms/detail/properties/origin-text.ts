import { ownOf } from '#domain/own.ts';
import { alarmPropertyTexts as texts } from '#texts/alarm-properties.ts';
import type { AlarmDetail } from '../use-alarm.ts';

type Known = Pick<
  AlarmDetail['properties'][number],
  'source' | 'sourceText' | 'sourceField' | 'shownConfidence' | 'verifiedBy' | 'confidence'
>;

const origins: Record<string, string> = texts.origins;

/** Returns the origin of a value, with the text that it came from: `From “AHU_3” in the point, 90%`. */
export function originText({
  source,
  sourceText,
  sourceField,
  shownConfidence,
  verifiedBy,
  confidence,
}: Known): string {
  const piece = sourceText ? texts.fromText(sourceText, ownOf(origins, sourceField ?? '') ?? texts.theSource) : null;
  if (source === 'PERSON') {
    const person = verifiedBy ?? texts.someone;
    const vote = confidence === 1 ? texts.verifiedBy(person) : texts.markedWrongBy(person);
    return piece ? `${vote}. ${piece}` : vote;
  }
  const by = source === 'ALIAS' ? texts.byAlias : null;
  return [piece ?? texts.fromSource, by, texts.confidence(shownConfidence)].filter(Boolean).join(', ');
}
