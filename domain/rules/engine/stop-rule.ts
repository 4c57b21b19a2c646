import type { Transaction } from '../../../platform/database.ts';
import { uuidOf } from '../../../platform/ids.ts';
import { mailTexts } from '../../../texts/mails.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import {
  floodMaxAlarms,
  floodWindowMinutes,
  monitoringPositions,
  ruleDisableAfter,
  ruleTicketGuard,
} from '../../constants.ts';
import type { CustomerRow } from '../../customers/customer-row.ts';
import { mayInSql } from '../../identity/permissions.ts';
import type { MailPart } from '../../mail/mail.ts';
import { writeMails } from '../../mail/write-mails.ts';
import { letGoAll } from '../let-go.ts';
import { publishRules } from '../publish-rules.ts';
import type { PauseReason } from '../rule.ts';

/** Rules of a customer that the engine stops, in a transaction. */
export interface Stopping {
  customer: Pick<CustomerRow, 'id' | 'name'>;
  /** ms since the epoch. */
  now: number;
}
interface Named {
  id: number;
  name: string;
}

const goodForMs = 24 * 3_600_000;
const texts = mailTexts.rules;

/** Path of a rule in the console. */
export const rulePath = (id: number): string => `/settings/automation-rules/${id}`;

/** Pauses an enabled rule. @returns false if it is not enabled any more. */
async function pause(trx: Transaction, { customer, now }: Stopping, id: number, reason: PauseReason): Promise<boolean> {
  const paused = await trx('automation_rules')
    .where({ customer_id: customer.id, id, state: 'ENABLED' })
    .update({ state: 'PAUSED', pause_reason: reason, paused_at: new Date(now) });
  return paused > 0;
}

const published = (trx: Transaction, { customer, now }: Stopping) =>
  publishRules(trx, { customer, clock: { now: () => new Date(now) } });

/** Pauses a rule before one ticket too many, and mails Admins (AUTO.29). */
export async function pauseByGuard(trx: Transaction, stopping: Stopping, rule: Named): Promise<void> {
  if (!(await pause(trx, stopping, rule.id, 'TICKET_GUARD'))) return;
  const { guard } = texts;
  const { tickets, minutes } = ruleTicketGuard;
  await mailAdmins(trx, stopping, {
    subject: guard.subject(stopping.customer.name, rule.name),
    body: [guard.fact(rule.name, tickets, minutes), guard.next, { label: texts.open, path: rulePath(rule.id) }],
  });
  await published(trx, stopping);
}

/** Pauses rules in a flood, and mails Admins once about all of them (BEY.3). */
export async function pauseInFlood(trx: Transaction, stopping: Stopping, rules: readonly Named[]): Promise<void> {
  const paused: Named[] = [];
  for (const rule of rules) if (await pause(trx, stopping, rule.id, 'FLOOD')) paused.push(rule);
  if (paused.length === 0) return;
  const { flood } = texts;
  await mailAdmins(trx, stopping, {
    subject: flood.subject(stopping.customer.name),
    body: [
      flood.fact(floodMaxAlarms * monitoringPositions, floodWindowMinutes),
      { list: paused.map(({ name }) => name) },
      flood.next,
    ],
  });
  await published(trx, stopping);
}

/** Disables a rule that has failed too often in a row, and mails Admins (AUTO.28). */
export async function disableFailing(trx: Transaction, stopping: Stopping, rule: Named, error: string): Promise<void> {
  const { customer, now } = stopping;
  await trx('automation_rules')
    .where({ customer_id: customer.id, id: rule.id })
    .update({ state: 'DISABLED', pause_reason: null, paused_at: null });
  await letGoAll(trx, customer.id, rule, ruleTexts.log.ruleDisabled, now);
  const { disabled } = texts;
  await mailAdmins(trx, stopping, {
    subject: disabled.subject(customer.name, rule.name),
    body: [
      disabled.fact(rule.name, ruleDisableAfter),
      disabled.error(error),
      disabled.next,
      { label: texts.open, path: rulePath(rule.id) },
    ],
  });
  await published(trx, stopping);
}

/** Mails everybody who may change rules and wants mails. */
async function mailAdmins(
  trx: Transaction,
  { customer, now }: Stopping,
  text: { subject: string; body: MailPart[] },
): Promise<void> {
  const { rows } = await trx.raw<{ rows: Array<{ id: string; email: string }> }>(
    `select u.id, lower(u.email) as email from memberships m join users u on u.id = m.user_id
     where m.customer_id = ? and m.status = 'active' and ${mayInSql('m', 'automation', 'EDIT')} and u.is_email_subscribed
     order by 2`,
    [customer.id],
  );
  await writeMails(
    trx,
    rows.map(({ id, email }) => ({
      ...text,
      id: uuidOf('rule-stopped', customer.id, text.subject, email, now),
      to: email,
      isForwarded: true,
      reader: { userId: id, customerId: customer.id, area: 'automation' },
      createdAt: new Date(now),
      expiresAt: new Date(now + goodForMs),
    })),
  );
}
