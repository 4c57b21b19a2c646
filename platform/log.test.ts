import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { fromRoot } from './root.ts';

const script = `
  import { createLog } from './platform/log.ts';
  const log = createLog('test', { level: 'info', instance: '1' });
  try { new URL('postgres://owner:of-the-owner@host:port/annunciator'); } catch (err) { log.error({ err }, 'an address'); }
  log.warn({ err: new Error('no answer from https://u:of-the-user@clickhouse:8443/?query=1') }, 'said smtp://m:of-the-mail@host:587');
`;

test('no line says the password of an address', () => {
  const text = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: fromRoot(),
    encoding: 'utf8',
  });
  expect(text).not.toContain('of-the-');
  expect(text).toContain('postgres://***@host:port/annunciator');
  expect(text).toContain('https://***@clickhouse:8443/?query=1');
  for (const line of text.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ name: 'test' });
});
