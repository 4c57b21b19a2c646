import { z } from 'zod';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { oneLine } from '../alarms/model/property.ts';
import { typedValueMaxLength } from '../constants.ts';
import { trimmedTo } from '../texts.ts';

const unstorable = commonTexts.invalidCharacters;

/** The name of a property or a class. */
export const nameOfType = z.string().max(100).refine(isStorable, unstorable);

/** A value as people type it: one line, cut at 100 characters (UI-038). */
export const typedValue = z
  .string()
  .max(2_000)
  .refine(isStorable, unstorable)
  .transform((text) => trimmedTo(oneLine(text), typedValueMaxLength));
