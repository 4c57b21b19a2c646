import type { Changes } from '../../domain/changes/changes-message.ts';
import type { Log } from '../../platform/log.ts';

/** Delay until what changed is read, in ms: a flood of alarms in one place is one read. */
const gatherMs = 500;

/** Ids of changed alarms and entities of one customer. */
export interface ChangedIds {
  alarms: number[];
  entities: number[];
}

interface GatherOptions {
  log: Log;
  customerId: number;
  /** True if anybody looks at what follows from these changes. */
  isWatched(): boolean;
  /** Reads what follows from them and publishes it; one call at a time. */
  read(changed: ChangedIds): Promise<void>;
}

/**
 * Part of a feed whose rows follow from many others: gathers the changes of some time, which say what to read. What could
 * not be read is read again with what follows.
 */
export function gatherChanged({ log, customerId, isWatched, read }: GatherOptions) {
  const waiting = { alarms: new Set<number>(), entities: new Set<number>() };
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  const schedule = (): void => {
    if (waiting.alarms.size + waiting.entities.size > 0) timer ??= setTimeout(() => void send(), gatherMs).unref();
  };

  async function send(): Promise<void> {
    timer = undefined;
    if (isReading) return schedule();
    isReading = true;
    const changed = { alarms: take(waiting.alarms), entities: take(waiting.entities) };
    try {
      await read(changed);
    } catch (error) {
      log.warn({ err: error, customerId }, 'what follows from changes is read again');
      for (const id of changed.alarms) waiting.alarms.add(id);
      for (const id of changed.entities) waiting.entities.add(id);
    } finally {
      isReading = false;
      schedule();
    }
  }

  return {
    /** Notes changes, if anybody looks. */
    publish(messages: readonly Changes[]): void {
      if (!isWatched()) return;
      for (const { alarms, entities } of messages) {
        for (const { state } of alarms) waiting.alarms.add(state.id);
        for (const { id } of entities) waiting.entities.add(id);
      }
      schedule();
    },
    close: (): void => clearTimeout(timer),
  };
}

function take(ids: Set<number>): number[] {
  const all = [...ids];
  ids.clear();
  return all;
}
