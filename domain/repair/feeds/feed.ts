import type { ConnectionType, Direction } from '../../integrations/external-schemas.ts';
import type { IssueType, OpenIssue } from '../../integrations/open-issues.ts';
import type { CommandType } from '../commands/command.ts';

/** Open issues of one kind of a feed. Times ISO 8601. */
export interface FeedIssue extends OpenIssue {
  type: IssueType;
  count: number;
  /** The oldest one's words. */
  message: string;
  /** When people were last mailed; null: not yet. */
  alertedAt: string | null;
  /** All of them are dismissed: no trouble any more, but health goes by them (INT.5). */
  isDismissed: boolean;
}

/** Payloads that a pump has not delivered by its newest report. Times ISO 8601. */
export interface FeedPump {
  undelivered: number;
  /** When the oldest of it was read, by the pump's clock; null: nothing waits. */
  oldestAt: string | null;
  reportedAt: string;
  clockSkewMs: number;
}

/** Something that a person had done about a feed. */
export interface FeedTry {
  kind: CommandType | 'REPARSE';
  status: string;
  /** Its result, or why it failed. */
  response: string | null;
  /** Null: the system. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** An active integration of some customer, as the provider's people watch it. */
export interface Feed {
  customerId: number;
  customerName: string;
  systemId: number;
  displayName: string;
  schema: string;
  direction: Direction;
  connectionType: ConnectionType;
  lastContactAt: Date | null;
  /** The worst first. */
  issues: FeedIssue[];
  /** Since when the worst has lasted; null: nothing is wrong. */
  since: Date | null;
  /** Payloads that wait for a person. */
  deadLetters: number;
  oldestDeadLetterAt: Date | null;
  /** Commands and reparses that wait or run. */
  jobs: number;
  /** Time of its customer's oldest change that is not shown everywhere yet; null: none. */
  behindSince: Date | null;
  /** Null without a pump, or before its first report. */
  pump: FeedPump | null;
  /** Attempts, the newest first. */
  tries: FeedTry[];
}

/** Numbers of feeds and customers, and of those in trouble. */
export interface FeedCounts {
  feeds: number;
  troubled: number;
  customers: number;
  troubledCustomers: number;
}
