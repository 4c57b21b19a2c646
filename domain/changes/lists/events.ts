import { changeList } from '../change-list.ts';

export interface EventRow {
  alarmId: number;
  occurredAt: number;
  eventId: string;
  systemId: number;
  kind: string;
  sourceRecordId: string | null;
  payloadId: string;
  position: number;
  message: string;
  fromState: string | null;
  toState: string | null;
  sourceState: string;
  priority: number;
  valueText: string | null;
  units: string | null;
  ackedBy: string | null;
  receivedAt: number;
  version: number;
  /** A replay has added it; absent: it came in time. */
  isReplayed?: boolean;
  /** A reparse has read its payload otherwise. */
  isDeleted: boolean;
}

/** Events of alarms. */
export const events = changeList<EventRow>('events');
