import { tokenOf } from '../../alarms/model/property.ts';
import type { CmmsTokenKind } from '../../lists/alarms/alarm-columns.ts';
import type { AlarmCmms } from './describe-alarms.ts';

/**
 * Tokens that filters compare: for each value that maintenance systems are sent of an alarm, its kind, and the kind
 * with the value.
 */
export function cmmsTokensOf({ status, asset, location }: AlarmCmms): string[] {
  const parts = {
    cmms_status: status,
    cmms_asset_name: asset?.name,
    cmms_asset_value: asset?.value,
    cmms_location_name: location?.name,
    cmms_location_value: location?.value,
  } satisfies Record<CmmsTokenKind, string | null | undefined>;
  return Object.entries(parts).flatMap(([kind, value]) => (value == null ? [] : [kind, tokenOf(kind, value)]));
}
