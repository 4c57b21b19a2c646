import { z } from 'zod';
import { mappingTexts } from '../../texts/server/mapping.ts';
import { mapProblems, mappableFields, mappingRules, type ParsedMap, parseMap } from './field-map.ts';

const columnName = z.string().trim().min(1).max(200);
const column = z.union([columnName, z.int().min(1).max(1_000)]);
/** Several columns are one text, joined by a space: a date beside its time. */
const columns = z.union([column, z.array(column).min(1).max(5)]);

const isNumber = (value: unknown): boolean => typeof value === 'number';

/**
 * Rules by which `generic-csv-1` reads one integration's CSV, edited by an admin. A column is given by its name,
 * regardless of case, or its number from 1. Fields without an entry are looked up as in `generic-json-1`.
 */
export const csvMapSchema = z
  .strictObject({
    ...mappingRules,
    delimiter: z.enum([',', ';', '\t', '|']).default(','),
    /** The first line of every payload names the columns; otherwise `columns` does, or they are only numbered. */
    header: z.boolean().default(true),
    columns: z.array(columnName).min(1).max(200).optional(),
    /** Canonical field → column, or the columns whose texts together are it; null: do not read it. */
    fields: z.partialRecord(z.enum(mappableFields), columns.nullable()).default({}),
  })
  .refine((map) => !map.header || map.columns === undefined, {
    path: ['columns'],
    error: mappingTexts.headerAndColumns,
  })
  .refine((map) => map.header || map.columns !== undefined || [map.fields.occurredAt].flat().every(isNumber), {
    path: ['fields', 'occurredAt'],
    error: mappingTexts.noColumnNames,
  })
  .refine((map) => map.fields.occurredAt !== null, { path: ['fields', 'occurredAt'], error: mapProblems.time })
  .refine((map) => map.mode !== 'record' || map.fields.sourceRecordId !== null, {
    path: ['fields', 'sourceRecordId'],
    error: mapProblems.recordId,
  });
export type CsvMap = z.output<typeof csvMapSchema>;

/** The map of an integration, the default one where it has none, or why it cannot be used. */
export const parseCsvMap = (input: unknown): ParsedMap<CsvMap> => parseMap(csvMapSchema, 'column map', input);
