import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { cmmsTexts } from '../../texts/server/cmms.ts';
import { auditedRow } from '../audit/audited.ts';
import { assertMayConfigure, assertMayMap } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type ExternalCmmsField, type FieldMapping, internalFieldTypes, type ValueTranslation } from './cmms.ts';
import { findField, readSystemFields } from './field-rows.ts';
import { fieldIdSchema, systemIdSchema, wordSchema } from './inputs.ts';
import { findCmmsSystem } from './systems.ts';
import { readTranslations } from './translations.ts';

/** Mappings that fill external fields, and the meaning of external statuses (CMMS-038). */

/** Reads a customer's mappings, oldest first; `rest` narrows table `m`, with its bindings named. */
export async function readMappings(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<FieldMapping[]> {
  const { rows } = await trx.raw(
    `select m.field_id as "externalId", m.internal_field_type as "internalFieldType",
       m.internal_field_name as "internalFieldName"
     from external_cmms_field_mappings m where m.customer_id = :customerId ${rest}
     order by m.created_at, m.internal_field_name`,
    { customerId, ...bindings },
  );
  return rows;
}

export const ofSystem = `and m.field_id in (
  select f.id from external_cmms_fields f where f.customer_id = :customerId and f.system_id = :systemId and not f.is_deleted)`;

/** Id of an internal field: its type and name. */
export const internalIdOf = ({
  internalFieldType,
  internalFieldName,
}: Pick<FieldMapping, 'internalFieldType' | 'internalFieldName'>): string =>
  `${internalFieldType}:${internalFieldName}`;

/** Mappings of a system's fields. @throws AppError FORBIDDEN, NOT_FOUND for the system. */
export async function listMappings(ctx: Ctx, externalSystemId: string): Promise<FieldMapping[]> {
  assertMayMap(ctx, 'VIEW');
  const systemId = systemIdSchema.parse(externalSystemId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findCmmsSystem(trx, ctx.customer.id, systemId);
    return readMappings(trx, ctx.customer.id, ofSystem, { systemId });
  });
}

/** An external field with all that it is filled from. */
export interface ExternalFieldMap {
  field: ExternalCmmsField;
  mappings: FieldMapping[];
  translations: number;
}

/** Every field of a system with what fills it, in the order of its form. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function listFieldMaps(ctx: Ctx, externalSystemId: string): Promise<ExternalFieldMap[]> {
  assertMayConfigure(ctx, 'VIEW');
  const systemId = systemIdSchema.parse(externalSystemId);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await findCmmsSystem(trx, customerId, systemId);
    const fields = await readSystemFields(trx, customerId, systemId);
    const mappings = await readMappings(trx, customerId, ofSystem, { systemId });
    const { rows } = await trx.raw(
      'select field_id, count(*) from external_cmms_value_translations where customer_id = ? group by field_id',
      [customerId],
    );
    const counts = new Map(rows.map((row: { field_id: string; count: number }) => [row.field_id, row.count]));
    return fields.map((field) => ({
      field,
      mappings: mappings.filter((mapping) => mapping.externalId === field.id),
      translations: Number(counts.get(field.id) ?? 0),
    }));
  });
}

const internalIdSchema = z
  .string()
  .max(200)
  .transform((id, issues) => {
    const [, type, name] = /^([A-Z_]+):(.*)$/s.exec(id) ?? [];
    const given = z.object({ type: z.enum(internalFieldTypes), name: wordSchema(cmmsTexts.internalField, 100) });
    const read = given.safeParse({ type, name });
    if (read.success) return { internalFieldType: read.data.type, internalFieldName: read.data.name };
    issues.addIssue({ code: 'custom', message: cmmsTexts.internalFieldNotFound });
    return z.NEVER;
  });
const mappingSchema = z.object({ externalId: fieldIdSchema, internalId: internalIdSchema });

/**
 * Maps an internal field to an external one. Of two mappings of a field, the older one takes precedence.
 * @param input.internalId `ATTRIBUTE:building`, `WORK_TICKET_STATE:state`
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the field, CONFLICT for a mapping that is there.
 */
export async function createMapping(ctx: Ctx, input: z.input<typeof mappingSchema>): Promise<FieldMapping> {
  assertMayMap(ctx, 'CREATE');
  const { externalId, internalId } = mappingSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findField(trx, ctx.customer.id, externalId);
    const mapping = mappingAudit('createExternalCmmsFieldMapping', { externalId, internalId });
    const insert = () =>
      trx('external_cmms_field_mappings')
        .insert({
          customer_id: ctx.customer.id,
          ...mapping.key,
          created_by: ctx.person.id,
          created_at: ctx.clock.now(),
        })
        .onConflict()
        .ignore()
        .returning('field_id');
    const added = await auditedRow(trx, ctx, mapping, insert);
    if (added.length === 0) throw conflict(cmmsTexts.mapped(internalId.internalFieldName));
    return { externalId, ...internalId };
  });
}

/** @throws AppError FORBIDDEN, INVALID, NOT_FOUND for a mapping that is not there. */
export async function deleteMapping(ctx: Ctx, input: z.input<typeof mappingSchema>): Promise<FieldMapping> {
  assertMayMap(ctx, 'DELETE');
  const { externalId, internalId } = mappingSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const mapping = mappingAudit('deleteExternalCmmsFieldMapping', { externalId, internalId });
    const gone = await auditedRow(trx, ctx, mapping, () =>
      trx('external_cmms_field_mappings')
        .where({ customer_id: ctx.customer.id, ...mapping.key })
        .delete(),
    );
    if (gone === 0) throw notFound(cmmsTexts.mappingNotFound);
    return { externalId, ...internalId };
  });
}

const mappingAudit = (action: string, { externalId, internalId }: z.output<typeof mappingSchema>) =>
  ({
    action,
    table: 'external_cmms_field_mappings',
    key: {
      field_id: externalId,
      internal_field_type: internalId.internalFieldType,
      internal_field_name: internalId.internalFieldName,
    },
  }) as const;

/** Statuses that CMMS.11 treats as closed if they are not mapped. */
const literallyClosed = ['closed', 'close'];

/**
 * Decides if an external status closes a ticket: by the translations of the field that Work Ticket State is mapped to,
 * otherwise literally (CMMS.11).
 */
export function closesTicket(
  externalStatus: string,
  mappings: readonly FieldMapping[],
  translations: readonly ValueTranslation[],
): boolean {
  const status = externalStatus.trim().toLowerCase();
  const stateFields = new Set(
    mappings.filter((one) => one.internalFieldType === 'WORK_TICKET_STATE').map((one) => one.externalId),
  );
  const known = translations.filter((one) => stateFields.has(one.externalFieldId));
  if (known.length === 0) return literallyClosed.includes(status);
  const said = known.find((one) => one.externalValue.trim().toLowerCase() === status);
  return said?.internalValue.trim().toUpperCase() === 'CLOSED';
}

/** Reads the mapping that decides which external statuses of a system close a ticket. */
export async function readStateMapping(
  trx: Transaction,
  customerId: number,
  systemId: number,
): Promise<{ mappings: FieldMapping[]; translations: ValueTranslation[] }> {
  const mappings = await readMappings(trx, customerId, `${ofSystem} and m.internal_field_type = 'WORK_TICKET_STATE'`, {
    systemId,
  });
  const translations = await readTranslations(trx, customerId, 'and t.field_id = any(:ids::uuid[])', {
    ids: mappings.map(({ externalId }) => externalId),
  });
  return { mappings, translations };
}
