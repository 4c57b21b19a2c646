import { randomBytes } from 'node:crypto';
import { attemptSync, type SyncDeps, type SyncOutcome } from '../../domain/cmms/sync/attempt-sync.ts';
import { type ConnectorPool, createConnectorPool } from '../../domain/cmms/sync/connector-pool.ts';
import { failSync } from '../../domain/cmms/sync/fail-sync.ts';
import { pollSystem } from '../../domain/cmms/sync/poll-system.ts';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { outboundColumnsOf } from '../../domain/integrations/form-values.ts';
import { outboundFields } from '../../domain/integrations/outbound-fields.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { takeIds } from '../../domain/take-ids.ts';
import { readTicket } from '../../domain/work/external-side.ts';
import type { Ticket } from '../../domain/work/ticket.ts';
import type { TicketActivityDraft } from '../../domain/work/ticket-activity.ts';
import type { SyncOperation } from '../../domain/work/ticket-changes.ts';
import { ticketRowsOf } from '../../domain/work/ticket-rows.ts';
import { writeNewTicket, writeTickets } from '../../domain/work/write-tickets.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { forCustomer } from '../../platform/database.ts';
import { createSeal } from '../../platform/seal.ts';
import { credentials, type FakeSystem } from '../../simulators/cmms/server.ts';
import { newCustomerId, testEnv } from './engines.ts';
import { ownDatabase } from './own-database.ts';

export type CmmsScene = Awaited<ReturnType<typeof startCmmsScene>>;

/** A customer whose tickets go to a simulated maintenance system; a database of its own, so that no worker meddles. */
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
    pool: createConnectorPool({ seal, clock }),
    settleMs: 0,
    searchPauseMs: 20,
  };

  /** An integration with a simulated system. */
  async function connect(
    fake: Pick<FakeSystem, 'url'>,
    schema: string,
    more: { outbound?: Record<string, unknown>; exportConfig?: Record<string, unknown> } = {},
  ): Promise<number> {
    const { rows } = await db.raw(`select nextval('external_system_ids')::int as id`);
    const systemId = rows[0].id as number;
    const { username, password, ...others } = credentials;
    const outboundSettings = { host: fake.url, username, password, siteId: others.siteId, ...more.outbound };
    const fields = [
      ...outboundFields(schema),
      ...outboundFields('inforEAM'),
      ...outboundFields('webTMACloud'),
      ...outboundFields('maintenanceConnection'),
      ...outboundFields('webTMA'),
      ...outboundFields('maximo'),
    ];
    await db('external_systems').insert({
      customer_id: customerId,
      id: systemId,
      name: `cmms-${systemId}`,
      display_name: 'Maximo',
      type: 'WORK_ORDER_SYSTEM',
      schema,
      direction: 'OUTBOUND',
      connection_type: 'OUTBOUND_API',
      is_cmms_polling_back_sync_enabled: true,
      export_config: JSON.stringify({ timeout: 2, ...more.exportConfig }),
      ...outboundColumnsOf(
        fields,
        { outboundSettings: { isIncludeCommentsEnabled: true, isAssigneeSyncEnabled: true, ...outboundSettings } },
        { customerId, systemId, seal, settings: {}, sealed: null },
      ),
    });
    return systemId;
  }

  async function newTicket(systemId: number, change: Partial<Ticket> = {}): Promise<Ticket> {
    return forCustomer(db, customerId, async (trx) => {
      const now = clock.now().getTime();
      const id = await takeIds(trx, customerId, 'work_ticket');
      const ticket: Ticket = {
        customerId,
        id,
        state: 'OPEN',
        objective: 'AHU-3 supply temperature high',
        problemDetails: 'Supply air 24 °C for an hour',
        assigneeId: userId,
        createdBy: userId,
        automationRuleId: null,
        closedBy: null,
        createdAt: now,
        dueAt: now + 86_400_000,
        closedAt: null,
        isResolved: null,
        cause: null,
        action: null,
        completedWorkDetails: null,
        alarmWasUseful: null,
        isEscalated: false,
        pendingReview: false,
        reviewerId: null,
        reissueCount: 0,
        alarmCount: 0,
        additionalDetails: {},
        externalSystemId: systemId,
        externalId: null,
        externalType: null,
        externalStatus: null,
        externalAssignee: null,
        externalDetails: null,
        cmmsSyncStatus: 'InProgress',
        cmmsSyncError: null,
        lastCmmsSyncAttemptAt: null,
        cmmsSyncFailureNotificationDismissedBy: null,
        cmmsSyncFailureNotificationDismissedAt: null,
        searchText: `w${id}`,
        changedAt: now,
        version: 1,
        ...change,
      };
      await writeNewTicket(trx, ticket, { activity: [], sync: 'CREATE' }, { userId, now });
      return ticket;
    });
  }

  /** As a person's call would. */
  async function change(
    { id }: Pick<Ticket, 'id'>,
    decision: { change: Partial<Ticket>; activity?: TicketActivityDraft[]; sync?: SyncOperation },
  ): Promise<Ticket> {
    return forCustomer(db, customerId, async (trx) => {
      const [before] = await ticketRowsOf(trx, customerId).lock([id]);
      const decided = [{ before: before as Ticket, decision: { activity: [], ...decision } }];
      const [after] = await writeTickets(trx, customerId, decided, { userId, now: clock.now().getTime() });
      return after as Ticket;
    });
  }

  return {
    db,
    deps,
    clock,
    seal,
    databaseUrl: own.url,
    /** As processes read it. */
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
    sync: ({ id }: Pick<Ticket, 'id'>): Promise<SyncOutcome> => attemptSync(deps, { customerId, id }),
    fail: ({ id }: Pick<Ticket, 'id'>, words: string) => failSync(deps, { customerId, id }, words),
    poll: (systemId: number) => pollSystem(deps, { customerId, systemId }),
    /** What became of a ticket, oldest first: the kinds, with the value or text. */
    async activity({ id }: Pick<Ticket, 'id'>): Promise<string[]> {
      const rows = await db('work_ticket_activity')
        .where({ customer_id: customerId, ticket_id: id })
        .orderBy(['version', 'created_at'])
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
