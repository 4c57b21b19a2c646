import type { Database, Transaction } from '../../platform/database.ts';
import type { FieldMapInput } from './field-map.ts';
import { insertExternalSystem } from './insert-external-system.ts';
import { hashKey } from './keys.ts';
import type { PriorityTableInput } from './priority-table.ts';
import type { SenderCheck } from './sender-check.ts';

export interface NewExternalSystem {
  customerId: number;
  name: string;
  displayName: string;
  schema: string;
  connectionType: 'DATAPUMP' | 'INBOUND_API' | 'EMAIL';
  etlNormalizeVersion: string;
  /** For the data pump: its licence key, stored as a hash. */
  licenseKey?: string;
  licenseExpiresAt?: Date;
  /** For e-mail: inbound address of the integration; unique, ignoring case. */
  inboundEmailAddress?: string;
  /** For e-mail: allowed senders, as addresses or `@domain`, ignoring case; nobody if empty. */
  senderAddresses?: string[];
  /** For e-mail: treatment of mails whose sender cannot be verified; default MARK. */
  senderCheck?: SenderCheck;
  timezone?: string;
  timestampOffsetHours?: number;
  ignorableStates?: string[];
  excludedAlarmTexts?: string[];
  priorityTable?: PriorityTableInput;
  fieldMap?: FieldMapInput;
  /** Address at which the data pump reaches the source. */
  url?: string;
}

/**
 * Creates an integration for a first start and for tests, or finds the customer's one of that name and leaves it as it
 * is. People create theirs by `addExternalSystem`. @returns its id.
 */
export async function createExternalSystem(db: Database | Transaction, input: NewExternalSystem): Promise<number> {
  const id = await insertExternalSystem(db, {
    customer_id: input.customerId,
    name: input.name,
    display_name: input.displayName,
    schema: input.schema,
    connection_type: input.connectionType,
    etl_normalize_version: input.etlNormalizeVersion,
    license_key_hash: input.licenseKey === undefined ? null : hashKey(input.licenseKey),
    license_expires_at: input.licenseExpiresAt ?? null,
    inbound_email_address: input.inboundEmailAddress ?? null,
    sender_addresses: input.senderAddresses ?? [],
    sender_check: input.senderCheck ?? 'MARK',
    etl_timestamp_offset: input.timestampOffsetHours ?? 0,
    etl_ignorable_states: input.ignorableStates ?? [],
    excluded_alarm_texts: input.excludedAlarmTexts ?? [],
    export_config: JSON.stringify(input.timezone ? { timezone: input.timezone } : {}),
    priority_table: input.priorityTable ? JSON.stringify(input.priorityTable) : null,
    field_map: input.fieldMap ? JSON.stringify(input.fieldMap) : null,
    url: input.url ?? null,
  });
  if (id !== null) return id;
  const found = await db('external_systems')
    .where({ customer_id: input.customerId })
    .whereRaw('lower(name) = lower(?)', [input.name])
    .first('id');
  return found.id;
}

/** Lets the key open the customer's inbound API. Adding it again changes nothing. */
export async function addCustomerKey(db: Database | Transaction, customerId: number, key: string): Promise<void> {
  await db.raw(`insert into customer_keys (customer_id, key_hash) values (?, ?) on conflict do nothing`, [
    customerId,
    hashKey(key),
  ]);
}
