import type { MailPayload } from '../../domain/integrations/mail-payload.ts';
import { payloadTexts } from '../../texts/server/payloads.ts';
import { capText, cleanText } from './clean-event.ts';
import { isRow, textOf } from './reading/payload.ts';

const lengthMax = 300;

/** Returns why the e-mail door could not verify the sender of a mail; null if it could, or was not asked to. */
export function unverifiedSenderOf({ senderCheck }: MailPayload): string | null {
  if (!isRow(senderCheck) || senderCheck.result === 'pass') return null;
  return capText(cleanText(textOf(senderCheck.reason)), lengthMax) || payloadTexts.unverified;
}
