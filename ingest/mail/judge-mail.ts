import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { type MailItem, withVerdict } from './mail-item.ts';
import type { Mailbox } from './mailboxes.ts';
import { areListed } from './senders.ts';

/** Decision on a mail for one integration. */
export type Judgement =
  | { fate: 'take'; mailbox: Mailbox; item: MailItem }
  | { fate: 'quarantine'; mailbox: Mailbox; item: MailItem; reason: string }
  | { fate: 'later'; mailbox: Mailbox; reason: string };

export const isChecked = ({ senderCheck }: Mailbox): boolean => senderCheck !== 'OFF';
export const isLetIn = (mailbox: Mailbox, senders: readonly string[]): boolean => areListed(senders, mailbox.senders);

/**
 * Takes a mail if its senders are on the list and verified as far as the integration requires, else quarantines it; if
 * only DNS is away and verified senders are required, the mail is deferred.
 * @param verdict null if no integration that lets these senders in has them checked.
 */
export function judgeMail(
  mailbox: Mailbox,
  item: MailItem,
  senders: readonly string[],
  verdict: SenderVerdict | null,
): Judgement {
  if (!isLetIn(mailbox, senders)) {
    const reason = mailDoorTexts.notListed(senders.join(', ').slice(0, 500));
    return { fate: 'quarantine', mailbox, item, reason };
  }
  if (!verdict || !isChecked(mailbox)) return { fate: 'take', mailbox, item };
  const checked = withVerdict(item, verdict);
  if (verdict.result === 'pass' || mailbox.senderCheck === 'MARK') return { fate: 'take', mailbox, item: checked };
  if (verdict.result === 'temporary') return { fate: 'later', mailbox, reason: verdict.reason };
  return { fate: 'quarantine', mailbox, item: checked, reason: mailDoorTexts.notVerified(verdict.reason) };
}
