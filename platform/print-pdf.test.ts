import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../engines/machine.ts';
import { printPdf } from './print-pdf.ts';

let browser: string;
beforeAll(async () => {
  browser = await chromiumPath();
});

/** Text of each page. */
async function pagesOf(html: string): Promise<string[]> {
  const pdf = await printPdf(browser, html);
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;
}
const page = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Report</title>${body}`;

test('a page is printed with everything it says, over as many sheets as it needs, and its heads on each', async () => {
  const rows = Array.from(
    { length: 300 },
    (_, index) => `<tr><td>Point ${index + 1}.</td><td>Größe &lt;b&gt;</td></tr>`,
  );
  const pages = await pagesOf(
    page(`<h1>Bad points</h1><table><thead><tr><th>Source</th></tr></thead><tbody>${rows.join('')}</tbody></table>`),
  );
  expect(pages.length).toBeGreaterThan(3);
  const text = pages.join(' ');
  expect(text).toContain('Bad points');
  expect(text).toContain('Größe <b>');
  for (const index of [1, 150, 300]) expect(text).toContain(`Point ${index}.`);
  for (const one of pages) expect(one).toContain('Source');
  // neither the date nor the address that browsers print by themselves
  expect(text).not.toMatch(/file:|\d+\/\d+\/\d+/);
});

test('what is on a page runs nothing, reaches no network and shows no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'printed-'));
  const requested: string[] = [];
  const server = createServer((req, res) => {
    requested.push(req.url ?? '');
    res.end('SERVER');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await writeFile(join(folder, 'secret.html'), 'SECRET');
    const file = pathToFileURL(join(folder, 'secret.html')).href;
    const away = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [text] = await pagesOf(
      page(`<p>Seen</p><script>document.body.append('SCRIPT')</script><img src="x" onerror="document.body.append('HANDLER')">
        <img src="${away}/image"><iframe src="${away}/frame"></iframe><iframe src="${file}"></iframe>
        <object data="${file}"></object><embed src="${file}"><link rel="stylesheet" href="${away}/style">
        <style>@import url('${away}/import'); p { background: url('${away}/background') }</style>
        <meta http-equiv="refresh" content="0;url=${away}/refresh">`),
    );
    expect(text).toContain('Seen');
    expect(text).not.toMatch(/SECRET|SCRIPT|HANDLER|SERVER/);
    expect(requested).toEqual([]);
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a browser that is not there, or fails, is an error and leaves nothing behind', async () => {
  const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('print-')).length;
  const before = await left();
  await expect(printPdf('/nowhere/chromium', page('x'))).rejects.toThrow('ENOENT');
  await expect(printPdf('/bin/false', page('x'))).rejects.toThrow('The browser ended with 1');
  // ends well, and has printed nothing
  await expect(printPdf('/bin/true', page('x'))).rejects.toThrow('ENOENT');
  expect(await left()).toBeLessThanOrEqual(before);
});
