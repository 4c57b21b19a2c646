import { setTimeout as sleep } from 'node:timers/promises';
import type { InstanceRow } from '../../domain/alarms/changes-message.ts';
import { decodeChanges, holdsAny } from '../../domain/alarms/encode-changes.ts';
import { nuisanceReadStart } from '../../domain/alarms/nuisance.ts';
import type { Log } from '../../platform/log.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import { findInstanceVersions } from '../../warehouse/queries/instance-versions.ts';
import { createRecount, type RecountDeps } from './recount.ts';

export interface NuisanceConsumerDeps extends RecountDeps {
  stream: Pick<Stream, 'createConsumer'>;
  log: Log;
  /** How long the warehouse's loader is waited for before a batch is counted without what is missing. */
  patienceMs?: number;
}

/** Instances of one customer that are looked for and counted at once: their ids travel in a query's address. */
const chunk = 500;
const firstPauseMs = 50;
const longestPauseMs = 1_000;

type Changed = Pick<InstanceRow, 'id' | 'alarmId' | 'startedAt' | 'version'>;

/**
 * The first rhythm of NUIS.1: alarms with a start or end are counted anew as soon as the warehouse has it. Where the
 * loader stays away, the nightly recount mends what this one could not see.
 */
export function createNuisanceConsumer(deps: NuisanceConsumerDeps): Component {
  return deps.stream.createConsumer({
    group: 'housekeeping',
    topics: [topics.changes],
    concurrency: 4,
    leavesOutRefused: true,
    maxBytesPerPartition: 4 * 1024 * 1024,
    handle: createNuisanceHandler(deps),
  });
}

/** What the consumer does with each batch of the topic `changes`. */
export function createNuisanceHandler(
  deps: Omit<NuisanceConsumerDeps, 'stream'>,
): (batch: Pick<Batch, 'messages' | 'heartbeat'>) => Promise<void> {
  const { warehouse, clock, log, patienceMs = 30_000 } = deps;
  const recount = createRecount(deps);

  async function waitForWarehouse(
    customerId: number,
    changed: readonly Changed[],
    heartbeat: Batch['heartbeat'],
  ): Promise<void> {
    const giveUpAt = performance.now() + patienceMs;
    let missing = changed;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const found = await findInstanceVersions(warehouse, { customerId, instances: [...missing] });
      missing = missing.filter((one) => (found.get(one.id) ?? 0) < one.version);
      if (missing.length === 0) return;
      if (performance.now() >= giveUpAt) {
        log.warn(
          { customerId, missing: missing.length },
          'counting nuisances without instances that the warehouse lacks',
        );
        return;
      }
      await heartbeat();
      await sleep(pauseMs);
    }
  }

  return async ({ messages, heartbeat }) => {
    const earliest = nuisanceReadStart(clock.now().getTime());
    for (const [customerId, changed] of changedInstances(messages, earliest)) {
      for (let from = 0; from < changed.length; from += chunk) {
        const some = changed.slice(from, from + chunk);
        await waitForWarehouse(customerId, some, heartbeat);
        await recount(customerId, [...new Set(some.map((one) => one.alarmId))]);
        await heartbeat();
      }
    }
  };
}

/** The newest version of each changed instance, by customer; those too old to count for anything are left out. */
function changedInstances(messages: Batch['messages'], earliest: number): Map<number, Changed[]> {
  const byCustomer = new Map<number, Map<string, Changed>>();
  for (const { value, headers } of messages) {
    if (!value || !holdsAny(String(headers?.holds), ['instances'])) continue;
    const { customerId, instances } = decodeChanges(value.toString());
    const newest = byCustomer.get(customerId) ?? new Map<string, Changed>();
    byCustomer.set(customerId, newest);
    for (const { id, alarmId, startedAt, version } of instances) {
      if (startedAt >= earliest && version > (newest.get(id)?.version ?? 0))
        newest.set(id, { id, alarmId, startedAt, version });
    }
  }
  return new Map([...byCustomer].map(([customerId, newest]) => [customerId, [...newest.values()]]));
}
