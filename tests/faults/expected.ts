import { type AlarmEvent, toAlarmEvent } from '../../domain/alarms/alarm-event.ts';
import { payloadId } from '../../domain/alarms/event-ids.ts';
import { foldInstances } from '../../domain/alarms/fold-instances.ts';
import { basPriorityBands } from '../../domain/integrations/priority-table.ts';
import { normaliseItem } from '../../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../../ingest/normalise/registry.ts';
import type { Tenant } from './arena.ts';
import { excludedText, type SentRequest } from './traffic.ts';

/** What the same items end in by the pure rules alone. */
export interface Expected {
  /** Payload ids of applied items. */
  applied: Set<string>;
  /** What became of the others, by payload id. */
  notApplied: Map<string, 'dropped' | 'rejected'>;
  eventIds: Set<string>;
  /** By door and point: whether it is active, and its instances as start and end in milliseconds. */
  alarms: Map<string, { isActive: boolean; instances: Array<[number, number | null]> }>;
}

export function expectedOf(requests: readonly SentRequest[], { customerId, systems }: Tenant): Expected {
  const normaliser = normaliserOf('generic-json-1');
  if (!normaliser) throw new Error('generic-json-1 is not registered');
  const settings = {
    timezone: 'UTC',
    timestampOffsetHours: 0,
    ignorableStates: [],
    excludedAlarmTexts: [excludedText],
    priorities: basPriorityBands,
  };
  const expected: Expected = { applied: new Set(), notApplied: new Map(), eventIds: new Set(), alarms: new Map() };
  const eventsOf = new Map<string, Map<string, AlarmEvent>>();
  for (const { door, items } of requests) {
    const systemId = systems[door].id;
    for (const { text, isMalformed } of items) {
      const id = payloadId(systemId, text);
      if (isMalformed || expected.applied.has(id) || expected.notApplied.has(id)) continue;
      const outcome = normaliseItem({
        normaliser,
        payload: text,
        payloadId: id,
        customerId,
        systemId,
        settings,
        receivedAtMs: Date.now(),
      });
      if (outcome.outcome !== 'applied') {
        expected.notApplied.set(id, outcome.outcome);
        continue;
      }
      expected.applied.add(id);
      for (const event of outcome.value) {
        expected.eventIds.add(event.eventId);
        const key = `${door} ${event.pointPath}`;
        const known = eventsOf.get(key) ?? new Map();
        eventsOf.set(key, known.set(event.eventId, toAlarmEvent(event)));
      }
    }
  }
  for (const [key, events] of eventsOf) {
    // instance ids need the alarm's number; starts and ends do not
    const { instances, isActive } = foldInstances(customerId, 0, [...events.values()], []);
    expected.alarms.set(key, { isActive, instances: instances.map((one) => [one.startedAt, one.endedAt]) });
  }
  return expected;
}
