import { haveSameMap } from '../../domain/integrations/normaliser-mapping.ts';
import { activePriorityTable, priorityTableSchema } from '../../domain/integrations/priority-table.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { payloadTexts } from '../../texts/server/payloads.ts';
import type { NormaliserSettings } from './reading/normaliser.ts';
import { normaliserOf } from './registry.ts';

export interface IntegrationReading {
  normaliser: string;
  /** Reason why nothing can be read with these settings; null when it can. */
  problem: string | null;
  settings: NormaliserSettings;
}

/** Maximum age of a cached setting: a changed one applies to new payloads only. */
const cacheMs = 5_000;

/** Creates a reader of integrations' settings, cached for a few seconds. Null: there is no such integration. */
export function createIntegrationSettings(db: Database) {
  const cache = new Map<string, { at: number; reading: Promise<IntegrationReading | null> }>();
  return (customerId: number, systemId: number): Promise<IntegrationReading | null> => {
    const key = `${customerId}/${systemId}`;
    const known = cache.get(key);
    if (known && performance.now() - known.at < cacheMs) return known.reading;
    const reading = loadReading(db, customerId, systemId);
    cache.set(key, { at: performance.now(), reading });
    reading.catch(() => cache.delete(key));
    return reading;
  };
}

/**
 * Loads an integration's current settings for reading its payloads. Null: there is no such integration.
 * @param version another version than the integration's own.
 */
export async function loadReading(
  db: Database | Transaction,
  customerId: number,
  systemId: number,
  version?: string,
): Promise<IntegrationReading | null> {
  const { rows } = await db.raw(
    `select s.etl_normalize_version, s.etl_ignorable_states, s.etl_timestamp_offset, s.excluded_alarm_texts,
       s.export_config->>'timezone' as timezone, s.priority_table, s.field_map, c.default_timezone, c.is_bas_priority_enabled
     from external_systems s join customers c on c.id = s.customer_id where s.customer_id = ? and s.id = ?`,
    [customerId, systemId],
  );
  const row = rows[0];
  if (!row) return null;
  const table = priorityTableSchema.nullable().safeParse(row.priority_table);
  const normaliser = version ?? row.etl_normalize_version;
  return {
    normaliser,
    problem: problemOf(normaliser, table.success),
    settings: {
      timezone: row.timezone ?? row.default_timezone,
      timestampOffsetHours: row.etl_timestamp_offset,
      ignorableStates: row.etl_ignorable_states,
      excludedAlarmTexts: row.excluded_alarm_texts,
      priorities: activePriorityTable({ isBASPriorityEnabled: row.is_bas_priority_enabled }, table.data ?? null),
      // a map of another kind is of no use to this version
      fieldMap: haveSameMap(normaliser, row.etl_normalize_version) ? (row.field_map ?? undefined) : undefined,
    },
  };
}

function problemOf(version: string, isTableReadable: boolean): string | null {
  if (!normaliserOf(version)) return payloadTexts.unknownNormaliser(version);
  return isTableReadable ? null : payloadTexts.badPriorityTable;
}
