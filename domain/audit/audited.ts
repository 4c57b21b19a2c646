import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database.ts';
import type { Fields } from './field-changes.ts';
import { type Audit, type AuditCtx, writeAudit } from './write-audit.ts';

/**
 * Makes a change and writes to the audit log what it changed of what `read` returns, in the caller's transaction. A
 * change of nothing leaves no row.
 */
export async function audited<T>(
  trx: Transaction,
  ctx: AuditCtx,
  { read, ...audit }: Pick<Audit, 'action' | 'subject'> & { read: () => Promise<Fields | null> },
  change: () => PromiseLike<T>,
): Promise<T> {
  const before = await read();
  const result = await change();
  const after = await read();
  if (!isDeepStrictEqual(before, after)) await writeAudit(trx, ctx, { ...audit, before, after });
  return result;
}

/** Tables whose rows are audited one by one, with what each row is. */
const kinds = {
  teams: 'team',
  team_members: 'teamMember',
  locations: 'location',
  lenses: 'lens',
  roles: 'role',
  memberships: 'membership',
  companies: 'company',
  sso_configurations: 'ssoConfiguration',
  alarm_statuses: 'alarmStatus',
  external_systems: 'integration',
  payload_cases: 'payloadCase',
  view_mails: 'viewMail',
  automation_rules: 'automationRule',
  holidays: 'holiday',
  external_cmms_fields: 'cmmsField',
  external_cmms_domain_values: 'cmmsValue',
  external_cmms_value_translations: 'cmmsTranslation',
  external_cmms_field_mappings: 'cmmsMapping',
} as const;

/**
 * Like `audited`, for one row of the customer's, which is locked: its columns are the fields.
 * @param of.key the columns beside the customer that find the row, before and after the change.
 */
export async function auditedRow<T>(
  trx: Transaction,
  ctx: AuditCtx & { customer: { id: number } },
  { action, table, key }: { action: string; table: keyof typeof kinds; key: Record<string, unknown> },
  change: () => PromiseLike<T>,
): Promise<T> {
  const subject = { kind: kinds[table], id: Object.values(key).join('/') };
  const read = async (): Promise<Fields | null> => {
    const row = await trx(table)
      .where({ customer_id: ctx.customer.id, ...key })
      .forNoKeyUpdate()
      .first();
    if (row?.id) subject.id = String(row.id);
    return row ? fieldsOf(row) : null;
  };
  return audited(trx, ctx, { action, subject, read }, change);
}

/** Columns that say nothing of a change: keys, stamps that the log has itself, what is derived, and payloads. */
const isLeftOut = (column: string): boolean =>
  /^(customer_id|id|created_(at|by)|(updated|modified)_(at|by)|deleted_by|payload|expected)$|_key$/.test(column);

const fieldsOf = (row: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => (isLeftOut(column) ? [] : [[nameOf(column), value]])),
  );

/** Returns a column's name as the API spells it. */
const nameOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
