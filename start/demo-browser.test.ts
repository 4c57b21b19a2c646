import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoBrowser } from './demo-browser.ts';

test('the demo makes PDFs with the browser that is named, else with one that is installed, else not at all', async () => {
  const bin = await mkdtemp(join(tmpdir(), 'browser-'));
  try {
    expect(await demoBrowser({ PATH: bin })).toBe('');
    const installed = join(bin, 'chromium');
    await writeFile(installed, '#!/bin/sh\n');
    await chmod(installed, 0o755);
    expect(await demoBrowser({ PATH: bin })).toBe(installed);
    expect(await demoBrowser({ PATH: bin, BROWSER_PATH: '/opt/browser' })).toBe('/opt/browser');
  } finally {
    await rm(bin, { recursive: true, force: true });
  }
});
