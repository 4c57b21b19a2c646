import type { SMTPServerDataStream } from 'smtp-server';
import { mailMaxMb } from '../../domain/constants.ts';
import { automaticReason } from './automatic.ts';
import { MailRejected } from './mail-rejected.ts';
import { type ReadMail, readMail } from './read-mail.ts';

/** Reads a mail that is no bounce or automatic reply. @throws MailRejected for these, and for one that is too large. */
export async function readWanted(source: SMTPServerDataStream, sender: string): Promise<ReadMail> {
  const mail = await readMail(source);
  if (source.sizeExceeded) throw new MailRejected(552, 'size', `A mail is at most ${mailMaxMb} MB`);
  const automatic = automaticReason(sender, mail.from[0] ?? '', mail.header);
  if (automatic !== null)
    throw new MailRejected(550, 'automatic', `Bounces and automatic replies are not taken: ${automatic}`);
  return mail;
}
