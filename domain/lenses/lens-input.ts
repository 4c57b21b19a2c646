import { z } from 'zod';
import { conflict } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable.ts';
import { orderFields } from '../alarms/alarm-order.ts';
import { lensNameMaxLength, notesMaxLength } from '../constants.ts';
import { criteriaSchema, parseCriteria } from '../criteria/criteria.ts';
import { lensCategoryNames, withLocked } from './lens-categories.ts';
import { alarmColumnIds } from './table-columns.ts';

/** A name that people give: white space collapsed. */
export const nameSchema = (what: string, max = lensNameMaxLength) =>
  z
    .string()
    .transform((name) => name.trim().replace(/\s+/g, ' '))
    .refine((name) => name !== '', `${what} needs a name`)
    .refine((name) => [...name].length <= max, `A name takes at most ${max} characters`)
    .refine(isStorable, 'holds characters that no text can have');

const directions = ['ASC', 'DESC'] as const;
/** One of some words, refused with one message whatever else is given. */
export const wordOf = <const Words extends readonly [string, ...string[]]>(words: Words, message?: string) =>
  z.string().max(100).pipe(z.enum(words, message));

const sorts = orderFields.flatMap((field) => directions.map((direction) => `${field}.${direction}`));
export const sortSchema = wordOf(sorts as [string, ...string[]], 'A table is sorted as FIELD.ASC or FIELD.DESC');
/** A table without its name column could not be read. */
export const columnsSchema = z
  .array(wordOf(alarmColumnIds, 'There is no such column'))
  .max(alarmColumnIds.length)
  .refine((columns) => new Set(columns).size === columns.length, 'A table shows a column once')
  .refine((columns) => columns.includes('name'), 'A table shows the alarm itself')
  .nullish()
  .transform((columns) => columns ?? null);

/** Criteria whose fields and values are known; unset ones are left out. */
export const checkedCriteria = criteriaSchema.transform((criteria) => {
  const set = new Set(parseCriteria(criteria).map(({ index }) => index));
  return criteria.filter((_, index) => set.has(index));
});

/** What people say of a lens, whoever it belongs to. */
export const lensFieldsSchema = z.object({
  name: nameSchema('A lens'),
  description: z
    .string()
    .trim()
    .max(notesMaxLength)
    .refine(isStorable, 'holds characters that no text can have')
    .nullish()
    .transform((text) => text ?? ''),
  category: wordOf(lensCategoryNames, 'There is no such category'),
  criteria: checkedCriteria,
  sort: sortSchema.nullish().transform((sort) => sort ?? 'ALARM_TIME.DESC'),
  columns: columnsSchema,
});
export type LensFields = z.output<typeof lensFieldsSchema>;

/** The columns of `lenses` that these fields are kept in, but for the name. */
export const rowOf = ({ name, description, category, criteria, sort, columns }: LensFields) => ({
  name,
  description,
  category,
  criteria: JSON.stringify(withLocked(category, criteria)),
  table_options: JSON.stringify({ sort, columns }),
});

export const lensExists = (name: string) => conflict(`Custom system lens "${name}" already exists.`);
