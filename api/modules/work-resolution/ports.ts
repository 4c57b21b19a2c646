import { findTicketDispatchTimes } from '../../../warehouse/queries/ticket-dispatch-times.ts';
import type { PortDeps } from '../../port-deps.ts';

/** Time that alarms were active before tickets were created about them. */
export interface DispatchTimes {
  dispatchTimes(customerId: number, ticketIds: readonly number[]): Promise<Map<number, number>>;
}

export const createPorts = ({ warehouse }: PortDeps): DispatchTimes => ({
  async dispatchTimes(customerId, ticketIds) {
    const rows = await findTicketDispatchTimes(warehouse, { customerId, ticketIds });
    return new Map(rows.map(({ ticketId, waited }) => [ticketId, waited]));
  },
});
