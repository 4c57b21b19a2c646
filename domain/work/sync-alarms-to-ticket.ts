import type { Transaction } from '../../platform/database.ts';
import { changeStatus } from '../alarms/decisions/change-status.ts';
import type { Decision } from '../alarms/decisions/verb.ts';
import { writeDecisions } from '../alarms/decisions/write-decisions.ts';
import type { AlarmState } from '../alarms/model/state.ts';
import { lockStatesById } from '../alarms/rows/alarm-state-rows.ts';
import { nextStatus } from '../alarms/rows/status-table.ts';
import type { TicketOrigin } from './ticket-origin.ts';

/** STAT.12: dispatches an alarm that is attached to an open ticket; ends its snooze. */
function attached(before: AlarmState, now: number): Decision {
  const openWorkCount = before.openWorkCount + 1;
  const status = nextStatus('ticket attached', before, now);
  if (status === before.status) return { change: { openWorkCount }, activity: [] };
  const moved = changeStatus(before, { status, now, bySystem: true });
  return { ...moved, change: { ...moved.change, openWorkCount } };
}

/** STAT.13 to STAT.15: moves an alarm back when it has no open ticket left. */
function released(before: AlarmState, now: number, isClosed: boolean): Decision {
  const openWorkCount = Math.max(0, before.openWorkCount - 1);
  // STAT.23
  const change = { openWorkCount, ...(isClosed && { lastWorkTicketClosedAt: now }) };
  const status = openWorkCount > 0 ? before.status : nextStatus('last open ticket gone', before, now);
  if (status === before.status) return { change, activity: [] };
  const moved = changeStatus(before, { status, now, bySystem: true });
  return { ...moved, change: { ...moved.change, ...change } };
}

/** Events of a ticket that change the state of its alarms. */
export type HoldEvent = 'attached' | 'detached' | 'closed';

/** Decides what a ticket's event changes of one of its alarms. Pure. */
export const heldBy = (event: HoldEvent, before: AlarmState, now: number): Decision =>
  event === 'attached' ? attached(before, now) : released(before, now, event === 'closed');

/**
 * Applies a ticket's event to its alarms, in the transaction that changes the ticket; the ticket is locked first.
 */
export async function syncAlarmsToTicket(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
  event: HoldEvent,
  { now, ...origin }: TicketOrigin,
): Promise<void> {
  if (alarmIds.length === 0) return;
  const states = await lockStatesById(trx, customerId, alarmIds);
  await writeDecisions(
    trx,
    customerId,
    states.map((before) => ({ before, decision: heldBy(event, before, now) })),
    { ...origin, cause: 'TICKET' },
    now,
  );
}
