import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, 'service-worker.js');
const buildIdLength = 16;
/** Files that are not kept: they are of use only with streets, which come from elsewhere. */
const ofStreets = /^static\/mapbox/;

/**
 * Vite plugin: writes the list of a build's files with their sizes and the build's id (`files.json`), and the service worker
 * that keeps the files of that build. Names have hashes of the contents, so that their list identifies the build.
 */
export function installedFiles(): Plugin {
  return {
    name: 'installed-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
        .filter(
          ({ fileName }) => fileName.startsWith('static/') && !fileName.endsWith('.map') && !ofStreets.test(fileName),
        )
        .map((file) => ({
          path: `/${file.fileName}`,
          bytes: Buffer.byteLength(file.type === 'chunk' ? file.code : file.source),
        }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      const hash = createHash('sha256').update(files.map(({ path }) => path).join());
      const build = hash.digest('hex').slice(0, buildIdLength);
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify({ build, files }) });
      const worker = readFileSync(source, 'utf8').replace('BUILD_ID', build);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker });
    },
  };
}
