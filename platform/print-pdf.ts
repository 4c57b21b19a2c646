import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const patienceMs = 60_000;

/**
 * Makes a PDF of an HTML page that needs no other file, with a headless browser that is installed, e.g. Chromium. The
 * page runs no script and reaches no network.
 * @param browser path of the browser.
 * @throws Error if the browser fails, or takes longer than a minute.
 */
export async function printPdf(browser: string, html: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'print-'));
  try {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
    await writeFile(page, withoutAccess(html));
    await run(browser, [
      '--headless',
      // it opens a file of ours alone, and often runs where no sandbox can be made
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-pdf-header-footer',
      // a page could lead elsewhere, which its policy does not forbid
      '--host-resolver-rules=MAP * ~NOTFOUND',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ]);
    return await readFile(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
const withoutAccess = (html: string): string => html.replace(/^(<!doctype html>)?/i, `<!doctype html>${policy}`);

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: patienceMs, killSignal: 'SIGKILL' });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`The browser ended with ${signal ?? code}`)),
    );
  });
}
