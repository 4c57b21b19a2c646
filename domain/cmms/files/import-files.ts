import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { importMaxMb } from '../../constants.ts';
import { assertMayConfigure, assertMayMap } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { stampOf } from '../change-values.ts';
import { type ExternalCmmsField, internalFieldTypes, syncDirections } from '../cmms.ts';
import { findField } from '../field-rows.ts';
import { fieldIdSchema, optionalWord, systemIdSchema, wordSchema } from '../inputs.ts';
import { assertRoom, type GivenTranslation, translationColumns, translationKey } from '../translations.ts';
import { type GivenValue, upsertValues, valueKey } from '../value-rows.ts';
import { type LineError, readTable, type TableLine } from './read-table.ts';

/** The field that a file is about. */
export interface FileTarget {
  externalSystemId: string;
  cmmsFieldId: string;
}
export interface ImportResult {
  added: number;
  changed: number;
  /** By line; at most a thousand. */
  errors: LineError[];
}

const errorsKept = 1_000;
const batchSize = 1_000;

/** @throws AppError NOT_FOUND where the system has no such field. */
export async function findTarget(trx: Transaction, ctx: Ctx, target: FileTarget): Promise<ExternalCmmsField> {
  const systemId = systemIdSchema.parse(target.externalSystemId);
  const field = await findField(trx, ctx.customer.id, fieldIdSchema.parse(target.cmmsFieldId));
  if (field.systemId !== systemId) throw notFound(cmmsTexts.fieldNotFound);
  return field;
}

/** @throws AppError FORBIDDEN, before anything of a file is read. */
export const assertMayImport = (ctx: Ctx): void => {
  assertMayConfigure(ctx, 'CREATE');
  assertMayConfigure(ctx, 'EDIT');
};

const valueSchema = z.object({
  name: wordSchema('name'),
  value: wordSchema('value'),
  externalid: optionalWord(),
  parentexternalid: optionalWord(),
});

/**
 * Imports values of a field from a table with the columns `name` and `value`, and optionally `externalId` and
 * `parentExternalId`. Updates existing keys, which count as added by people from then on (CMMS.13).
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a table without its header or a file that is too large.
 */
export async function importFieldValues(ctx: Ctx, target: FileTarget, text: string): Promise<ImportResult> {
  assertMayImport(ctx);
  return importLines(ctx, 'importFieldValues', target, text, [['name', 'value']], async (trx, field, lines) => {
    if (field.dataType !== 'List') throw invalid(cmmsTexts.noList(field.title));
    const values = read(
      lines,
      valueSchema,
      ({ name, value, externalid, parentexternalid }): GivenValue => ({
        ...{ name, value, externalId: externalid, parentExternalId: parentexternalid },
      }),
    );
    const byKey = new Map(values.given.map((value) => [valueKey(value), value]));
    const written = await upsertValues(trx, stampOf(ctx, field.id), [...byKey.values()], { isManual: true });
    return { ...written, errors: values.errors };
  });
}

const translationSchema = z.object({
  internalvalue: wordSchema('internalValue'),
  externalvalue: wordSchema('externalValue'),
  internalvaluesource: optionalWord(100),
  translationdirection: z
    .string()
    .optional()
    .transform((direction) => direction || 'INTERNAL_TO_EXTERNAL')
    .pipe(z.enum(syncDirections)),
});
const mappingSchema = z.object({
  internalfieldtype: z.enum(internalFieldTypes),
  internalfieldname: wordSchema('internalFieldName', 100),
});
const ofTranslations = ['internalValue', 'externalValue'] as const;
const ofMappings = ['internalFieldType', 'internalFieldName'] as const;

/**
 * Imports mappings of a field: from a table with `internalValue` and `externalValue` its translations, from one with
 * `internalFieldType` and `internalFieldName` the fields that it is mapped from.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a table without its header or a file that is too large, LIMIT.
 */
export async function importMappings(ctx: Ctx, target: FileTarget, text: string): Promise<ImportResult> {
  assertMayImport(ctx);
  return importLines(ctx, 'importMappings', target, text, [ofTranslations, ofMappings], (trx, field, lines) =>
    lines[0] && 'internalvalue' in lines[0].cells
      ? writeTranslations(trx, ctx, field.id, lines)
      : writeMappings(trx, ctx, field.id, lines),
  );
}

