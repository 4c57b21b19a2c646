import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { insertPull } from './begin-pull.ts';
import type { CmmsPullKey } from './cmms-pull.ts';

interface Due {
  customerId: number;
  systemId: number;
  fieldIds: string[];
}

/**
 * Stores a pull for each system whose fields are refreshed every night, and audits it; fields that are being pulled already wait for
 * the next night.
 * @param db the pipeline's connection, which sees every customer
 */
export async function beginNightlyPulls({ db, clock }: { db: Database; clock: Clock }): Promise<CmmsPullKey[]> {
  const { rows } = await db.raw<{ rows: Due[] }>(
    `select f.customer_id as "customerId", f.system_id as "systemId", array_agg(f.id order by f.create_display_order) as "fieldIds"
     from external_cmms_fields f
     join external_systems e on e.customer_id = f.customer_id and e.id = f.system_id and e.is_active
     join customers c on c.id = f.customer_id and c.onboarding_status <> 'DISABLED' and 'cmmsConfig' = any(c.features)
     where f.is_auto_sync_values_enabled and not f.is_deleted and f.data_type = 'List' and f.values_pull_id is null
     group by f.customer_id, f.system_id order by f.customer_id, f.system_id`,
  );
  const keys: CmmsPullKey[] = [];
  for (const { customerId, systemId, fieldIds } of rows)
    await forCustomer(db, customerId, async (trx) => {
      const free = await trx('external_cmms_fields')
        .where({ customer_id: customerId, values_pull_id: null })
        .whereIn('id', fieldIds)
        .forUpdate()
        .select('id');
      const ids = fieldIds.filter((id) => free.some((field) => field.id === id));
      if (ids.length === 0) return;
      const of = { systemId, kind: 'DOMAIN_VALUES', fieldIds: ids, by: null, at: clock.now() } as const;
      const { id } = await insertPull(trx, customerId, of);
      const audit = {
        action: 'beginNightlyPulls',
        subject: { kind: 'cmmsPull', id },
        after: { integration: systemId },
      };
      await writeAudit(trx, { customer: { id: customerId }, person: null, clock }, audit);
      keys.push({ customerId, id });
    });
  return keys;
}
