import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mailbox, openMailbox } from '../simulators/mailbox.ts';

/**
 * Receives the mails of a product without a configured mail server, so that they can be read as files.
 * @param notify called for each mail, with the file in which it is stored.
 */
export async function openDemoMailbox(
  folder: string,
  notify: (mail: { to: string; subject: string; file: string }) => void,
): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return openMailbox({
    async onMail({ subject = '', text = '', date }, to) {
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${stamp} ${to.replace(/[^\w.@-]/g, '_')}.txt`);
      await writeFile(file, `To: ${to}\nDate: ${date?.toISOString() ?? ''}\nSubject: ${subject}\n\n${text}`);
      notify({ to, subject, file });
    },
  });
}
