import { randomBytes } from 'node:crypto';
import { createAttempts, type SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import { type ConnectorPool, createConnectorPool } from '../../domain/cmms-sync/connector-pool.ts';
import { failSync } from '../../domain/cmms-sync/fail-sync.ts';
import { pollSystem } from '../../domain/cmms-sync/poll-system.ts';
import type { SyncDeps } from '../../domain/cmms-sync/sync-deps.ts';
import { syncAttemptMinutes } from '../../domain/constants.ts';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { findLostConnections } from '../../domain/integrations/alerts/find-lost-connections.ts';
import { byPerson } from '../../domain/origin/origin.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { takeIds } from '../../domain/take-ids.ts';
import { readTicket } from '../../domain/work/inbound-sync.ts';
import { blankTicket, type Ticket } from '../../domain/work/model/ticket.ts';
import type { SyncOperation } from '../../domain/work/model/ticket-changes.ts';
import type { TicketActivityDraft } from '../../domain/work/ticket-activity.ts';
import { ticketRowsOf } from '../../domain/work/ticket-rows.ts';
import { writeNewTicket, writeTickets } from '../../domain/work/write-tickets.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { forCustomer } from '../../platform/database.ts';
import { createSeal } from '../../platform/seal.ts';
import type { FakeSystem } from '../../simulators/cmms/server.ts';
import { connectFake } from './cmms.ts';
import { newCustomerId, testEnv } from './engines.ts';
import { testOutbound } from './outbound.ts';
import { ownDatabase } from './own-database.ts';

export type CmmsScene = Awaited<ReturnType<typeof startCmmsScene>>;

/** Transfer of a ticket as its page shows it: sync status, failure, and the remote order. */
export type SeenTicket = Pick<Ticket, 'state' | 'externalId' | 'externalStatus'> & {
  sync: Ticket['cmmsSyncStatus'];
  words: string | null;
};
export const seen = ({ state, externalId, externalStatus, ...ticket }: Ticket): SeenTicket => ({
  ...{ state, externalId, externalStatus, sync: ticket.cmmsSyncStatus, words: ticket.cmmsSyncError },
});
const mayHelp = (outcome: SyncOutcome): boolean => outcome.kind === 'failed' && !outcome.isFinal;

/** Creates a customer whose tickets go to simulated maintenance systems, in a database that no worker uses. */
export async function startCmmsScene(given: { clock?: Clock } = {}) {
  const own = await ownDatabase(testEnv());
  const { db } = own;
  const clock = given.clock ?? systemClock;
  const sealKey = randomBytes(32);
  const seal = createSeal(sealKey);
  const customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: 'Work' });
  await db('customers').where({ id: customerId }).update({ is_cmms_sync_enabled: true });
  const userId = await createUser(db, {
    email: `maya-${customerId}@work.example`,
    displayName: 'Maya Okafor',
    password: 'Correct-horse-7',
    memberships: [{ customerId, authRole: 'STANDARD' }],
  });
  const deps: SyncDeps & { pool: ConnectorPool } = {
    db,
    clock,
    pool: createConnectorPool({ db, seal, clock, outbound: testOutbound }),
    awaitUnclearMs: 0,
    searchPauseMs: 20,
  };

  const attempt = createAttempts(deps);

  /** Adds an integration with a simulated system. */
  const connect = (
    fake: Pick<FakeSystem, 'url'>,
    schema: string,
    more: { outbound?: Record<string, unknown>; exportConfig?: Record<string, unknown> } = {},
  ): Promise<number> => connectFake(db, seal, { customerId, fake, schema, ...more });

  async function newTicket(systemId: number, change: Partial<Ticket> = {}): Promise<Ticket> {
    return forCustomer(db, customerId, async (trx) => {
      const now = clock.now().getTime();
      const id = await takeIds(trx, customerId, 'work_ticket');
      const ticket: Ticket = {
        ...blankTicket({ customerId, id }, { by: userId, at: now }),
        objective: 'AHU-3 supply temperature high',
        problemDetails: 'Supply air 24 °C for an hour',
        assigneeId: userId,
        dueAt: now + 86_400_000,
        externalSystemId: systemId,
        cmmsSyncStatus: 'InProgress',
        searchText: `w${id}`,
        ...change,
      };
      await writeNewTicket(trx, ticket, { activity: [], sync: 'CREATE' }, { ...byPerson(userId), now });
      return ticket;
    });
  }

  /** Changes a ticket as a person's call would. */
  async function change(
    { id }: Pick<Ticket, 'id'>,
    decision: { change: Partial<Ticket>; activity?: TicketActivityDraft[]; sync?: SyncOperation },
  ): Promise<Ticket> {
    return forCustomer(db, customerId, async (trx) => {
      const [before] = await ticketRowsOf(trx, customerId).lock([id]);
      const decided = [{ before: before as Ticket, decision: { activity: [], ...decision } }];
      const [after] = await writeTickets(trx, customerId, decided, {
        ...byPerson(userId),
        now: clock.now().getTime(),
      });
      return after as Ticket;
    });
  }

  return {
    db,
    deps,
    clock,
    seal,
    databaseUrl: own.url,
    /** Key as in the processes' environment. */
    sealKey: sealKey.toString('base64'),
    customerId,
    userId,
    connect,
    newTicket,
    change,
    comment: (ticket: Pick<Ticket, 'id'>, comment: string) =>
      change(ticket, { change: {}, activity: [{ eventType: 'COMMENT', comment }], sync: 'COMMENT' }),
    close: (ticket: Pick<Ticket, 'id'>) =>
      change(ticket, {
        change: { state: 'CLOSED', closedAt: clock.now().getTime(), closedBy: userId, isResolved: true },
        sync: 'CLOSE',
      }),
    read: ({ id }: Pick<Ticket, 'id'>): Promise<Ticket> => readTicket(deps, { customerId, id }),
    sync: ({ id }: Pick<Ticket, 'id'>): Promise<SyncOutcome> => attempt({ customerId, id }),
    /** Syncs a ticket as its workflow does, without the minutes between attempts. @returns what a person sees then. */
    async bring({ id }: Pick<Ticket, 'id'>): Promise<SeenTicket> {
      const key = { customerId, id };
      let outcome = await attempt(key);
      for (let again = 1; again < syncAttemptMinutes.length && mayHelp(outcome); again += 1)
        outcome = await attempt(key);
      if (outcome.kind === 'failed') await failSync(deps, key, outcome.words);
      return seen(await readTicket(deps, key));
    },
    fail: ({ id }: Pick<Ticket, 'id'>, words: string) => failSync(deps, { customerId, id }, words),
    poll: (systemId: number) => pollSystem(deps, { customerId, systemId }),
    /** Looks for lost connections as the sweep does. */
    judge: () => findLostConnections(deps),
    /** Activity of a ticket, oldest first: kinds, with value or text. */
    async activity({ id }: Pick<Ticket, 'id'>): Promise<string[]> {
      const rows = await db('work_ticket_activity')
        .where({ customer_id: customerId, ticket_id: id })
        .orderBy(['version', 'created_at', { column: 'id', order: 'desc' }])
        .select('event_type', 'rev_value', 'comment');
      return rows.map(({ event_type, rev_value, comment }) =>
        [event_type, rev_value ?? comment].filter(Boolean).join(' '),
      );
    },
    issues: () =>
      db('external_system_issues')
        .where({ customer_id: customerId })
        .select(
          'issue_type as type',
          'system_id as systemId',
          'ticket_id as ticketId',
          'message',
          'resolved_at as resolvedAt',
          'opens_at as opensAt',
          'created_at as createdAt',
        ),
    stop: () => own.drop(),
  };
}
