import type { Transaction } from '../../../platform/database.ts';
import { uuidOf } from '../../../platform/ids.ts';
import { mailTexts } from '../../../texts/mails.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import { writeMails } from '../../mail/write-mails.ts';
import { areNoticesSilenced, type Reachable, readReachable } from '../../notices/reachable.ts';
import type { Action } from '../rule.ts';
import { type Acting, type ActionResult, acted, failed, skipped } from './acting.ts';
import { rulePath } from './stop-rule.ts';
import { readMembers } from './team-assignee.ts';

const goodForMs = 6 * 3_600_000;
/** Alarms that one mail names. */
const named = 20;
const { log } = ruleTexts;

/**
 * Mails the recipients of a rule about alarms, in one mail each (AUTO.17): people with active access whose
 * address is verified and subscribed; that they may look at alarms is checked when it is sent. Nothing is sent while the
 * customer's notifications are silenced.
 */
export async function notify(
  trx: Transaction,
  { customer, rule, on, clock }: Acting,
  action: Extract<Action, { type: 'NOTIFY' }>,
): Promise<Map<number, ActionResult>> {
  const recipients = await readRecipients(trx, customer.id, action);
  const all = (result: ActionResult) => new Map(on.map(({ state }) => [state.id, result]));
  if (recipients.length === 0) return all(failed(log.nobody));
  if (await areNoticesSilenced(trx, customer.id)) return all(skipped(log.silenced(recipients.length)));
  const now = clock.now();
  const { notice, open } = mailTexts.rules;
  const names = on.map(({ row }) => row.contextualName);
  const [first] = on;
  const isOne = on.length === 1;
  const cause = on.map(({ timer }) => `${timer.alarmId}/${timer.entry}`).join(',');
  await writeMails(
    trx,
    recipients.map(({ id, email }) => ({
      id: uuidOf('rule-notice', customer.id, rule.id, rule.actions.indexOf(action), cause, id),
      to: email,
      subject: isOne ? notice.subject(rule.name, names[0] ?? '') : notice.subjectMany(rule.name, on.length),
      body: [
        isOne ? notice.one(rule.name, customer.name) : notice.many(rule.name, customer.name, on.length),
        { list: [...names.slice(0, named), ...(names.length > named ? [notice.more(names.length - named)] : [])] },
        ...(isOne && first ? [{ label: notice.openAlarm, path: `/alarms/list/all_alarms/${first.state.id}` }] : []),
        { label: open, path: rulePath(rule.id) },
      ],
      isForwarded: true,
      reader: { userId: id, customerId: customer.id, area: 'alarms' },
      createdAt: now,
      expiresAt: new Date(now.getTime() + goodForMs),
    })),
  );
  return all(acted(log.notified(recipients.length)));
}

/** Reads whom a rule mails, each once: people and members of teams who can be reached. */
export async function readRecipients(
  trx: Transaction,
  customerId: number,
  { userIds, teamIds }: { userIds: readonly string[]; teamIds: readonly string[] },
): Promise<Array<Pick<Reachable, 'id' | 'email'>>> {
  const members = await readMembers(trx, customerId, teamIds);
  const people = await readReachable(trx, customerId, [...userIds, ...members.map(({ id }) => id)]);
  return people.filter(({ isByMail }) => isByMail);
}
