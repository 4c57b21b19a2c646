import type { Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { cmmsTexts } from '../../texts/server/cmms.ts';
import type { ExternalCmmsField } from './cmms.ts';

const columns = {
  id: 'id',
  systemId: 'system_id',
  name: 'name',
  defaultName: 'default_name',
  title: 'title',
  description: 'description',
  maxLength: 'max_length',
  dataType: 'data_type',
  defaultValue: 'default_value',
  genericField: 'generic_field',
  isCreateWorkField: 'is_create_work_field',
  isCreateHiddenWorkField: 'is_create_hidden_work_field',
  isRequired: 'is_required',
  isVisible: 'is_visible',
  isReadOnly: 'is_read_only',
  isDeleted: 'is_deleted',
  createDisplayOrder: 'create_display_order',
  viewDisplayOrder: 'view_display_order',
  displayTemplate: 'display_template',
  isTranslatedByName: 'is_translated_by_name',
  isTranslatedByValue: 'is_translated_by_value',
  isAutoSyncValuesEnabled: 'is_auto_sync_values_enabled',
  relatedParentFieldId: 'parent_field_id',
  lastRefreshedAt: 'last_refreshed_at',
  lastRefreshedBy: 'last_refreshed_by',
  deletedBy: 'deleted_by',
  createdBy: 'created_by',
} as const satisfies Partial<Record<keyof ExternalCmmsField, string>>;

/** The column that keeps a property of a field. */
export const fieldColumn = (property: string): string | undefined => columns[property as keyof typeof columns];

const selected = [
  ...Object.entries(columns).map(([name, column]) => `f.${column} as "${name}"`),
  'f.values_pull_id is not null as "isSyncingDomainValues"',
].join(', ');

/** Reads a customer's fields; `rest` narrows and orders table `f`, with its bindings named. */
export async function readFields(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<ExternalCmmsField[]> {
  const { rows } = await trx.raw(
    `select ${selected} from external_cmms_fields f where f.customer_id = :customerId ${rest}`,
    { customerId, ...bindings },
  );
  return rows;
}

/** All fields of a system that are still there, as its create form orders them. */
export const readSystemFields = (
  trx: Transaction,
  customerId: number,
  systemId: number,
): Promise<ExternalCmmsField[]> =>
  readFields(
    trx,
    customerId,
    'and f.system_id = :systemId and not f.is_deleted order by f.create_display_order, f.title, f.id',
    { systemId },
  );

/** @throws AppError NOT_FOUND for a field that the customer does not have. */
export async function findField(trx: Transaction, customerId: number, id: string): Promise<ExternalCmmsField> {
  const [field] = await readFields(trx, customerId, 'and f.id = :id', { id });
  if (!field) throw notFound(cmmsTexts.fieldNotFound);
  return field;
}
