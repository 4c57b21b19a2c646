import { Context } from '@temporalio/activity';
import { customersWithDueSnoozes } from '../../domain/alarms/decisions/customers-with-due-snoozes.ts';
import { endSnoozes } from '../../domain/alarms/decisions/end-snoozes.ts';
import { listForRecount } from '../../domain/alarms/list-for-recount.ts';
import { markStale } from '../../domain/alarms/mark-stale.ts';
import { settleCustomers } from '../../domain/cmms/settle-alarms.ts';
import { findLostConnections } from '../../domain/integrations/alerts/find-lost-connections.ts';
import { findLowThroughput } from '../../domain/integrations/alerts/find-low-throughput.ts';
import { tellOfIssues } from '../../domain/integrations/alerts/tell-of-issues.ts';
import { escalateOverdue } from '../../domain/work/escalate-ticket.ts';
import { inferResolutions } from '../../domain/work/infer-resolution.ts';
import { reportProgress } from '../report-progress.ts';
import { keepPage } from './keep-page.ts';
import { createRecount, type RecountDeps } from './recount.ts';
import type { HousekeepingActivities, KeepProgress, RecountProgress, SweepProgress } from './types.ts';

export interface HousekeepingDeps extends RecountDeps {
  /** Waits until the warehouse has what was committed before the call; false when it stays behind. */
  arrived(): Promise<boolean>;
  /** Alarms of one transaction. */
  chunk?: number;
}

/**
 * Each goes through all customers in chunks. All but the sweeps for snoozes, tickets and integrations tell their position and go on from
 * there after a crash; what those have dealt with is found no more. A chunk that is done twice changes nothing the second time.
 */
export function createActivities(deps: HousekeepingDeps): HousekeepingActivities {
  const limit = deps.chunk ?? 1_000;
  const recount = createRecount(deps);
  async function tellAll(): Promise<number> {
    let told = 0;
    for (let some = -1; some !== 0; told += some) {
      some = await tellOfIssues(deps);
      reportProgress({ told: told + some });
    }
    return told;
  }
  return {
    async recountNuisanceCounts({ scope }) {
      let done: RecountProgress = progressOf<RecountProgress>() ?? {
        checked: 0,
        changed: 0,
        after: { customerId: 0, id: 0 },
      };
      for (;;) {
        const due = await listForRecount(deps.db, { scope, after: done.after, limit });
        const last = due.at(-1);
        if (!last) return { checked: done.checked, changed: done.changed };
        if (!(await deps.arrived())) throw new Error('The warehouse is behind: counts would miss what it lacks');
        let changed = 0;
        for (const customerId of new Set(due.map((key) => key.customerId))) {
          const alarms = due.filter((one) => one.customerId === customerId);
          changed += (await recount(customerId, alarms)).length;
        }
        done = {
          checked: done.checked + due.length,
          changed: done.changed + changed,
          after: { customerId: last.customerId, id: last.id },
        };
        reportProgress(done);
      }
    },

    async keepNewestPayloads() {
      let done: KeepProgress = progressOf<KeepProgress>() ?? { kept: 0, after: { customerId: 0, id: 0 } };
      for (;;) {
        const { kept, next } = await keepPage(deps, done.after, limit);
        done = { kept: done.kept + kept, after: next ?? done.after };
        if (!next) return { kept: done.kept };
        reportProgress(done);
      }
    },

    async markStaleAlarms() {
      let done = progressOf<SweepProgress>();
      for (;;) {
        const { marked, next } = await markStale(deps, { after: done?.next ?? null, limit });
        const total = (done?.marked ?? 0) + marked;
        if (!next) return { marked: total };
        done = { marked: total, next };
        reportProgress(done);
      }
    },

    async endDueSnoozes() {
      let ended = 0;
      for (const customerId of await customersWithDueSnoozes(deps.db, deps.clock.now().getTime())) {
        for (let more = true; more; ) {
          const some = await endSnoozes(deps, customerId, limit);
          ended += some;
          more = some === limit;
          reportProgress({ ended });
        }
      }
      return { ended };
    },

    escalateOverdueTickets: async () => ({ escalated: await escalateOverdue(deps, reportProgress) }),

    settleCmmsAlarms: async () => ({ settled: await settleCustomers(deps, reportProgress) }),

    inferResolutions: async () => ({ inferred: await inferResolutions(deps, reportProgress) }),

    judgeConnections: async () => ({ ...(await findLostConnections(deps)), told: await tellAll() }),

    judgeThroughput: async () => ({ ...(await findLowThroughput(deps)), told: await tellAll() }),
  };
}

/** What the attempt before told last; undefined for the first. */
const progressOf = <T>(): T | undefined => Context.current().info.heartbeatDetails as T | undefined;
