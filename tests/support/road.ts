import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import {
  addCustomerKey,
  createExternalSystem,
  type NewExternalSystem,
} from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import { createDatabase, type Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { createWarehouseClient, type WarehouseClient } from '../../warehouse/client.ts';
import { newCustomerId, testEnv } from './engines.ts';
import { until } from './until.ts';

/** A separate customer with one integration, and means to send to it and to read what arrived. */
export interface Road {
  customerId: number;
  systemId: number;
  key: string;
  db: Database;
  warehouse: WarehouseClient;
  /** Posts a raw body to the door. */
  post(body: string | Buffer, headers?: Record<string, string>): Promise<Response>;
  /** Posts items and insists that all are accepted. */
  send(...items: unknown[]): Promise<void>;
  states(): Promise<Array<Record<string, unknown>>>;
  /** Rows of this customer in a warehouse table, with FINAL, in a fixed order. */
  warehouseRows(table: string): Promise<Array<Record<string, unknown>>>;
  close(): Promise<void>;
}

/**
 * Opens a road: `given` describes the integration, by default an inbound API in the default dialect. Uses the run's own
 * product, or another that a test has started.
 */
export async function openRoad(
  given: Partial<NewExternalSystem> = {},
  product: { env: Env<'database' | 'warehouse'>; gateway: string } = {
    env: testEnv(),
    gateway: inject('product').gateway,
  },
): Promise<Road> {
  const { env } = product;
  const db = createDatabase(env.DATABASE_URL, { pool: 2, name: 'test' });
  const warehouse = createWarehouseClient(env, 'test');
  const customerId = newCustomerId();
  const key = newKey();
  await createCustomer(db, { id: customerId, name: `Test ${customerId}`, isBasPriorityEnabled: true });
  await addCustomerKey(db, customerId, key);
  const systemId = await createExternalSystem(db, {
    customerId,
    name: 'source',
    displayName: 'Source',
    schema: 'generic',
    connectionType: 'INBOUND_API',
    etlNormalizeVersion: 'generic-json-1',
    ...(given.connectionType === 'DATAPUMP' ? { licenseKey: key } : {}),
    ...given,
  });
  const url = `${product.gateway}/ingest/${systemId}/events`;
  const post = (body: string | Buffer, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
  return {
    customerId,
    systemId,
    key,
    db,
    warehouse,
    post,
    async send(...items) {
      const response = await post(JSON.stringify(items));
      const answer = (await response.json()) as { accepted?: number };
      if (response.status !== 207 || answer.accepted !== items.length)
        throw new Error(`the door answered ${response.status} ${JSON.stringify(answer)}`);
    },
    async states() {
      const { rows } = await db.raw(
        `select s.*, a.text, a.contextual_name, a.point_path, f.search_text from alarm_state s
         join alarms a using (customer_id, id) join alarm_search_texts f using (customer_id, id)
         where s.customer_id = ? order by s.id`,
        [customerId],
      );
      return rows;
    },
    async warehouseRows(table) {
      const answer = await warehouse.query({
        query: `SELECT * FROM ${table} FINAL WHERE customer_id = {customerId:UInt32} SETTINGS asterisk_include_alias_columns = 1`,
        query_params: { customerId },
        format: 'JSONEachRow',
      });
      const rows = await answer.json<Record<string, unknown>>();
      return rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    },
    async close() {
      await db.destroy();
      await warehouse.close();
    },
  };
}

/** An item in the default dialect of generic-json-1. */
export const item = (
  event: 'ALARM' | 'RTN' | 'ACK' | 'UPDATE',
  point: string,
  timestamp: string,
  more: object = {},
) => ({
  timestamp,
  point,
  event,
  fromState: event === 'RTN' ? 'High Limit' : 'Normal',
  toState: event === 'RTN' ? 'Normal' : 'High Limit',
  value: '78.4 °F',
  priority: 64,
  message: 'Supply temperature high',
  ...more,
});

/** Stores a payload in the archive that came by a door of a later release. */
export const storeFromUnknownDoor = ({ customerId, systemId, warehouse }: Road): Promise<unknown> =>
  warehouse.insert({
    table: 'raw_events',
    format: 'JSONEachRow',
    values: [
      {
        ...{ customer_id: customerId, system_id: systemId, message_id: randomUUID(), payload_ids: [randomUUID()] },
        ...{ received_at: new Date(Date.now() - 1_000).toISOString(), door: 'carrier-pigeon', format: 'array' },
        ...{ body: '[{}]', version: 1 },
      },
    ],
  });

/** Waits until the rows of a table satisfy `done`. @returns them. */
export const rowsWhen = (
  road: Road,
  table: string,
  done: (rows: Array<Record<string, unknown>>) => boolean,
): Promise<Array<Record<string, unknown>>> =>
  until(`rows in ${table}`, async () => {
    const rows = await road.warehouseRows(table);
    return done(rows) ? rows : null;
  });
