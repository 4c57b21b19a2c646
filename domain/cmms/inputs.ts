import { z } from 'zod';
import { isStorable } from '../../platform/storable.ts';
import { cmmsTexts } from '../../texts/server/cmms.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { pageSizes } from '../constants.ts';
import { limitSchema, offsetSchema } from '../paging.ts';

/** Inputs of the calls about maintenance systems. */

export const fieldIdSchema = z.uuid(cmmsTexts.fieldNotFound);
export const systemIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, cmmsTexts.systemNotFound)
  .transform(Number);

export const textSchema = (max: number) => z.string().max(max).refine(isStorable, commonTexts.invalidCharacters);
/** Schema of a trimmed text that is not empty. */
export const wordSchema = (what: string, max = 500) =>
  textSchema(max)
    .transform((text) => text.trim())
    .refine((text) => text !== '', cmmsTexts.required(what));
export const optionalWord = (max = 500) =>
  textSchema(max)
    .nullish()
    .transform((text) => text?.trim() || null);

export const pageSchema = z.object({ limit: limitSchema(pageSizes.cmms), offset: offsetSchema });

/** `%text%` as in the contract: a percent at either end matches anything, other characters match themselves. */
export const likeSchema = textSchema(500)
  .nullish()
  .transform((text) => (text == null || /^%*$/.test(text) ? null : likePattern(text)));

function likePattern(text: string): string {
  const [, before, middle, after] = /^(%?)(.*?)(%?)$/s.exec(text) as RegExpExecArray;
  return `${before}${(middle as string).toLowerCase().replace(/[\\%_]/g, '\\$&')}${after}`;
}

/** Returns the key for comparing texts regardless of case (CMMS.5). */
export const matchKey = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** The typed text as a pattern for keys of values; null: none. */
export const searchSchema = textSchema(200)
  .nullish()
  .transform((text) => matchKey(text ?? ''))
  .transform((key) => (key === '' ? null : `%${key.replace(/[\\%_]/g, '\\$&')}%`));

/** Values of a form, by field id; null or an empty text: the person emptied it. */
export type CmmsEntries = ReadonlyMap<string, string>;

/** An object of field ids and texts, numbers or booleans of a form. */
export const entriesSchema = z
  .record(
    z.uuid(),
    z.union([textSchema(20_000), z.number(), z.boolean(), z.null()]).transform((value) => String(value ?? '').trim()),
  )
  .refine((entries) => Object.keys(entries).length <= 1_000, cmmsTexts.tooManyFields)
  .nullish()
  .transform((entries): CmmsEntries => new Map(Object.entries(entries ?? {})));

/** Values that a ticket's form set, by field id; other members of its additional details belong to no field. */
export const entriesOf = (additionalDetails: Readonly<Record<string, unknown>>): CmmsEntries =>
  new Map(
    Object.entries(additionalDetails).flatMap(([key, value]) => [
      ...(entriesSchema.safeParse({ [key]: value }).data ?? []),
    ]),
  );
