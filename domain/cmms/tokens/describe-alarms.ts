import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { mayRead } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import type { ExternalCmmsField, GenericField } from '../cmms.ts';
import { readFields } from '../field-rows.ts';
import { type CmmsConfigStatus, cmmsConfigStatus } from '../resolve/config-status.ts';
import { loadSources } from '../resolve/load-sources.ts';
import { cmmsFieldValue } from '../resolve/resolve-fields.ts';
import type { ListValue, ResolvedField } from '../resolve/sources.ts';

/** An alarm's asset or location as maintenance systems know it. */
export interface Mapped {
  /** The key. */
  name: string;
  /** The label. */
  value: string;
}

/** An alarm as maintenance systems receive it (CMMS-041). */
export interface AlarmCmms {
  /** Incomplete if it is for any active system; null if no field is for the location or asset of work. */
  status: CmmsConfigStatus | null;
  asset: Mapped | null;
  location: Mapped | null;
}

const nothing: AlarmCmms = { status: null, asset: null, location: null };

/** As `describePlaces`. Nothing for people who may not see it, and where the plan has no CMMS Config. */
export async function describeAlarmsForCmms(ctx: Ctx, alarms: readonly AlarmRow[]): Promise<AlarmCmms[]> {
  if (!mayRead(ctx)) return alarms.map(() => nothing);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => describePlaces(trx, ctx.customer.id, alarms));
}

/**
 * Describes place and asset of alarms' work in the words of the active maintenance systems: the first by name that
 * knows them.
 * @returns one an alarm, in their order.
 */
export async function describePlaces(
  trx: Transaction,
  customerId: number,
  alarms: readonly AlarmRow[],
): Promise<AlarmCmms[]> {
  const fields = await readFields(
    trx,
    customerId,
    `and not f.is_deleted and exists (select 1 from external_systems e
       where e.customer_id = f.customer_id and e.id = f.system_id and e.is_active)
     order by (select e.display_name from external_systems e
       where e.customer_id = f.customer_id and e.id = f.system_id), f.system_id, f.create_display_order, f.id`,
  );
  if (fields.length === 0) return alarms.map(() => nothing);
  const loaded = await loadSources(trx, customerId, fields, { alarms });
  return alarms.map((alarm) => {
    const sources = loaded.of([alarm], new Map());
    return describe(fields, cmmsFieldValue(fields, sources), sources.values);
  });
}

function describe(
  fields: readonly ExternalCmmsField[],
  resolved: readonly ResolvedField[],
  values: readonly ListValue[],
): AlarmCmms {
  const mapped = (generic: GenericField): Mapped | null => {
    for (const [index, field] of fields.entries()) {
      const name = field.genericField === generic ? resolved[index]?.value : null;
      if (name == null) continue;
      const value = values.find((one) => one.fieldId === field.id && one.name === name)?.value;
      return { name, value: value ?? name };
    }
    return null;
  };
  return { status: cmmsConfigStatus(fields, resolved), asset: mapped('Asset'), location: mapped('Location') };
}
