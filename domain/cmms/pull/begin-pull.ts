import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, invalid, notFound, unavailable } from '../../../platform/errors.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { cmmsFieldsMax, listLimits } from '../../constants.ts';
import { assertMayConfigure } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readFields } from '../field-rows.ts';
import { fieldIdSchema, systemIdSchema } from '../inputs.ts';
import { findCmmsSystem } from '../systems.ts';
import { type CmmsPull, type CmmsPullJobs, endPull, readPulls } from './cmms-pull.ts';

const retrySeconds = 5;
const shownPulls = 10;

/** Scope of a pull of fields: a preview only, or the new fields that it may add (null: all). */
interface FieldsWanted {
  isPreview?: boolean | null;
  names?: string[] | null;
}
const namesSchema = z.array(z.string().max(200)).max(cmmsFieldsMax).nullish();

/**
 * Starts a pull of a maintenance system's fields.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT during another such pull, UNAVAILABLE when it cannot be started now.
 */
export async function pullFields(
  ctx: Ctx,
  jobs: CmmsPullJobs,
  externalSystemId: string,
  wanted: FieldsWanted = {},
): Promise<CmmsPull> {
  assertMayConfigure(ctx, 'EDIT');
  const names = namesSchema.parse(wanted.names) ?? null;
  const systemId = systemIdSchema.parse(externalSystemId);
  return begin(ctx, jobs, 'pullExternalCmmsFields', async (trx) => {
    const { displayName } = await findCmmsSystem(trx, ctx.customer.id, systemId);
    // of two that begin at once the later sees the earlier
    await trx('external_systems').where({ customer_id: ctx.customer.id, id: systemId }).forNoKeyUpdate().first('id');
    const [running] = await readPulls(
      trx,
      ctx.customer.id,
      `and p.system_id = :systemId and p.kind = 'FIELDS' and p.status = 'IN_PROGRESS'`,
      { systemId },
    );
    if (running) throw conflict(cmmsTexts.fieldsInPull(displayName));
    return insertPull(trx, ctx.customer.id, {
      systemId,
      kind: 'FIELDS',
      fieldIds: [],
      isPreview: wanted.isPreview ?? false,
      names,
      by: ctx.person.id,
      at: ctx.clock.now(),
    });
  });
}

const valuesSchema = z.array(fieldIdSchema).min(1).max(listLimits.limit);

/**
 * Starts a pull of the values of fields from a maintenance system.
 * @throws AppError FORBIDDEN, INVALID for fields of several systems or without a list, NOT_FOUND, CONFLICT while the
 *   values of one are being pulled (CMMS.12), UNAVAILABLE when it cannot be started now.
 */
export async function pullDomainValues(ctx: Ctx, jobs: CmmsPullJobs, fieldIds: string[]): Promise<CmmsPull> {
  assertMayConfigure(ctx, 'EDIT');
  const ids = [...new Set(valuesSchema.parse(fieldIds))];
  const customerId = ctx.customer.id;
  return begin(ctx, jobs, 'pullExternalCmmsDomainValues', async (trx) => {
    const fields = await readFields(trx, customerId, 'and f.id = any(:ids::uuid[]) and not f.is_deleted for update', {
      ids,
    });
    const [first] = fields;
    if (!first || fields.length < ids.length) throw notFound(cmmsTexts.fieldNotFound);
    if (fields.some(({ systemId }) => systemId !== first.systemId)) throw invalid(cmmsTexts.severalSystems);
    const other = fields.find(({ dataType }) => dataType !== 'List');
    if (other) throw invalid(cmmsTexts.noList(other.title));
    const busy = fields.find(({ isSyncingDomainValues }) => isSyncingDomainValues);
    if (busy) throw conflict(cmmsTexts.valuesInPull(busy.title));
    return insertPull(trx, customerId, {
      systemId: first.systemId,
      kind: 'DOMAIN_VALUES',
      fieldIds: ids,
      by: ctx.person.id,
      at: ctx.clock.now(),
    });
  });
}

/** Stores a pull and reserves its fields, so that no other pull reads their values. */
export async function insertPull(
  trx: Transaction,
  customerId: number,
  of: {
    systemId: number;
    kind: CmmsPull['kind'];
    fieldIds: string[];
    by: string | null;
    at: Date;
    isPreview?: boolean;
    names?: string[] | null;
  },
): Promise<CmmsPull> {
  const id = randomUUID();
  await trx('cmms_pulls').insert({
    customer_id: customerId,
    id,
    system_id: of.systemId,
    kind: of.kind,
    field_ids: of.fieldIds,
    is_preview: of.isPreview ?? false,
    names: of.names ?? null,
    status: 'IN_PROGRESS',
    created_by: of.by,
    created_at: of.at,
  });
  await trx('external_cmms_fields')
    .where({ customer_id: customerId })
    .whereIn('id', of.fieldIds)
    .update({ values_pull_id: id });
  const [pull] = await readPulls(trx, customerId, 'and p.id = :id', { id });
  return pull as CmmsPull;
}

async function begin(
  ctx: Ctx,
  jobs: CmmsPullJobs,
  action: string,
  make: (trx: Transaction) => Promise<CmmsPull>,
): Promise<CmmsPull> {
  const customerId = ctx.customer.id;
  const pull = await forCustomer(ctx.db, customerId, async (trx) => {
    const made = await make(trx);
    const after = { integration: made.systemId, isPreview: made.isPreview };
    await writeAudit(trx, ctx, { action, subject: { kind: 'cmmsPull', id: made.id }, after });
    return made;
  });
  const key = { customerId, id: pull.id };
  try {
    await jobs.start(key);
  } catch (error) {
    const end = { status: 'FAILED', error: cmmsTexts.pullFailedToStart, at: ctx.clock.now() } as const;
    await forCustomer(ctx.db, customerId, (trx) => endPull(trx, key, end));
    throw unavailable(cmmsTexts.pullNotStarted, retrySeconds, error);
  }
  return pull;
}

/** The newest pulls of a system, newest first. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function listPulls(ctx: Ctx, externalSystemId: string): Promise<CmmsPull[]> {
  assertMayConfigure(ctx, 'VIEW');
  const systemId = systemIdSchema.parse(externalSystemId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findCmmsSystem(trx, ctx.customer.id, systemId);
    return readPulls(
      trx,
      ctx.customer.id,
      'and p.system_id = :systemId order by p.created_at desc, p.id limit :limit',
      {
        systemId,
        limit: shownPulls,
      },
    );
  });
}
