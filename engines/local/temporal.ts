import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askTemporal } from '../answers.ts';
import { engineEnv } from '../process.ts';
import { lacksTemporal, temporalProgram } from '../tools.ts';
import type { Recipe } from './recipe.ts';

export const temporal: Recipe = {
  name: 'temporal',

  async needs({ toolsDir, env }) {
    return (await lacksTemporal(toolsDir, env)) ? ['python'] : [];
  },

  fetch: ({ toolsDir, env, say }) => temporalProgram(toolsDir, env, say),

  async prepare(context) {
    const program = await temporalProgram(context.toolsDir, context.env, context.say);
    await mkdir(context.dir, { recursive: true });
    const ui = context.withTemporalUi ? ['--ui-port', String(context.ports.temporalUi)] : ['--headless'];
    // Write-ahead logging doubles the server's throughput, and is as safe when a process dies.
    const sqlite = ['--sqlite-pragma', 'journal_mode=wal', '--sqlite-pragma', 'synchronous=1'];
    const where = ['--ip', '127.0.0.1', '--port', String(context.ports.temporal), ...ui];
    return {
      program,
      args: [
        ...['server', 'start-dev', '--log-level', 'warn', '--db-filename', join(context.dir, 'temporal.db')],
        ...sqlite,
        ...where,
      ],
      cwd: context.dir,
      env: engineEnv(context.env),
      stopSignal: 'SIGTERM',
      stopSeconds: 10,
    };
  },

  answers: (context) => askTemporal(`127.0.0.1:${context.ports.temporal}`),
};
