import type { Database } from '../../../platform/database.ts';
import { replayMaxHours } from '../../constants.ts';
import type { SystemKey } from './command.ts';

const queryMs = 10_000;

/**
 * Returns true for a replay that the pump of an integration runs. One that was killed or has failed counts for as long
 * as a replay may take: the pump still delivers what it had read by then.
 */
export async function isReplaying(
  db: Database,
  { customerId, systemId, id }: SystemKey & { id: string },
  now: number,
): Promise<boolean> {
  const command = await db('external_system_commands')
    .where({ customer_id: customerId, id, system_id: systemId, command_type: 'HISTORICAL', runner: 'PUMP' })
    .where((rows) =>
      rows
        .where('status', 'IN_PROGRESS')
        .orWhere((ended) =>
          ended.where('status', 'FAILED').where('finished_at', '>', new Date(now - replayMaxHours * 3_600_000)),
        ),
    )
    .timeout(queryMs)
    .first('id');
  return command !== undefined;
}
