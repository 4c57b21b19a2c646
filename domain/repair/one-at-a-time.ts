import type { Transaction } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { commandTexts } from '../../texts/server/commands.ts';
import type { ConnectionType, Direction } from '../integrations/external-schemas.ts';
import { missing } from '../integrations/list-external-systems.ts';

/** Columns of an integration that decide which commands it takes. */
export interface CommandedSystem {
  id: number;
  schema: string;
  direction: Direction;
  connection_type: ConnectionType;
  display_name: string;
  etl_normalize_version: string | null;
}

/** Locks an integration, so that requests for it take turns. @throws AppError NOT_FOUND. */
export async function lockSystem(trx: Transaction, customerId: number, id: number): Promise<CommandedSystem> {
  const system = await trx('external_systems')
    .where({ customer_id: customerId, id })
    .forNoKeyUpdate()
    .first('id', 'schema', 'direction', 'connection_type', 'display_name', 'etl_normalize_version');
  if (!system) throw missing();
  return system;
}

/** Returns true while a reparse of the integration runs, or its histories are derived again. */
export const hasRun = async (trx: Transaction, customerId: number, systemId: number): Promise<boolean> =>
  (await trx('reparses')
    .where({ customer_id: customerId, system_id: systemId })
    .whereIn('status', ['IN_PROGRESS', 'SETTLING'])
    .first('id')) !== undefined;

/** A reparse and a replay of one integration would write the same histories. @throws AppError CONFLICT. */
export async function assertNoReplay(trx: Transaction, customerId: number, systemId: number): Promise<void> {
  const replay = await trx('external_system_commands')
    .where({ customer_id: customerId, system_id: systemId, command_type: 'HISTORICAL', runner: 'SERVER' })
    .whereIn('status', ['PENDING', 'IN_PROGRESS'])
    .first('id');
  if (replay) throw conflict(commandTexts.isQueued.HISTORICAL);
}
