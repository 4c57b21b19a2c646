import { type AlarmEvent, toAlarmEvent } from '../../domain/alarms/alarm-event.ts';
import { payloadId } from '../../domain/alarms/event-ids.ts';
import { foldInstances } from '../../domain/alarms/fold-instances.ts';
import { basPriorityBands } from '../../domain/integrations/priority-table.ts';
import { normaliseItem } from '../../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../../ingest/normalise/registry.ts';
import type { Sent } from './traffic.ts';

/** What an undisturbed run of the same items ends in, by the pure rules alone. */
export interface Expected {
  /** Distinct payload ids by what becomes of them. */
  applied: Set<string>;
  notApplied: Set<string>;
  malformed: number;
  eventIds: Set<string>;
  /** By point: whether it is active, and its instances as start/end in milliseconds. */
  alarms: Map<string, { isActive: boolean; instances: Array<[number, number | null]> }>;
}

export function expectedOf(requests: readonly Sent[][], customerId: number, systemId: number): Expected {
  const normaliser = normaliserOf('generic-json-1');
  if (!normaliser) throw new Error('generic-json-1 is not registered');
  const settings = {
    timezone: 'UTC',
    timestampOffsetHours: 0,
    ignorableStates: [],
    excludedAlarmTexts: [],
    priorities: basPriorityBands,
  };
  const expected: Expected = {
    applied: new Set(),
    notApplied: new Set(),
    malformed: 0,
    eventIds: new Set(),
    alarms: new Map(),
  };
  const eventsOf = new Map<string, Map<string, AlarmEvent>>();
  for (const item of new Map(requests.flat().map((one) => [one.text, one])).values()) {
    if (item.isMalformed) {
      expected.malformed += 1;
      continue;
    }
    const id = payloadId(systemId, item.text);
    const outcome = normaliseItem({
      normaliser,
      payload: item.text,
      payloadId: id,
      customerId,
      systemId,
      settings,
      receivedAtMs: Date.now(),
    });
    if (outcome.outcome !== 'applied') {
      expected.notApplied.add(id);
      continue;
    }
    expected.applied.add(id);
    for (const event of outcome.value) {
      expected.eventIds.add(event.eventId);
      const known = eventsOf.get(event.pointPath) ?? new Map();
      eventsOf.set(event.pointPath, known.set(event.eventId, toAlarmEvent(event)));
    }
  }
  for (const [point, events] of eventsOf) {
    // instance ids need the alarm's number; starts and ends do not
    const { instances, isActive } = foldInstances(customerId, 0, [...events.values()], []);
    expected.alarms.set(point, { isActive, instances: instances.map((one) => [one.startedAt, one.endedAt]) });
  }
  return expected;
}
