import type { Transaction } from '../../../platform/database.ts';
import { readGlobalConfig } from '../global-config.ts';
import type { ExternalValue } from '../resolve/external-values-of.ts';
import { recomputeTokens } from '../tokens/recompute-tokens.ts';
import { writeConfig } from './cmms-config.ts';

/**
 * Stores entries of a create form for asset and location as config of its ticket's alarms, if the customer has enabled
 * that (CMMS.6). Call it in the transaction that creates the ticket.
 * @param of.values from externalValuesOf; only entries of a person are stored.
 */
export async function saveOnCreateWork(
  trx: Transaction,
  of: { customerId: number; alarmIds: readonly number[]; values: readonly ExternalValue[]; by: string; at: Date },
): Promise<void> {
  const { saveOnCreateWork: isWanted } = await readGlobalConfig(trx, of.customerId);
  if (!isWanted) return;
  const said = of.values.filter(
    ({ source, value, field }) =>
      source === 'USER' && value !== null && (field.genericField === 'Asset' || field.genericField === 'Location'),
  );
  if (said.length === 0) return;
  const entries = new Map(said.map(({ fieldId, value }) => [fieldId, value as string]));
  const alarmIds = [...new Set(of.alarmIds)].toSorted((a, b) => a - b);
  for (const id of alarmIds)
    await writeConfig(trx, { customer_id: of.customerId, target_type: 'ALARM', target_id: id }, entries, of);
  await recomputeTokens(trx, of.customerId, alarmIds, of.at.getTime());
}
