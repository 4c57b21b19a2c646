import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { fromRoot } from '../platform/root.ts';
import { answer } from './in-child.ts';

// Script that breachesOfWeight runs in a child process. Each argument lists the modules of a screen, relative to web/src.
await answer(async () => {
  const built = await build({
    configFile: fromRoot('web', 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('The console was built in more than one way');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  return process.argv.slice(2).map((modules) =>
    [...closureOf(chunks, modules.split(','))].map(({ fileName, code }) => ({
      file: fileName,
      bytes: gzipSync(code, { level: 9 }).length,
    })),
  );
});

/** Returns the chunks that are loaded before these modules run: theirs, the page's first, and all that those import. */
function closureOf(chunks: Rolldown.OutputChunk[], modules: string[]): Set<Rolldown.OutputChunk> {
  const holderOf = (module: string) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(fromRoot('web', 'src', module)));
    if (!holder) throw new Error(`${module} is in no chunk of the console`);
    return holder;
  };
  const reached = new Set([...chunks.filter(({ isEntry }) => isEntry), ...modules.map(holderOf)]);
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  return reached;
}
