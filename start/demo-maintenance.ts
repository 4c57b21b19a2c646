import { outboundColumnsOf } from '../domain/integrations/form-values.ts';
import { insertExternalSystem } from '../domain/integrations/insert-external-system.ts';
import { outboundFields } from '../domain/integrations/outbound-fields.ts';
import { createDatabase } from '../platform/database.ts';
import type { Seal } from '../platform/seal.ts';
import { maximoProfile } from '../simulators/cmms/profiles/maximo.ts';
import { credentials } from '../simulators/cmms/server.ts';

const name = 'maintenance';
const schema = 'maximo';

/**
 * Connects the demo customer to the simulated Maximo: creates the integration at the first start, later only updates
 * its address.
 */
export async function connectMaintenance(
  databaseUrl: string,
  { customerId, port, seal }: { customerId: number; port: number; seal: Seal },
): Promise<void> {
  const db = createDatabase(databaseUrl, { pool: 1, name: 'demo' });
  const host = `http://127.0.0.1:${port}${maximoProfile.base}`;
  try {
    await db.transaction(async (trx) => {
      const found = await trx('external_systems').where({ customer_id: customerId, name }).first('id');
      if (found) {
        const outboundSettings = trx.raw(`jsonb_set(outbound_settings, '{host}', to_jsonb(?::text))`, [host]);
        await trx('external_systems')
          .where({ customer_id: customerId, name })
          .update({ outbound_settings: outboundSettings });
        return;
      }
      const { rows } = await trx.raw(`select nextval('external_system_ids')::int as id`);
      const systemId: number = rows[0].id;
      const { username, password, siteId } = credentials;
      const outboundSettings = {
        host,
        username,
        password,
        siteId,
        isIncludeCommentsEnabled: true,
        isAssigneeSyncEnabled: true,
      };
      await insertExternalSystem(trx, {
        customer_id: customerId,
        id: systemId,
        name,
        display_name: 'Maximo',
        type: 'WORK_ORDER_SYSTEM',
        schema,
        direction: 'OUTBOUND',
        connection_type: 'OUTBOUND_API',
        is_cmms_polling_back_sync_enabled: true,
        is_close_work_button_enabled: true,
        ...outboundColumnsOf(
          outboundFields(schema),
          { outboundSettings },
          { customerId, systemId, seal, settings: {}, sealed: null },
        ),
      });
      await trx('customers').where({ id: customerId }).update({ is_cmms_sync_enabled: true });
    });
  } finally {
    await db.destroy();
  }
}
