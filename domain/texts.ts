import { z } from 'zod';
import { isStorable } from '../platform/storable.ts';
import { reasonName, tooLong } from '../texts/refusals.ts';
import { commonTexts } from '../texts/server/common.ts';
import { reasonMaxLength } from './constants.ts';

/** People's words are counted in characters as they see them: an emoji is one. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of segmenter.segment(text)) length += 1;
  return length;
};

/** A text without what surrounds it, at most `max` characters long; null where nothing is left. */
export const textOf = (what: string, max: number) =>
  z
    .string()
    .max(max * 20, tooLong(what, max))
    .refine(isStorable, commonTexts.invalidCharacters)
    .nullish()
    .transform((text) => text?.trim() || null)
    .refine((text) => text === null || lengthOf(text) <= max, tooLong(what, max));

/** STAT.22: empty counts as missing. */
export const reasonSchema = textOf(reasonName, reasonMaxLength);

/** The first `max` characters of a typed value, no character of it cut in two (UI-038). */
export function trimmedTo(text: string, max: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of segmenter.segment(text.trim())) {
    if (length === max) break;
    kept += segment;
    length += 1;
  }
  return kept.trim();
}
