import { rm } from 'node:fs/promises';
import { fromRoot } from '../platform/root.ts';
import { answer } from './in-child.ts';
import { pumpBuild, serverBuild } from './server-build.ts';

// Script that buildAll runs in a child process, for the parts in its arguments.
const compilers: Record<string, () => Promise<unknown>> = {
  async server() {
    const { build } = await import('esbuild');
    // chunks are named by what is in them: those of earlier builds would stay
    await rm(fromRoot('dist', 'chunks'), { recursive: true, force: true });
    await Promise.all([build(serverBuild), build(pumpBuild())]);
  },
  async workflows() {
    const { bundleWorkflows } = await import('../workflows/bundle.ts');
    await bundleWorkflows();
  },
  async console() {
    const { build } = await import('vite');
    await build({ configFile: fromRoot('web', 'vite.config.ts'), logLevel: 'error' });
  },
};
await answer(async () => void (await Promise.all(process.argv.slice(2).map((part) => compilers[part]?.()))));
