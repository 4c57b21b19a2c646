import { mailTexts } from '../../../texts/mails.ts';
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
const texts = mailTexts.alerts;

/** A connection counts as lost (INT.7). */
export function lostConnectionAlert(issue: AlertIssue, context: AlertContext): AlertText {
  const { customerName, systemName, direction, timezone, lastContactAt } = context;
  const since = timeIn(timezone, issue.opensAt);
  const { cause, lost } = texts;
  const facts =
    direction === 'INBOUND'
      ? [lost.inbound(systemName, since), ...(lastContactAt ? [lost.lastContact(timeIn(timezone, lastContactAt))] : [])]
      : [lost.outbound(systemName, since), lost.lastError(issue.message)];
  const causes = direction === 'INBOUND' ? [cause.licenseKey, cause.downOrPump] : [cause.credentials, cause.down];
  return {
    subject: lost.subject(customerName, systemName),
    body: [...facts, ...advice([...causes, cause.network], [lost.askOwner(systemName), texts.checkCredentials])],
  };
}

/** A lost connection has worked for long enough since. */
export function restoredAlert(
  issue: AlertIssue,
  { customerName, systemName, direction, timezone }: AlertContext,
): AlertText {
  const { restored } = texts;
  const since = timeIn(timezone, issue.resolvedAt ?? issue.opensAt);
  const fact = direction === 'INBOUND' ? restored.inbound : restored.outbound;
  return { subject: restored.subject(customerName, systemName), body: [fact(systemName, since)] };
}

/** A source has sent no alarm for longer than its threshold (INT.7). */
export function lowThroughputAlert(issue: AlertIssue, { customerName, systemName, timezone }: AlertContext): AlertText {
  const { low } = texts;
  return {
    subject: low.subject(customerName, systemName),
    body: [
      low.warning(issue.message, systemName, timeIn(timezone, issue.opensAt)),
      ...advice([low.quiet, low.turnedOff, low.unreadable], [low.askOwner(systemName), low.raise]),
    ],
  };
}

/** The license of a source runs out or has run out (INT.18). */
export function licenseAlert(issue: AlertIssue, { customerName, systemName }: AlertContext): AlertText {
  const { license } = texts;
  return {
    subject: license.subject(customerName, systemName),
    body: [license.fact(issue.message, systemName), texts.steps, { list: [license.renew, texts.support] }],
  };
}

/** The certificate of a connection runs out or has run out (INT.18). */
export function certificateAlert(issue: AlertIssue, { customerName, systemName }: AlertContext): AlertText {
  const { certificate } = texts;
  return {
    subject: certificate.subject(customerName, systemName),
    body: [certificate.fact(issue.message, systemName), texts.steps, { list: [certificate.renew, texts.support] }],
  };
}

/** The clock of a pump differs from ours. */
export function clockAlert(issue: AlertIssue, { customerName, systemName }: AlertContext): AlertText {
  const { clock } = texts;
  return {
    subject: clock.subject(customerName, systemName),
    body: [clock.fact(issue.message, systemName), texts.steps, { list: [clock.set, texts.support] }],
  };
}

/** Tickets could not be sent to a system, and nobody has fixed that in time. */
export function syncFailureAlert(
  issues: readonly AlertIssue[],
  { customerName, systemName }: Pick<AlertContext, 'customerName' | 'systemName'>,
): AlertText {
  const { cause, sync } = texts;
  const lines = issues
    .slice(0, ticketsNamed)
    .map(({ type, ticketId, message }) =>
      type === 'CREATE_WORK_TICKET_FAILURE' ? sync.notCreated(ticketId, message) : sync.notUpdated(ticketId, message),
    );
  const more = issues.length - lines.length;
  return {
    subject: sync.subject(customerName, sync.tickets(issues.length), systemName),
    body: [
      sync.intro(systemName),
      { list: more > 0 ? [...lines, sync.more(more)] : lines },
      ...advice([sync.badValue, cause.credentials, cause.wasDown], [sync.retry, texts.checkCredentials]),
      { label: sync.link, path: '/work' },
    ],
  };
}

const advice = (causes: string[], steps: string[]): MailPart[] => [
  texts.causes,
  { list: causes },
  texts.steps,
  { list: [...steps, texts.support] },
];

const timeIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(at);
