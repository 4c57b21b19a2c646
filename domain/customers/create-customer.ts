import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { enterpriseFeatures, products } from '../constants.ts';

const schema = z.object({
  id: z.int().positive(),
  name: z.string().trim().min(1).max(200),
  defaultTimezone: z.string().default('UTC'),
  products: z.array(z.enum(products)).default([...products]),
  features: z.array(z.enum(enterpriseFeatures)).default([]),
  isPilot: z.boolean().default(false),
  isDisplayRawAlarmTextEnabled: z.boolean().default(false),
  isBasPriorityEnabled: z.boolean().default(false),
  isUpdateStatusReasonRequired: z.boolean().default(false),
  isCloseWorkRulesBypassEnabled: z.boolean().default(false),
  isCmmsSyncEnabled: z.boolean().default(false),
  userSessionExpiryMins: z.int().positive().nullable().default(null),
});
export type CreateCustomerInput = z.input<typeof schema>;

/**
 * Creates a customer on the pipeline's connection, for a first start and for tests. One that exists stays as it is.
 * @returns true if it was created now.
 */
export async function createCustomer(db: Database, input: CreateCustomerInput): Promise<boolean> {
  const customer = schema.parse(input);
  const { rowCount } = await db.raw(
    `insert into customers (id, name, default_timezone, products, features, is_pilot, is_display_raw_alarm_text_enabled,
       is_bas_priority_enabled, is_update_status_reason_required, is_close_work_rules_bypass_enabled,
       is_cmms_sync_enabled, user_session_expiry_mins)
     values (:id, :name, :defaultTimezone, :products, :features, :isPilot, :isDisplayRawAlarmTextEnabled,
       :isBasPriorityEnabled, :isUpdateStatusReasonRequired, :isCloseWorkRulesBypassEnabled,
       :isCmmsSyncEnabled, :userSessionExpiryMins)
     on conflict (id) do nothing`,
    customer,
  );
  return rowCount > 0;
}
