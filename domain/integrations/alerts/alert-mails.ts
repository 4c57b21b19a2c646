import type { MailPart } from '../../mail/mail.ts';
import type { OpenIssue } from '../open-issues.ts';

/** An issue as a mail tells of it. */
export interface ToldIssue {
  type: OpenIssue['type'];
  ticketId: number | null;
  /** In the words of the system that is connected. */
  message: string;
  opensAt: Date;
  resolvedAt: Date | null;
}

/** Whose integration it is. */
export interface AlertContext {
  customerName: string;
  systemName: string;
  timezone: string;
}

export interface AlertText {
  subject: string;
  body: MailPart[];
}

const ticketsNamed = 20;
const supportStep = 'If that does not help, open a support ticket.';

/** A system has not answered for so long that it counts as lost (INT.7). */
export function lostConnectionAlert(issue: ToldIssue, { customerName, systemName, timezone }: AlertContext): AlertText {
  return {
    subject: `${customerName}: connection to ${systemName} lost`,
    body: [
      `${systemName} has not answered in time, as of ${timeIn(timezone, issue.opensAt)}. New work tickets wait until it does, and nothing is lost.`,
      `What was heard last: ${issue.message}`,
      'Likely causes:',
      {
        list: [
          'Its password, key or certificate has expired or was changed.',
          'It is down for maintenance or an update.',
          'The network between it and here is interrupted.',
        ],
      },
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

/** It has answered for long enough since. */
export function restoredAlert(issue: ToldIssue, { customerName, systemName, timezone }: AlertContext): AlertText {
  const at = issue.resolvedAt ?? issue.opensAt;
  return {
    subject: `${customerName}: connection to ${systemName} restored`,
    body: [
      `${systemName} answers again, steadily as of ${timeIn(timezone, at)}. Work tickets that waited are sent now; there is nothing to do.`,
    ],
  };
}

/** Tickets did not reach a system, and nobody has mended that in time. */
export function syncFailureAlert(
  issues: readonly ToldIssue[],
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
