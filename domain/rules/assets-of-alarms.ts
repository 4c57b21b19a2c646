import type { Transaction } from '../../platform/database.ts';
import { entityToken } from '../alarms/model/property.ts';
import { entityRowsOf } from '../assets/entities/entity-rows.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import type { AssetRow } from '../lists/assets/asset-row.ts';

const prefix = `${entityToken}=`;

/** Returns the numbers of the assets and places that an alarm names. */
export const entitiesOf = ({ propertyTokens }: Pick<AlarmRow, 'propertyTokens'>): number[] =>
  propertyTokens.flatMap((token) => (token.startsWith(prefix) ? Number(token.slice(prefix.length)) : []));

/** Reads the assets and places that alarms name, by alarm. */
export async function readAssetsOf(
  trx: Transaction,
  customerId: number,
  alarms: ReadonlyArray<Pick<AlarmRow, 'id' | 'propertyTokens'>>,
): Promise<Map<number, AssetRow[]>> {
  const named = new Map(alarms.map((alarm) => [alarm.id, entitiesOf(alarm)]));
  const ids = [...new Set([...named.values()].flat())];
  const rows = ids.length === 0 ? [] : await entityRowsOf(trx, customerId).byIds(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map([...named].map(([alarmId, entities]) => [alarmId, entities.flatMap((id) => byId.get(id) ?? [])]));
}
