import { z } from 'zod';
import { isStorable } from '../platform/storable.ts';
import { commonTexts } from '../texts/server/common.ts';
import { lensTexts } from '../texts/server/lenses.ts';
import { lensNameMaxLength, notesMaxLength } from './constants.ts';

/** A name that people give: white space collapsed. */
export const nameSchema = (what: string, max = lensNameMaxLength) =>
  z
    .string()
    .transform((name) => name.trim().replace(/\s+/g, ' '))
    .refine((name) => name !== '', lensTexts.nameRequired(what))
    .refine((name) => [...name].length <= max, lensTexts.nameTooLong(max))
    .refine(isStorable, commonTexts.invalidCharacters);

/** A description that people may give; empty without one. */
export const descriptionSchema = z
  .string()
  .trim()
  .max(notesMaxLength)
  .refine(isStorable, commonTexts.invalidCharacters)
  .nullish()
  .transform((text) => text ?? '');
