import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import type { ExternalCmmsField } from '../cmms/cmms.ts';
import { assigneeFieldOf } from '../cmms/connectors/index.ts';
import { readSystemFields } from '../cmms/field-rows.ts';
import { searchSchema, systemIdSchema } from '../cmms/inputs.ts';
import { optionLabel } from '../cmms/option-label.ts';
import { type CmmsSystem, readCmmsSystems } from '../cmms/systems.ts';
import { countRows, readValues } from '../cmms/value-rows.ts';
import { pageSizes } from '../constants.ts';
import { assertMayRead } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { offsetSchema } from '../paging.ts';

const schema = z.object({ externalSystemId: systemIdSchema.nullish(), search: searchSchema, offset: offsetSchema });
export type AssigneesInput = z.input<typeof schema>;

/** A person there who can be assigned an order, as a value of the assignee field. */
export interface CmmsAssignee {
  fieldId: string;
  value: string;
  label: string;
}

const condition = `and v.field_id = any(:fieldIds::uuid[]) and not v.is_deleted
  and (:like::text is null or v.name_key like :like or v.value_key like :like)`;

/**
 * Lists people that active maintenance systems can assign orders to, by name, fifty from `offset` (WORK-004, WORK-086).
 * @param input.externalSystemId limits the list to one system
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function listAssignees(ctx: Ctx, input: AssigneesInput): Promise<CmmsAssignee[]> {
  assertMayRead(ctx);
  const { externalSystemId, search, offset } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const fields = await assigneeFields(trx, ctx.customer.id, externalSystemId ?? null);
    const values = await readValues(
      trx,
      ctx.customer.id,
      `${condition} order by v.value_key, v.name_key, v.id limit :limit offset :offset`,
      { fieldIds: [...fields.keys()], like: search, limit: pageSizes.picker, offset },
    );
    return values.map((value) => ({
      fieldId: value.fieldId,
      value: value.name,
      label: optionLabel(fields.get(value.fieldId)?.displayTemplate ?? 'LABEL', value),
    }));
  });
}

/** Counts all assignees (WORK-005). */
export async function countAssignees(ctx: Ctx, input: AssigneesInput): Promise<number> {
  assertMayRead(ctx);
  const { externalSystemId, search } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const fields = await assigneeFields(trx, ctx.customer.id, externalSystemId ?? null);
    return countRows(trx, ctx.customer.id, condition, { fieldIds: [...fields.keys()], like: search });
  });
}

/** Assignee of an order, as in the order. */
export interface AssigneeThere {
  systemId: number;
  /** A key of the list of people there, or a name that is not in it. */
  key: string;
}

/**
 * Names of people in maintenance systems, active or not, by the lists of their systems; null where those do not name
 * them.
 */
export async function assigneeNames(
  { db, customer }: Pick<Ctx, 'db' | 'customer'>,
  people: readonly AssigneeThere[],
): Promise<Array<string | null>> {
  return forCustomer(db, customer.id, async (trx) => {
    const fields = await fieldsOf(trx, customer.id, await readCmmsSystems(trx, customer.id));
    const values = await readValues(
      trx,
      customer.id,
      'and v.field_id = any(:fieldIds::uuid[]) and v.name = any(:keys::text[])',
      { fieldIds: [...fields.keys()], keys: people.map(({ key }) => key) },
    );
    return people.map(
      ({ systemId, key }) =>
        values.find(({ fieldId, name }) => name === key && fields.get(fieldId)?.systemId === systemId)?.value ?? null,
    );
  });
}

/** Reads the assignee fields, one per active system, by their ids. */
async function assigneeFields(trx: Transaction, customerId: number, systemId: number | null) {
  const systems = await readCmmsSystems(trx, customerId);
  const wanted = systems.filter(({ id, isActive }) => isActive && (systemId === null || id === systemId));
  return fieldsOf(trx, customerId, wanted);
}

async function fieldsOf(
  trx: Transaction,
  customerId: number,
  systems: readonly CmmsSystem[],
): Promise<Map<string, ExternalCmmsField>> {
  const fields: ExternalCmmsField[] = [];
  for (const system of systems) {
    const name = assigneeFieldOf(system.schema);
    if (name)
      fields.push(...(await readSystemFields(trx, customerId, system.id)).filter((field) => field.name === name));
  }
  return new Map(fields.map((field) => [field.id, field]));
}
