import type { SMTPServerDataStream } from 'smtp-server';
import { mailMaxMb } from '../../domain/constants.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { automaticReason } from './automatic.ts';
import { MailRejected } from './mail-rejected.ts';
import { type ReadMail, readMail } from './read-mail.ts';

/** Reads a mail that is no bounce or automatic reply. @throws MailRejected for these, and for one that is too large. */
export async function readWanted(source: SMTPServerDataStream, sender: string): Promise<ReadMail> {
  const mail = await readMail(source);
  if (source.sizeExceeded) throw new MailRejected(552, 'size', mailDoorTexts.tooLarge(mailMaxMb));
  const automatic = automaticReason(sender, mail.from[0] ?? '', mail.header);
  if (automatic !== null) throw new MailRejected(550, 'automatic', mailDoorTexts.automatic(automatic));
  return mail;
}
