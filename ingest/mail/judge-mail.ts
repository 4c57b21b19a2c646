import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import type { Mailbox } from './mailboxes.ts';
import { areListed } from './senders.ts';

/** Decision on a mail for one integration, and the verdict on its sender that the mail is marked with. */
export type Judgement = { mailbox: Mailbox; verdict: SenderVerdict | null } & (
  | { fate: 'take' }
  | { fate: 'quarantine'; reason: string }
  | { fate: 'later'; reason: string }
);

export const isChecked = ({ senderCheck }: Mailbox): boolean => senderCheck !== 'OFF';
export const isLetIn = (mailbox: Mailbox, senders: readonly string[]): boolean => areListed(senders, mailbox.senders);

/**
 * Takes a mail if its senders are on the list and verified as far as the integration requires, else quarantines it; if
 * only DNS is away and verified senders are required, the mail is deferred.
 * @param verdict null if no integration that lets these senders in has them checked.
 */
export function judgeMail(mailbox: Mailbox, senders: readonly string[], verdict: SenderVerdict | null): Judgement {
  if (!isLetIn(mailbox, senders)) {
    const reason = mailDoorTexts.notListed(senders.join(', ').slice(0, 500));
    return { fate: 'quarantine', mailbox, verdict: null, reason };
  }
  if (!verdict || !isChecked(mailbox)) return { fate: 'take', mailbox, verdict: null };
  if (verdict.result === 'pass' || mailbox.senderCheck === 'MARK') return { fate: 'take', mailbox, verdict };
  if (verdict.result === 'temporary') return { fate: 'later', mailbox, verdict, reason: verdict.reason };
  return { fate: 'quarantine', mailbox, verdict, reason: mailDoorTexts.notVerified(verdict.reason) };
}
