import type { Database, Transaction } from '../../platform/database.ts';
import type { FieldMapInput } from './field-map.ts';
import { hashKey } from './keys.ts';
import type { PriorityTableInput } from './priority-table.ts';

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
  /** For e-mail: where mails for it arrive; nobody else's, whatever its case. */
  inboundEmailAddress?: string;
  /** For e-mail: who may send, as addresses or `@domain`, whatever their case; nobody where it is empty. */
  senderAddresses?: string[];
  timezone?: string;
  timestampOffsetHours?: number;
  ignorableStates?: string[];
  excludedAlarmTexts?: string[];
  priorityTable?: PriorityTableInput;
  fieldMap?: FieldMapInput;
}

/** Creates an integration, or finds the customer's one of that name and leaves it as it is. @returns its id. */
export async function createExternalSystem(db: Database | Transaction, input: NewExternalSystem): Promise<number> {
  const { rows } = await db.raw(
    `with made as (
       insert into external_systems (customer_id, name, display_name, schema, connection_type, etl_normalize_version,
         license_key_hash, license_expires_at, inbound_email_address, sender_addresses, etl_timestamp_offset, etl_ignorable_states, excluded_alarm_texts,
         export_config, priority_table, field_map)
       values (:customerId, :name, :displayName, :schema, :connectionType, :version, :licenseKeyHash, :licenseExpiresAt,
         :inboundEmailAddress, :senderAddresses::text[], :offset, :ignorable::text[], :excluded::text[], :exportConfig::jsonb, :priorityTable::jsonb, :fieldMap::jsonb)
       on conflict (customer_id, lower(name)) do nothing returning id)
     select id from made
     union all select id from external_systems where customer_id = :customerId and lower(name) = lower(:name) limit 1`,
    {
      customerId: input.customerId,
      name: input.name,
      displayName: input.displayName,
      schema: input.schema,
      connectionType: input.connectionType,
      version: input.etlNormalizeVersion,
      licenseKeyHash: input.licenseKey === undefined ? null : hashKey(input.licenseKey),
      licenseExpiresAt: input.licenseExpiresAt ?? null,
      inboundEmailAddress: input.inboundEmailAddress ?? null,
      senderAddresses: input.senderAddresses ?? [],
      offset: input.timestampOffsetHours ?? 0,
      ignorable: input.ignorableStates ?? [],
      excluded: input.excludedAlarmTexts ?? [],
      exportConfig: JSON.stringify(input.timezone ? { timezone: input.timezone } : {}),
      priorityTable: input.priorityTable ? JSON.stringify(input.priorityTable) : null,
      fieldMap: input.fieldMap ? JSON.stringify(input.fieldMap) : null,
    } as never,
  );
  return rows[0].id;
}

/** Lets the key open the customer's inbound API. Adding it again changes nothing. */
export async function addCustomerKey(db: Database | Transaction, customerId: number, key: string): Promise<void> {
  await db.raw(`insert into customer_keys (customer_id, key_hash) values (?, ?) on conflict do nothing`, [
    customerId,
    hashKey(key),
  ]);
}