async function writeTranslations(
  trx: Transaction,
  ctx: Ctx,
  fieldId: string,
  lines: readonly TableLine[],
): Promise<ImportResult> {
  const { given, errors } = read(
    lines,
    translationSchema,
    (line): GivenTranslation => ({
      externalValue: line.externalvalue,
      internalValue: line.internalvalue,
      internalValueSource: line.internalvaluesource,
      translationDirection: line.translationdirection,
    }),
  );
  const byKey = new Map(given.map((one) => [translationKey(one), one]));
  const stamp = { by: ctx.person.id, at: ctx.clock.now() };
  const table = 'external_cmms_value_translations';
  const result: ImportResult = { added: 0, changed: 0, errors };
  for (const one of byKey.values()) {
    const columns = translationColumns(one);
    const isOut = one.translationDirection === 'INTERNAL_TO_EXTERNAL';
    const known = await trx(table)
      .where({ customer_id: ctx.customer.id, field_id: fieldId, direction: one.translationDirection })
      .where(
        isOut
          ? { internal_key: columns.internal_key, internal_value_source: one.internalValueSource }
          : { external_key: columns.external_key },
      )
      .update({ ...columns, modified_by: stamp.by, modified_at: stamp.at });
    result.changed += known;
    if (known > 0) continue;
    await trx(table).insert({
      ...columns,
      ...{ customer_id: ctx.customer.id, id: randomUUID(), field_id: fieldId },
      ...{ created_by: stamp.by, created_at: stamp.at, modified_by: stamp.by, modified_at: stamp.at },
    });
    result.added += 1;
  }
  await assertRoom(trx, ctx.customer.id, fieldId, 0);
  return result;
}

async function writeMappings(
  trx: Transaction,
  ctx: Ctx,
  fieldId: string,
  lines: readonly TableLine[],
): Promise<ImportResult> {
  assertMayMap(ctx, 'CREATE');
  const { given, errors } = read(lines, mappingSchema, (line) => line);
  let added = 0;
  for (const { internalfieldtype, internalfieldname } of given) {
    const rows = await trx('external_cmms_field_mappings')
      .insert({
        ...{ customer_id: ctx.customer.id, field_id: fieldId },
        ...{ internal_field_type: internalfieldtype, internal_field_name: internalfieldname },
        ...{ created_by: ctx.person.id, created_at: ctx.clock.now() },
      })
      .onConflict()
      .ignore()
      .returning('field_id');
    added += rows.length;
  }
  return { added, changed: 0, errors };
}

/** Reads lines, and lists the invalid ones. */
function read<Schema extends z.ZodType, Given>(
  lines: readonly TableLine[],
  schema: Schema,
  of: (line: z.output<Schema>) => Given,
): { given: Given[]; errors: LineError[] } {
  const given: Given[] = [];
  const errors: LineError[] = [];
  for (const { line, cells } of lines) {
    const parsed = schema.safeParse(cells);
    if (parsed.success) given.push(of(parsed.data));
    else
      errors.push({
        line,
        message: parsed.error.issues
          .map(({ path: [column], message }) =>
            message.toLowerCase().startsWith(String(column)) ? message : `${String(column)}: ${message}`,
          )
          .join('; '),
      });
  }
  return { given, errors };
}

type Write = (trx: Transaction, field: ExternalCmmsField, lines: readonly TableLine[]) => Promise<ImportResult>;

/** A file is taken as a whole, but for the lines that cannot be; a thousand are written at a time. */
async function importLines(
  ctx: Ctx,
  action: string,
  target: FileTarget,
  text: string,
  needed: ReadonlyArray<readonly string[]>,
  write: Write,
): Promise<ImportResult> {
  if (Buffer.byteLength(text) > importMaxMb * 1024 * 1024) throw invalid(tooLarge);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const field = await findTarget(trx, ctx, target);
    const total: ImportResult = { added: 0, changed: 0, errors: [] };
    const keep = (...errors: LineError[]): void => {
      total.errors.push(...errors.slice(0, errorsKept - total.errors.length));
    };
    let batch: TableLine[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return;
      const { added, changed, errors } = await write(trx, field, batch);
      total.added += added;
      total.changed += changed;
      keep(...errors);
      batch = [];
    };
    for await (const line of readTable(text, needed, keep)) {
      batch.push(line);
      if (batch.length === batchSize) await flush();
    }
    await flush();
    total.errors.sort((a, b) => a.line - b.line);
    if (total.added + total.changed > 0) {
      const after = { added: total.added, changed: total.changed };
      await writeAudit(trx, ctx, { action, subject: { kind: 'cmmsField', id: field.id }, after });
    }
    return total;
  });
}

export const tooLarge = cmmsTexts.fileTooLarge(importMaxMb);
