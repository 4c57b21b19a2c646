import { execFileSync } from 'node:child_process';
import { test } from 'vitest';
import { testEnv } from '../../tests/support/engines.ts';

test('record', () => {
  const env = { ...process.env, ...(testEnv() as unknown as Record<string, string>) };
  execFileSync('node', ['--import', 'tsx', 'workflows/histories/record.ts', '2', 'commands'], { env, stdio: 'inherit' });
}, 120_000);
