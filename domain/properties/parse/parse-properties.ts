import { type AlarmProperty, type AlarmTextsRead, oneLine, type PropertyText } from '../../alarms/model/property.ts';
import { typedValueMaxLength } from '../../constants.ts';
import { findEquipment, findUnit } from './equipment.ts';
import { phraseFinder } from './find-phrases.ts';
import { type Finding, findPlaces, findPlacesInPath } from './places.ts';
import { categories, components } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Version of the parser's results: after a change, an alarm is parsed again with its next event. */
export const parserVersion = 2;

/** Longest part of a text that is read. */
const longest = 2_000;

const findComponents = phraseFinder(components);
const findCategories = phraseFinder(categories);

/** Texts in the order in which they are believed: a path names things, a sentence speaks of them. */
const places: readonly PropertyText[] = ['pointPath', 'pointName', 'stationPath', 'message', 'alarmClass'];
const equipment: readonly PropertyText[] = ['pointPath', 'pointName', 'message', 'stationPath'];
const parts: readonly PropertyText[] = ['pointName', 'pointPath', 'message', 'condition'];
const about: readonly PropertyText[] = ['message', 'condition', 'pointName', 'pointPath'];

/** Confidence of a word within a sentence: it may be about something other than the point. */
const inSentence = 0.85;
const mostCategories = 3;

/**
 * Reads building, floor, room, equipment, its type, component and category from an alarm's texts, each with a
 * confidence and the piece of text it was read from. Pure, and the same for the same texts.
 */
export function parseProperties(given: AlarmTextsRead): AlarmProperty[] {
  const texts = { ...given };
  for (const field of Object.keys(texts) as PropertyText[]) texts[field] = texts[field]?.slice(0, longest) ?? null;
  const found = new Map<string, AlarmProperty>();
  const take = (field: PropertyText, text: string, one: Finding): void => {
    const value = oneLine(one.value).slice(0, typedValueMaxLength).trim();
    const known = found.get(one.type);
    if (!value) return;
    if (known) {
      // a sentence may be about several things
      const isMore = one.type === 'category' && known.field === field && known.value.length < mostCategories;
      if (isMore && !known.value.includes(value)) known.value.push(value);
      return;
    }
    const isSentence = one.type !== 'category' && (field === 'message' || field === 'condition');
    found.set(one.type, {
      type: one.type,
      value: [value],
      confidence: rounded(isSentence ? one.confidence * inSentence : one.confidence),
      by: 'PARSER',
      text: text.slice(one.from, one.to),
      field,
    });
  };
  const each = (
    fields: readonly PropertyText[],
    type: string | null,
    find: (text: string, field: PropertyText) => Finding[],
  ): void => {
    for (const field of fields) {
      const text = texts[field];
      if (type !== null && found.has(type)) return;
      if (text) for (const one of find(text, field)) take(field, text, one);
    }
  };
  each(places, null, (text, field) => {
    const named = findPlaces(text);
    return field === 'pointPath' ? [...named, ...findPlacesInPath(text, named)] : named;
  });
  each(equipment, 'asset_name', findEquipment);
  if (texts.pointPath) for (const one of findUnit(texts.pointPath)) take('pointPath', texts.pointPath, one);
  each(parts, 'component', (text, field) =>
    longestFirst(text, findComponents, 'component', field === 'pointPath').slice(0, 1),
  );
  each(about, 'category', (text) => longestFirst(text, findCategories, 'category', false));
  return [...found.values()];
}

/**
 * Finds the words of a vocabulary in a text, the longest run of words first; in a path, only its last part, the point
 * itself.
 */
function longestFirst(text: string, find: typeof findComponents, type: string, isPath: boolean): Finding[] {
  const from = isPath ? Math.max(...['/', ':', '.'].map((parting) => text.lastIndexOf(parting))) + 1 : 0;
  return find(wordsOf(text.slice(from)))
    .sort((a, b) => b.length - a.length || a.from - b.from)
    .map(({ value, length, ...place }) => ({
      type,
      value,
      // a word alone may mean something else
      confidence: length > 1 ? 0.85 : 0.7,
      from: place.from + from,
      to: place.to + from,
    }));
}

const rounded = (confidence: number): number => Math.round(confidence * 100) / 100;
