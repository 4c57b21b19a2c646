import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import type { IntegrationReading } from '../../ingest/normalise/integration-settings.ts';
import { normaliseItem } from '../../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../../ingest/normalise/registry.ts';
import { iso } from '../bas/dialect.ts';
import type { Equipment, Point } from './campus.ts';

/** A transition of a point, as a source would send it. */
export interface Transition {
  point: Point;
  at: number;
  isReturn: boolean;
  receivedAt: number;
}

/** Reads what a source sends into the event it states. @returns also the payload. */
export type ReadItem = (equipment: Equipment, transition: Transition) => { event: IdentifiedEvent; payload: string };

/** Returns a reader that writes the source's item and reads it with the integration's own normaliser. */
export function readerOf(
  customerId: number,
  of: (equipment: Equipment) => { systemId: number; reading: IntegrationReading },
): ReadItem {
  return (equipment, transition) => {
    const { systemId, reading } = of(equipment);
    const payload = JSON.stringify(itemOf(equipment, transition));
    const normaliser = normaliserOf(reading.normaliser);
    if (!normaliser || reading.problem) throw new Error(reading.problem ?? `no normaliser ${reading.normaliser}`);
    const read = normaliseItem({
      ...{ normaliser, payload, customerId, systemId, settings: reading.settings },
      payloadId: payloadId(systemId, payload),
      receivedAtMs: transition.receivedAt,
    });
    const event = read.outcome === 'applied' ? read.value[0] : undefined;
    if (!event) throw new Error(`not one event: ${payload}`);
    return { event, payload };
  };
}

function itemOf({ building, floor }: Equipment, { point, at, isReturn }: Transition): object {
  const [alarmValue, normalValue] = point.values;
  return {
    timestamp: iso(at),
    station: `${building.replaceAll(' ', '')}_JACE_${floor}`,
    point: point.path,
    pointName: point.name,
    event: isReturn ? 'RTN' : point.state === 'Alert' ? 'ALERT' : 'ALARM',
    fromState: isReturn ? point.state : 'Normal',
    toState: isReturn ? 'Normal' : point.state,
    value: isReturn ? normalValue : alarmValue,
    ...(point.priority !== null && { priority: point.priority }),
    message: isReturn ? `${point.message} returned to normal` : point.message,
  };
}

/** Reads without the work of a payload, for counting: what happens, and when, is the same. */
export const readForCounting: ReadItem = (_, { point, at, isReturn }) => ({
  payload: '',
  event: {
    eventId: `${at}${isReturn}`,
    payloadId: '',
    position: 0,
    fingerprint: '',
    kind: isReturn ? 'RTN' : point.state === 'Alert' ? 'ALERT' : 'ALARM',
    occurredAt: iso(at),
    sourceRecordId: null,
    pointPath: '',
    pointName: '',
    stationPath: '',
    condition: null,
    message: '',
    fromState: null,
    toState: null,
    sourceState: isReturn ? 'normal' : 'offnormal',
    priorityRaw: null,
    priority: 0,
    alarmClass: null,
    normalAt: null,
    ackedAt: null,
    ackedBy: null,
    ackRequired: null,
    value: null,
    valueText: null,
    limitHigh: null,
    limitLow: null,
    deadband: null,
    units: null,
    hyperlink: null,
  },
});
