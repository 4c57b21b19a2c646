import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askClickHouse } from '../answers.ts';
import { engineEnv } from '../process.ts';
import { productRoot } from '../root.ts';
import type { Recipe } from './recipe.ts';

export const clickhouse: Recipe = {
  name: 'clickhouse',

  needs: async () => [],

  async prepare(context) {
    const data = join(context.dir, 'data');
    await mkdir(data, { recursive: true });
    const root = productRoot();
    const bundle = join(root, 'dist', 'clickhouse.js');
    const source = ['--import', 'tsx', join(root, 'engines', 'clickhouse', 'daemon', 'main.ts')];
    return {
      // history may be late by seconds: the path to a door's answer has priority
      program: join(root, 'engines', 'low-priority.sh'),
      args: ['10', '15', process.execPath, ...(context.builtClickHouse && existsSync(bundle) ? [bundle] : source)],
      cwd: root,
      env: engineEnv(context.env, {
        CLICKHOUSE_DAEMON_DATA: data,
        CLICKHOUSE_DAEMON_PORT: String(context.ports.clickhouse),
        CLICKHOUSE_DAEMON_USER: 'default',
        CLICKHOUSE_DAEMON_PASSWORD: context.passwords.clickhouse,
        // Read when Node starts: four long queries would otherwise hold the whole pool.
        UV_THREADPOOL_SIZE: '64',
      }),
      stopSignal: 'SIGTERM',
      stopSeconds: 20,
    };
  },

  answers: (context) => askClickHouse(`http://127.0.0.1:${context.ports.clickhouse}`),
};
