import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mailbox, openMailbox } from '../simulators/mailbox.ts';

/**
 * Takes the mails of a product that nobody gave a mail server, so that they can be read as files.
 * @param told a mail has come, with the file that it lies in.
 */
export async function openDemoMailbox(
  folder: string,
  told: (mail: { to: string; subject: string; file: string }) => void,
): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return openMailbox({
    async onMail({ subject = '', text = '', date }, to) {
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${stamp} ${to.replace(/[^\w.@-]/g, '_')}.txt`);
      await writeFile(file, `To: ${to}\nDate: ${date?.toISOString() ?? ''}\nSubject: ${subject}\n\n${text}`);
      told({ to, subject, file });
    },
  });
}
