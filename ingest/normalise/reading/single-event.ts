import type { CanonicalEvent } from '../../../domain/alarms/model/canonical-event.ts';
import { isoOf } from './payload.ts';

type Required = 'kind' | 'pointPath' | 'pointName' | 'message' | 'sourceState';
/** Facts that one event of a stream states; `at` is UTC ms. */
export type EventFacts = Pick<CanonicalEvent, Required> & Partial<Omit<CanonicalEvent, Required>> & { at: number };

/** Makes an event of a stream; what its source omits is null. A return or an acknowledgement happened at `at`. */
export function singleEvent(facts: EventFacts): CanonicalEvent {
  const { at, kind } = facts;
  const occurredAt = isoOf(at);
  return {
    kind,
    occurredAt,
    sourceRecordId: facts.sourceRecordId ?? null,
    pointPath: facts.pointPath,
    pointName: facts.pointName,
    stationPath: facts.stationPath ?? '',
    condition: facts.condition ?? null,
    message: facts.message,
    fromState: facts.fromState ?? null,
    toState: facts.toState ?? null,
    sourceState: facts.sourceState,
    priorityRaw: facts.priorityRaw ?? null,
    priority: facts.priority ?? 0,
    alarmClass: facts.alarmClass ?? null,
    normalAt: kind === 'RTN' ? occurredAt : null,
    ackedAt: kind === 'ACK' ? occurredAt : null,
    ackedBy: kind === 'ACK' ? (facts.ackedBy ?? null) : null,
    ackRequired: facts.ackRequired ?? null,
    value: facts.value ?? null,
    valueText: facts.valueText ?? null,
    limitHigh: facts.limitHigh ?? null,
    limitLow: facts.limitLow ?? null,
    deadband: facts.deadband ?? null,
    units: facts.units ?? null,
    hyperlink: facts.hyperlink ?? null,
  };
}
