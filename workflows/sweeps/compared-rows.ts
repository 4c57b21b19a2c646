import { listStates } from '../../domain/alarms/ingest/list-states.ts';
import type { AlarmState } from '../../domain/alarms/model/state.ts';
import { isStored } from '../../domain/alarms/rows/status-entries.ts';
import type { Differences } from '../../domain/integrations/alerts/record-differences.ts';
import { ticketRowsOf } from '../../domain/work/ticket-rows.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { countActivityDays } from '../../warehouse/queries/activity-days.ts';
import { findNewestEntries } from '../../warehouse/queries/newest-entries.ts';
import { findNewestInstances, type IdRange } from '../../warehouse/queries/newest-instances.ts';
import { findTicketVersions } from '../../warehouse/queries/ticket-versions.ts';

/** A row in Postgres, or a day of rows, and what the warehouse has to say of it. */
export interface HeldRow {
  id: number;
  version: number;
  systemId: number | null;
  /** Null if there is nothing to compare. */
  fact: string | null;
}

/** Rows that Postgres and the warehouse both have: each says the same of one as a text. */
export interface ComparedRows {
  name: keyof Differences;
  /** The next rows after an id, by id. */
  held(db: Database, customerId: number, page: { after: number; limit: number }): Promise<HeldRow[]>;
  /** Facts of the warehouse about the rows of a range, by id. */
  stored(warehouse: WarehouseClient, range: IdRange): Promise<Map<number, string>>;
}

const instanceFact = (id: string, startedAt: number, openCount: number): string => `${id} ${startedAt} ${openCount}`;
const ticketFact = ({ version, state }: { version: number; state: string }): string => `${version} ${state}`;

/** Compares a fact of each alarm that is not deleted. */
const ofAlarms =
  (factOf: (state: AlarmState) => string | null): ComparedRows['held'] =>
  async (db, customerId, page) =>
    (await listStates(db, customerId, page)).map((state) => ({
      ...{ id: state.id, version: state.version, systemId: state.systemId },
      fact: state.deletedAt === null ? factOf(state) : null,
    }));

export const comparedRows: readonly ComparedRows[] = [
  {
    name: 'instances',
    held: ofAlarms(({ instanceId, latestAlarmAt, isActive }) =>
      instanceId === null || latestAlarmAt === null ? null : instanceFact(instanceId, latestAlarmAt, isActive ? 1 : 0),
    ),
    async stored(warehouse, range) {
      const rows = await findNewestInstances(warehouse, range);
      return new Map(rows.map((row) => [row.alarmId, instanceFact(row.instanceId, row.startedAt, row.openCount)]));
    },
  },
  {
    name: 'entries',
    // the status that the alarm has left for its present one, where that is recorded
    held: ofAlarms(({ entry }) => (entry?.from && isStored(entry.from) ? entry.from : null)),
    async stored(warehouse, range) {
      const rows = await findNewestEntries(warehouse, range);
      return new Map(rows.map(({ alarmId, status }) => [alarmId, status]));
    },
  },
  {
    name: 'tickets',
    held: (db, customerId, { after, limit }) =>
      forCustomer(db, customerId, async (trx) => {
        // those of earlier releases are still on their way
        const backfill = await trx('ticket_backfills').where({ customer_id: customerId }).first('customer_id');
        const tickets = await ticketRowsOf(trx, customerId).from(after + 1, limit);
        return tickets.map((ticket) => ({
          ...{ id: ticket.id, version: ticket.version, systemId: ticket.externalSystemId },
          fact: backfill ? null : ticketFact(ticket),
        }));
      }),
    async stored(warehouse, range) {
      const rows = await findTicketVersions(warehouse, range);
      return new Map(rows.map((row) => [row.ticketId, ticketFact(row)]));
    },
  },
  {
    // a day is a row: its number since the epoch, and how many actions it had
    name: 'actionDays',
    held: (db, customerId, { after, limit }) =>
      forCustomer(db, customerId, async (trx) => {
        const { rows } = await trx.raw<{ rows: Array<{ id: number; version: number }> }>(
          `select floor(extract(epoch from created_at) / 86400)::int as id, count(*)::int as version
           from alarm_activity where customer_id = :customerId and created_at >= to_timestamp((:after + 1) * 86400)
           group by 1 order by 1 limit :limit`,
          { customerId, after, limit },
        );
        return rows.map(({ id, version }) => ({
          ...{ id, version, systemId: null },
          fact: String(version),
        }));
      }),
    async stored(warehouse, range) {
      const rows = await countActivityDays(warehouse, range);
      return new Map(rows.map(({ day, count }) => [day, String(count)]));
    },
  },
];
