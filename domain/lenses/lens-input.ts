import { z } from 'zod';
import { conflict } from '../../platform/errors.ts';
import { lensTexts } from '../../texts/server/lenses.ts';
import { criteriaSchema, parseCriteria } from '../lists/criteria/criteria.ts';
import { categoriesOf, withLocked } from '../lists/lens-categories.ts';
import { type LensKind, listKinds, sortsOf } from '../lists/list-kinds.ts';
import { descriptionSchema, nameSchema } from '../name-schema.ts';

/** Schema of an enumeration with one message for any other value. */
export const wordOf = <const Words extends readonly [string, ...string[]]>(words: Words, message?: string) =>
  z.string().max(100).pipe(z.enum(words, message));

export const sortSchema = (kind: LensKind) => wordOf(sortsOf(kind) as [string, ...string[]], lensTexts.sortFormat);

/** Columns of a table, each once; one without its name column could not be read. Lists of tiles have none. */
export const columnsSchema = (kind: LensKind) => {
  const { columns: known } = listKinds[kind];
  return z
    .array(z.string().refine((column) => known.includes(column), lensTexts.columnNotFound))
    .max(known.length)
    .refine((columns) => new Set(columns).size === columns.length, lensTexts.columnTwice)
    .refine((columns) => known.length === 0 || columns.includes('name'), lensTexts.alarmColumn)
    .nullish()
    .transform((columns) => columns ?? null);
};

/** Criteria whose fields and values are known; unset ones are left out. */
export const checkedCriteria = (kind: LensKind) =>
  criteriaSchema.transform((criteria) => {
    const set = new Set(parseCriteria(listKinds[kind].filters, criteria).map(({ index }) => index));
    return criteria.filter((_, index) => set.has(index));
  });

/** Schema of the fields of a lens, for any owner. */
export const lensFieldsSchema = (kind: LensKind) =>
  z.object({
    name: nameSchema('Lens'),
    description: descriptionSchema,
    category: wordOf(categoriesOf(kind), lensTexts.categoryNotFound),
    criteria: checkedCriteria(kind),
    sort: sortSchema(kind)
      .nullish()
      .transform((sort) => sort ?? (sortsOf(kind)[0] as string)),
    columns: columnsSchema(kind),
  });
export type LensFields = z.output<ReturnType<typeof lensFieldsSchema>>;

/** The columns of `lenses` that these fields are kept in, but for the name. */
export const rowOf = ({ name, description, category, criteria, sort, columns }: LensFields) => ({
  name,
  description,
  category,
  criteria: JSON.stringify(withLocked(category, criteria)),
  table_options: JSON.stringify({ sort, columns }),
});

export const lensExists = (name: string) => conflict(lensTexts.exists(name));
