import { fromRoot } from '../platform/root.ts';
import { answer } from './in-child.ts';
import { serverBuild } from './server-build.ts';

// Script that buildAll runs in a child process, for the parts in its arguments.
const compilers: Record<string, () => Promise<unknown>> = {
  async server() {
    const { build } = await import('esbuild');
    await build(serverBuild);
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
