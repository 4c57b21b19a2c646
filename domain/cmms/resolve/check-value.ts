import { cmmsTexts } from '../../../texts/server/cmms.ts';
import type { ExternalCmmsField } from '../cmms.ts';

/** A value as a field keeps it, or why it cannot. */
export type Checked = { value: string; problem: null } | { value: null; problem: string };

const good = (value: string): Checked => ({ value, problem: null });
const bad = (problem: string): Checked => ({ value: null, problem });

const yes = ['true', 'yes', 'y', '1'];
const no = ['false', 'no', 'n', '0'];

/**
 * Checks a text against the type and length of a field that is no list. Numbers, booleans and times are returned as
 * they are stored: `12.5`, `true`, ISO 8601 in UTC.
 */
export function checkValue(field: Pick<ExternalCmmsField, 'dataType' | 'maxLength' | 'title'>, text: string): Checked {
  const { dataType, maxLength, title } = field;
  if (dataType === 'Number') {
    const number = /^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
    return Number.isFinite(number) ? good(String(number)) : bad(cmmsTexts.number(title));
  }
  if (dataType === 'Boolean') {
    const word = text.toLowerCase();
    if (yes.includes(word)) return good('true');
    return no.includes(word) ? good('false') : bad(cmmsTexts.boolean(title));
  }
  if (dataType === 'Date Time') {
    const at = new Date(text);
    // other writings mean other times in other places
    return /^\d{4}-\d\d-\d\d([T ]|$)/.test(text) && !Number.isNaN(at.getTime())
      ? good(at.toISOString())
      : bad(cmmsTexts.dateTime(title));
  }
  if (maxLength !== null && text.length > maxLength) return bad(cmmsTexts.tooLong(title, maxLength));
  return good(text);
}

const mark = '…';

/** Cuts a text that no person typed to the field's maximum, and marks the cut. */
export function cutToField(field: Pick<ExternalCmmsField, 'dataType' | 'maxLength'>, text: string): string {
  const { dataType, maxLength } = field;
  if ((dataType !== 'String' && dataType !== 'Text Area') || maxLength === null || text.length <= maxLength)
    return text;
  // never half of a character
  return maxLength <= 1 ? mark : `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}${mark}`;
}
