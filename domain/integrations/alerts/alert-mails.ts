import type { MailPart } from '../../mail/mail.ts';
import type { Direction } from '../external-schemas.ts';
import type { IssueType } from '../open-issues.ts';

/** An issue as mails report it. */
export interface AlertIssue {
  type: IssueType;
  ticketId: number | null;
  /** In the words of the system that is connected. */
  message: string;
  opensAt: Date;
  resolvedAt: Date | null;
}

/** The integration that an alert is about. */
export interface AlertContext {
  customerName: string;
  systemName: string;
  /** INBOUND if it calls; OUTBOUND if it is called. */
  direction: Direction;
  lastContactAt: Date | null;
  timezone: string;
}

export interface AlertText {
  subject: string;
  body: MailPart[];
}

const ticketsNamed = 20;
const supportStep = 'If that does not help, open a support ticket.';

/** A connection counts as lost (INT.7). */
export function lostConnectionAlert(issue: AlertIssue, context: AlertContext): AlertText {
  const { customerName, systemName, direction, timezone } = context;
  const since = timeIn(timezone, issue.opensAt);
  const says =
    direction === 'INBOUND'
      ? [
          `${systemName} is no longer heard, as of ${since}. Until it is, none of its alarms arrive, and the state of those that are known may be out of date.`,
          context.lastContactAt ? `It was heard last on ${timeIn(timezone, context.lastContactAt)}.` : '',
        ]
      : [
          `${systemName} has not answered in time, as of ${since}. New work tickets wait until it does, and nothing is lost.`,
          `What was heard last: ${issue.message}`,
        ];
  const shut =
    direction === 'INBOUND'
      ? ['Its license key has expired or was changed.', 'It is down for maintenance or an update, or its data pump is.']
      : ['Its password, key or certificate has expired or was changed.', 'It is down for maintenance or an update.'];
  return {
    subject: `${customerName}: connection to ${systemName} lost`,
    body: [
      ...says.filter(Boolean),
      'Likely causes:',
      { list: [...shut, 'The network between it and here is interrupted.'] },
      'What to do next:',
      {
        list: [
          `Ask whoever runs ${systemName} whether it is down on purpose.`,
          'Have its address and credentials in the integration checked.',
          supportStep,
        ],
      },
    ],
  };
}

/** A lost connection has worked for long enough since. */
export function restoredAlert(
  issue: AlertIssue,
  { customerName, systemName, direction, timezone }: AlertContext,
): AlertText {
  const at = timeIn(timezone, issue.resolvedAt ?? issue.opensAt);
  return {
    subject: `${customerName}: connection to ${systemName} restored`,
    body: [
      direction === 'INBOUND'
        ? `${systemName} is heard again, steadily as of ${at}. Its alarms arrive; there is nothing to do.`
        : `${systemName} answers again, steadily as of ${at}. Work tickets that waited are sent now; there is nothing to do.`,
    ],
  };
}

/** A source has sent no alarm for longer than its threshold (INT.7). */
export function lowThroughputAlert(issue: AlertIssue, { customerName, systemName, timezone }: AlertContext): AlertText {
  return {
    subject: `${customerName}: no alarms from ${systemName}`,
    body: [
      `${issue.message} from ${systemName}, as of ${timeIn(timezone, issue.opensAt)}. That may be as it should: this is a warning, and its health stays as it is.`,
      'Likely causes:',
      {
        list: [
          'There was nothing to alarm.',
          'What sends its alarms was turned off, during maintenance or an update.',
          'It sends what cannot be read, or with credentials that have expired.',
        ],
      },
      'What to do next:',
      {
        list: [
          `Ask whoever runs ${systemName} whether it should have alarmed.`,
          'If it is often quiet for so long, have the threshold in the integration raised.',
          supportStep,
        ],
      },
    ],
  };
}

/** Tickets could not be sent to a system, and nobody has fixed that in time. */
export function syncFailureAlert(
  issues: readonly AlertIssue[],
  { customerName, systemName }: Pick<AlertContext, 'customerName' | 'systemName'>,
): AlertText {
  const count = issues.length === 1 ? 'a work ticket' : `${issues.length} work tickets`;
  const lines = issues.slice(0, ticketsNamed).map(({ type, ticketId, message }) => {
    const what = type === 'CREATE_WORK_TICKET_FAILURE' ? 'was not created there' : 'was not updated there';
    return `W${ticketId} ${what}: ${message}`;
  });
  const more = issues.length - lines.length;
  return {
    subject: `${customerName}: ${count} could not be sent to ${systemName}`,
    body: [
      `${systemName} has not taken what follows, in its own words:`,
      { list: more > 0 ? [...lines, `and ${more} more`] : lines },
      'Likely causes:',
      {
        list: [
          'A value of the ticket is missing, or one that it does not take.',
          'Its password, key or certificate has expired or was changed.',
          'It was down for maintenance.',
        ],
      },
      'What to do next:',
      {
        list: [
          'Open the ticket, mend what is said there, and press Retry sync.',
          'Have its address and credentials in the integration checked.',
          supportStep,
        ],
      },
      { label: 'Work tickets', path: '/work' },
    ],
  };
}

const timeIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(at);
