import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import { foldInstances } from '../../domain/alarms/ingest/fold-instances.ts';
import { type AlarmEvent, toAlarmEvent } from '../../domain/alarms/rows/alarm-event.ts';
import { basPriorityBands } from '../../domain/integrations/priority-table.ts';
import { normaliseItem } from '../../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../../ingest/normalise/registry.ts';
import { buildingZone } from '../../simulators/bas/dialect.ts';
import type { Tenant } from './arena.ts';
import { excludedText, type SentRequest } from './traffic.ts';

/** Outcome of the same items by the pure rules alone. */
export interface Expected {
  /** Payload ids of applied items. */
  applied: Set<string>;
  /** Applied payloads that state an event, by event id. All copies of a record state its events. */
  statedBy: Map<string, Set<string>>;
  /** Outcomes of the others, by payload id. */
  notApplied: Map<string, 'dropped' | 'rejected'>;
  /** State by door and point, and instances as start and end in milliseconds. */
  alarms: Map<string, { isActive: boolean; instances: Array<[number, number | null]> }>;
}

export function expectedOf(requests: readonly SentRequest[], { customerId, systems }: Tenant): Expected {
  const settings = {
    timezone: buildingZone,
    timestampOffsetHours: 0,
    ignorableStates: [],
    excludedAlarmTexts: [excludedText],
    priorities: basPriorityBands,
  };
  const expected: Expected = { applied: new Set(), notApplied: new Map(), statedBy: new Map(), alarms: new Map() };
  const eventsOf = new Map<string, Map<string, AlarmEvent>>();
  for (const { door, items } of requests) {
    const { id: systemId, normaliser: version } = systems[door];
    const normaliser = normaliserOf(version);
    if (!normaliser) throw new Error(`${version} is not registered`);
    for (const { text, identity, isMalformed } of items) {
      const id = payloadId(systemId, identity);
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
        expected.statedBy.set(event.eventId, (expected.statedBy.get(event.eventId) ?? new Set()).add(id));
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
