import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import { decideAll } from '../../domain/alarms/decisions/run-verb.ts';
import { type AlarmVerb, decidingPerson } from '../../domain/alarms/decisions/verb.ts';
import { writeDecisions } from '../../domain/alarms/decisions/write-decisions.ts';
import type { AlarmProperty } from '../../domain/alarms/model/property.ts';
import type { AlarmState } from '../../domain/alarms/model/state.ts';
import { writeProperties } from '../../domain/alarms/rows/alarm-property-rows.ts';
import { lockStatesById } from '../../domain/alarms/rows/alarm-state-rows.ts';
import { nextStatus } from '../../domain/alarms/rows/status-table.ts';
import type { RuleLogRow } from '../../domain/changes/changes-message.ts';
import { decodeChanges } from '../../domain/changes/encode-changes.ts';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { findAsker } from '../../domain/identity/find-asker.ts';
import { bySource, type Origin } from '../../domain/origin/origin.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { createRule, enableRule } from '../../domain/rules/change-rules.ts';
import type { Occurrence } from '../../domain/rules/engine/episodes.ts';
import { type FireDeps, fireAllDue } from '../../domain/rules/engine/fire.ts';
import { judgeChanges } from '../../domain/rules/engine/judge-changes.ts';
import { createRuleSets } from '../../domain/rules/engine/rule-set.ts';
import { tendRule } from '../../domain/rules/engine/tend-rule.ts';
import type { ShownRule } from '../../domain/rules/list-rules.ts';
import type { RuleInput } from '../../domain/rules/rule-input.ts';
import type { JudgedChange } from '../../domain/rules/trigger.ts';
import { fixedClock } from '../../platform/clock.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import { newCustomerId, testEnv } from './engines.ts';
import { ownDatabase } from './own-database.ts';
import { storeWholeAlarms, type WholeAlarm } from './whole-alarms.ts';

export const minute = 60_000;
export const hour = 60 * minute;
const noon = '2026-05-04T12:00:00Z';

/** Stands for the wake-up of a rule's workflow: tests do what is to do themselves. */
export const noWake = async (): Promise<void> => {};
/** A rule as verbs name it. */
export const idOf = ({ id }: { id: number }) => ({ id: String(id) });
/** Action that creates work. */
export const work = (more: object = {}) => ({ type: 'CREATE_WORK', ...more });
/** Rules of tests are no concern of floods, unless they say so. */
export const calm = { pausesInFlood: false };

const newPerson = (db: Database, customerId: number, displayName: string, authRole: 'ADMIN' | 'STANDARD' = 'ADMIN') =>
  createUser(db, {
    email: `${randomUUID()}@example.com`,
    password: null,
    displayName,
    memberships: [{ customerId, authRole }],
  });

/**
 * A database of its own, whose outbox no relay empties, with the rules' engine beside it: `run` reads what was published since, as
 * the consumer does, and does what is due at the clock's time.
 */
