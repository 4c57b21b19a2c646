import { randomUUID } from 'node:crypto';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { pumpConfigTexts } from '../../../texts/pump.ts';
import { audited } from '../../audit/audited.ts';
import { connectionLostMinutes } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { hasPump } from '../../integrations/external-schemas.ts';
import { externalSystemId, missing } from '../../integrations/list-external-systems.ts';
import { type PumpConfig, pumpConfigSchema } from '../../integrations/pump-config.ts';
import type { StoredReport } from '../commands/serve-pump.ts';
import { type CommandedSystem, lockSystem } from '../one-at-a-time.ts';

/** The pump of an integration: what it is to read, and what it last reported. Times in milliseconds since the epoch. */
export interface Pump {
  systemId: number;
  /** True if it calls a maintenance system; else it reads a source. */
  isRunner: boolean;
  config: PumpConfig;
  configRevision: number;
  /** Null until a pump has reported. */
  report: StoredReport | null;
  reportedAt: number | null;
  isOnline: boolean;
  /** Its clock less ours; positive: ahead. */
  clockSkewMs: number;
  /** Another pump with the same key, which has reported lately and does not read. */
  other: { host: string; reportedAt: number } | null;
}

/**
 * The pump of an integration that reads through one. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for an integration of another connection type.
 */
export async function readPump(ctx: Ctx, input: { externalSystemId: string }): Promise<Pump> {
  assertSuper(ctx);
  const systemId = externalSystemId(input.externalSystemId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const system = await trx('external_systems').where({ customer_id: ctx.customer.id, id: systemId }).first();
    if (!system) throw missing();
    assertPump(system);
    return pumpOf(trx, ctx, systemId);
  });
}

/**
 * Changes what the pump of an integration reads. It receives that with the answer to its next report, and the command CONFIG says when
 * it has taken it. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID with the path of what is wrong, or for another connection type.
 */
export async function updatePump(ctx: Ctx, input: { externalSystemId: string; config: unknown }): Promise<Pump> {
  assertSuper(ctx);
  const systemId = externalSystemId(input.externalSystemId);
  const config = pumpConfigSchema.parse(input.config);
  const of = { customer_id: ctx.customer.id, system_id: systemId };
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    assertPump(await lockSystem(trx, ctx.customer.id, systemId));
    await trx('pumps').insert(of).onConflict(['customer_id', 'system_id']).ignore();
    const audit = { action: 'updateExternalSystemPump', subject: { kind: 'integration', id: systemId } };
    const read = () => trx('pumps').where(of).forUpdate().first('config');
    await audited(trx, ctx, { ...audit, read }, () =>
      trx('pumps')
        .where(of)
        .update({ config: JSON.stringify(config), config_revision: trx.raw('config_revision + 1') }),
    );
    await requestConfig(trx, ctx, systemId);
    return pumpOf(trx, ctx, systemId);
  });
}

/** One that waits brings the newest configuration. */
async function requestConfig(trx: Transaction, ctx: Ctx, systemId: number): Promise<void> {
  const of = { customer_id: ctx.customer.id, system_id: systemId, command_type: 'CONFIG', status: 'PENDING' };
  if (await trx('external_system_commands').where(of).first('id')) return;
  const now = ctx.clock.now();
  await trx('external_system_commands').insert({
    ...of,
    id: randomUUID(),
    runner: 'PUMP',
    created_by: ctx.person.id,
    created_by_name: ctx.person.displayName,
    created_at: now,
    queued_at: now,
  });
}

function assertPump({ connection_type }: Pick<CommandedSystem, 'connection_type'>): void {
  if (!hasPump(connection_type)) throw invalid(pumpConfigTexts.noPump);
}

async function pumpOf(trx: Transaction, ctx: Ctx, systemId: number): Promise<Pump> {
  const row = await trx('pumps').where({ customer_id: ctx.customer.id, system_id: systemId }).first();
  const system = await trx('external_systems')
    .where({ customer_id: ctx.customer.id, id: systemId })
    .first('connection_type');
  const now = ctx.clock.now().getTime();
  const isRecent = (at: Date | null | undefined): at is Date =>
    at instanceof Date && now - at.getTime() <= connectionLostMinutes * 60_000;
  return {
    systemId,
    isRunner: system?.connection_type === 'OUTBOUND_RUNNER',
    config: pumpConfigSchema.parse(row?.config ?? { sources: [] }),
    configRevision: row?.config_revision ?? 0,
    report: row?.report ?? null,
    reportedAt: row?.reported_at?.getTime() ?? null,
    isOnline: isRecent(row?.reported_at),
    clockSkewMs: Number(row?.clock_skew_ms ?? 0),
    other: isRecent(row?.other_reported_at)
      ? { host: row.other_host, reportedAt: row.other_reported_at.getTime() }
      : null,
  };
}
