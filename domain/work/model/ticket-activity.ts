import type { Actor } from '../../origin/actor.ts';
import type { Cause } from '../../origin/cause.ts';

/** Types of ticket activity, as in the contract (WORK-025). */
export const activityTypes = [
  'STATE',
  'ASSIGNEE',
  'COMMENT',
  'CMMS_COMMENT',
  'REISSUE',
  'EXTERNAL_STATUS',
  'EXTERNAL_ASSIGNEE',
  'EXTERNAL_CREATION',
  'EXTERNAL_CLOSURE',
  'CMMS_SYNC_FAILURE',
  'CMMS_SYNC_SUCCESS',
  'DISMISS_CMMS_SYNC_FAILURE',
  'RETRY_SYNC',
] as const;
export type TicketActivityType = (typeof activityTypes)[number];

/** Fields that an entry in a ticket's activity and its row in the topic `changes` share. */
interface TicketActivityBase extends Actor {
  ticketId: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
  eventType: TicketActivityType;
  /** Name of the changed field, of STATE. */
  field: string | null;
  prevValue: string | null;
  revValue: string | null;
  /** Why; null in rows of before causes were recorded, where nothing shows it. */
  cause: Cause | null;
  /** Version of the ticket after it. */
  version: number;
}

/** An entry as Postgres has it. */
export interface StoredTicketActivity extends TicketActivityBase {
  id: string;
  metadata: Record<string, unknown> | null;
  isDeleted: boolean;
}

/** An entry as a fact, in the topic `changes`: texts that people wrote stay in Postgres. */
export interface TicketActivityRow extends TicketActivityBase {
  activityId: string;
  /** Answer of the survey, of a closing. */
  isResolved: boolean | null;
  /** Alarms that it put on the ticket, and took off. */
  attached: number[];
  detached: number[];
  /** A comment that was deleted. */
  isDeleted: boolean;
}

/** Fields whose values are texts. */
const texts: ReadonlyArray<string | null> = ['objective', 'problemDetails', 'additionalDetails'];

/** Returns an entry as a fact. */
export function factOf({ id: activityId, metadata, ...entry }: StoredTicketActivity): TicketActivityRow {
  const isText = texts.includes(entry.field);
  const ids = (key: string): number[] => ((metadata?.[key] ?? []) as string[]).map(Number);
  return {
    ...entry,
    activityId,
    prevValue: isText ? null : entry.prevValue,
    revValue: isText ? null : entry.revValue,
    isResolved: typeof metadata?.isResolved === 'boolean' ? metadata.isResolved : null,
    attached: [...ids('alarmIds'), ...ids('attached')],
    detached: ids('detached'),
  };
}