export function ruleScene() {
  const clock = fixedClock(noon);
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  beforeAll(async () => {
    own = await ownDatabase(testEnv());
  });
  afterAll(() => own?.drop());

  /** A customer with an Admin; all that follows is of it. */
  async function newCustomer() {
    const { db } = own;
    const customerId = newCustomerId();
    await createCustomer(db, { id: customerId, name: 'Plant' });
    const adminId = await newPerson(db, customerId, 'Ada');
    const occurrences: Occurrence[] = [];
    const deps: FireDeps = { db, clock, log, findOccurrences: async () => occurrences };
    const ruleSetsOf = createRuleSets(db);
    let read = 0;

    const ctx = async (userId = adminId): Promise<Ctx> => {
      const asker = await findAsker({ db, clock }, { userId, customerId });
      return { ...asker, db, log, clock, address: '::1', requestId: 'r', tokenHash: Buffer.alloc(0) } as unknown as Ctx;
    };

    const published = async (after: number) => {
      const rows = await db('outbox').where({ customer_id: customerId }).where('id', '>', after).orderBy('id');
      return rows.map(({ id, payload }) => ({ id: Number(id), message: decodeChanges(payload) }));
    };

    const one = {
      customerId,
      adminId,
      occurrences,
      deps,
      clock,
      db,
      ctx,
      person: (name: string, role: 'ADMIN' | 'STANDARD' = 'STANDARD') => newPerson(db, customerId, name, role),
      /** Creates a rule on Intake that pins, unless it says otherwise, and enables it. */
      async rule(input: Partial<RuleInput> & { name?: string } = {}): Promise<ShownRule> {
        const as = await ctx();
        const { id } = await createRule(as, {
          input: {
            name: `Rule ${randomUUID()}`,
            trigger: { type: 'ENTERS_INTAKE' },
            actions: [{ type: 'PIN' }],
            ...input,
          } as RuleInput,
        });
        return enableRule(as, { id: String(id) });
      },
      /** Stores alarms that have ended an hour ago. */
      async alarms(count: number, more: Partial<WholeAlarm> = {}): Promise<number[]> {
        const at = clock.now().getTime() - 2 * hour;
        const { rows } = await db.raw('select coalesce(max(id), 0) as last from alarm_state where customer_id = ?', [
          customerId,
        ]);
        const ids = Array.from({ length: count }, (_, index) => Number(rows[0].last) + index + 1);
        await storeWholeAlarms(
          db,
          ids.map((id) => ({
            ...{ customerId, id, status: 'Inactive', isActive: false, severity: 'Normal' as const },
            ...{
              latestAlarmAt: at,
              enteredStatusAt: at + hour,
              latestEndAt: at + hour,
              latestEndSource: 'SOURCE' as const,
            },
            ...more,
          })),
        );
        return ids;
      },
      properties: (id: number, properties: AlarmProperty[]) =>
        db.transaction((trx) => writeProperties(trx, customerId, [{ id, properties, pointEntityId: null }])),
      /** Changes an alarm as its source does, unless another origin is given. */
      async change(
        id: number,
        changeOf: (before: AlarmState, now: number) => Partial<AlarmState>,
        origin: Origin = bySource,
      ): Promise<void> {
        const now = clock.now().getTime();
        await forCustomer(db, customerId, async (trx) => {
          const [before] = await lockStatesById(trx, customerId, [id]);
          if (!before) throw new Error(`There is no alarm ${id}`);
          const change = changeOf(before, now);
          const entered = change.status !== undefined && change.status !== before.status && { enteredStatusAt: now };
          await writeDecisions(
            trx,
            customerId,
            [{ before, decision: { change: { ...change, ...entered }, activity: [] } }],
            origin,
            now,
          );
        });
      },
      activate: (id: number, origin?: Origin) =>
        one.change(
          id,
          (before, now) => ({
            ...{ isActive: true, severity: 'Alarm', latestAlarmAt: now, isStale: false },
            status: nextStatus('new instance', before, now),
          }),
          origin,
        ),
      end: (id: number, origin?: Origin) =>
        one.change(
          id,
          (before, now) => ({
            ...{ isActive: false, severity: 'Normal', latestEndAt: now, latestEndSource: 'SOURCE', isStale: false },
            status: nextStatus('return to normal', before, now),
          }),
          origin,
        ),
      /** Lets the Admin decide about an alarm. */
      async decide<Schema extends z.ZodType>(verb: AlarmVerb<Schema>, input: z.output<Schema>, id: number) {
        const deciding = decidingPerson(await ctx());
        const target = { ids: [String(id)], expected: new Map<string, number>(), asOf: null };
        return forCustomer(db, customerId, (trx) => decideAll(trx, deciding, verb, input, target, null));
      },
      /** Reads what was published since, and does what is due; until nothing more is published. */
      async run(): Promise<{ toWake: number[] }> {
        const woken = new Set<number>();
        for (;;) {
          const messages = await published(read);
          const last = messages.at(-1);
          if (!last) return { toWake: [...woken] };
          read = last.id;
          await one.judge(
            messages.flatMap(({ message }) => message.alarms.map((change) => ({ ...change, at: message.at }))),
            woken,
          );
        }
      },
      /** Judges changes as the consumer does. */
      async judge(changes: JudgedChange[], woken = new Set<number>()): Promise<void> {
        const [set] = await ruleSetsOf([customerId]);
        if (!set) return;
        const judged = await judgeChanges(db, set, changes, clock.now().getTime());
        for (const id of judged.toWake) woken.add(id);
        await fireAllDue(deps, customerId, { alarmIds: judged.dueAlarms });
      },
      /** Moves the clock, and does what is to do in a rule, as its workflow does. */
      async later(ms: number, rule?: { id: number }): Promise<void> {
        clock.advance(ms);
        if (rule) await tendRule(deps, { customerId, ruleId: rule.id });
        await one.run();
      },
      state: async (id: number): Promise<AlarmState> => {
        const [state] = await forCustomer(db, customerId, (trx) => lockStatesById(trx, customerId, [id]));
        if (!state) throw new Error(`There is no alarm ${id}`);
        return state;
      },
      /** Returns the log of rules, oldest first: outcome and reason. */
      async said(rule?: { id: number }): Promise<string[]> {
        return (await one.log(rule)).map(({ outcome, reason }) => `${outcome}: ${reason}`);
      },
      async log(rule?: { id: number }): Promise<RuleLogRow[]> {
        const messages = await published(0);
        const rows = messages.flatMap(({ message }) => message.ruleLog);
        return rule ? rows.filter(({ ruleId }) => ruleId === rule.id) : rows;
      },
      published,
      tickets: () => db('work_tickets').where({ customer_id: customerId }).orderBy('id'),
      mails: () => db('mails').orderBy('created_at'),
      row: (rule: { id: number }) => db('automation_rules').where({ customer_id: customerId, id: rule.id }).first(),
    };
    return one;
  }
  /** Begins a test: it is noon, and the customer is new. */
  const atNoon = () => {
    clock.set(noon);
    return newCustomer();
  };

  return { clock, newCustomer, atNoon, url: () => own.url };
}
export type RuleCustomer = Awaited<ReturnType<ReturnType<typeof ruleScene>['newCustomer']>>;
