import type { MailPayload } from '../../../domain/integrations/mail-payload.ts';
import { capText, cleanText } from '../clean-event.ts';
import { isRow, textOf } from './payload.ts';

const lengthMax = 300;

/** What the e-mail door says of the sender of a mail that it could not verify; null where it could, or was not to. */
export function unverifiedSenderOf({ senderCheck }: MailPayload): string | null {
  if (!isRow(senderCheck) || senderCheck.result === 'pass') return null;
  return capText(cleanText(textOf(senderCheck.reason)), lengthMax) || 'not verified';
}
