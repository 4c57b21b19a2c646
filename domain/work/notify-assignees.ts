import type { Transaction } from '../../platform/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { uuidOf } from '../../platform/ids.ts';
import { mailTexts } from '../../texts/mails.ts';
import { assignmentNoticeHours } from '../constants.ts';
import type { Mail } from '../mail/mail.ts';
import { writeMails } from '../mail/write-mails.ts';
import { areNoticesSilenced, type Reachable, readReachable } from '../notices/reachable.ts';
import type { Push } from '../push/push.ts';
import { writePushes } from '../push/write-pushes.ts';
import { displayIdOf, type Ticket } from './model/ticket.ts';
import type { TicketOrigin } from './ticket-origin.ts';

const texts = mailTexts.assigned;
/** Tickets that one mail names. */
const named = 20;
const area = 'work.myWork';
const allWork = '/work/Standard%20Lenses/All%20Work';
const myWork = '/work/Standard%20Lenses/My%20Work';
const phoneWork = '/m/alarms/work/list/active_work/all/0';

const nameOf = (ticket: Ticket): string => `${displayIdOf(ticket)} ${ticket.objective}`;

/**
 * Policy assignmentNotice: notifies new assignees by mail and push of what is assigned to them, unless they have assigned
 * it themselves (NOTIF.14). Tickets assigned to one person by one change are one notice.
 * @param tickets whose assignee has changed, as they are now.
 */
export async function notifyAssignees(
  trx: Transaction,
  customerId: number,
  tickets: readonly Ticket[],
  { userId, now }: Pick<TicketOrigin, 'userId' | 'now'>,
): Promise<void> {
  const assigned = groupBy(
    tickets.filter(({ state }) => state === 'OPEN'),
    ({ assigneeId }) => assigneeId,
  );
  const ids = [...assigned.keys()].filter((id) => id !== null && id !== userId) as string[];
  if (ids.length === 0 || (await areNoticesSilenced(trx, customerId))) return;
  const people = await readReachable(trx, customerId, ids);
  const { rows } = await trx.raw('select name from customers where id = ?', [customerId]);
  const notices = people.map((person): Notice => {
    const mine = assigned.get(person.id) as Ticket[];
    const cause = mine.map(({ id, version }) => `${id}/${version}`).join(',');
    return {
      ...{ person, customerId, customer: rows[0].name, tickets: mine },
      id: uuidOf('assignment', customerId, cause, person.id),
      createdAt: new Date(now),
      expiresAt: new Date(now + assignmentNoticeHours * 3_600_000),
    };
  });
  await writeMails(trx, notices.filter(({ person }) => person.isByMail).map(mailOf));
  await writePushes(trx, notices.filter(({ person }) => person.isByPush).map(pushOf));
}

interface Notice extends Pick<Mail, 'id' | 'createdAt' | 'expiresAt'> {
  person: Reachable;
  customerId: number;
  /** Name of the customer. */
  customer: string;
  /** At least one. */
  tickets: readonly Ticket[];
}

function mailOf({ person, customerId, customer, tickets, ...notice }: Notice): Mail {
  const [first, ...others] = tickets as [Ticket, ...Ticket[]];
  const isOne = others.length === 0;
  const names = tickets.slice(0, named).map(nameOf);
  return {
    ...notice,
    to: person.email,
    subject: isOne ? texts.subject(nameOf(first)) : texts.subjectMany(tickets.length),
    body: [
      isOne ? texts.one(customer) : texts.many(customer, tickets.length),
      { list: tickets.length > named ? [...names, texts.more(tickets.length - named)] : names },
      isOne ? { label: texts.open, path: `${allWork}/${first.id}` } : { label: texts.openMine, path: myWork },
    ],
    isForwarded: true,
    reader: { userId: person.id, customerId, area },
  };
}

function pushOf({ person, customerId, customer, tickets, ...notice }: Notice): Push {
  const [first, ...others] = tickets as [Ticket, ...Ticket[]];
  const isOne = others.length === 0;
  return {
    ...notice,
    reader: { userId: person.id, customerId, area },
    title: texts.pushed,
    body: isOne ? nameOf(first) : texts.pushedMany(tickets.length),
    path: isOne ? `${allWork}/${first.id}` : myWork,
    phonePath: isOne ? `${phoneWork}/${first.id}` : phoneWork,
  };
}
