import { parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, shortName } from './chunks.ts';
import { documents } from './documents.ts';
import { hoverMedia } from './hover-media.ts';
import { installedFiles } from './installed-files.ts';
import { cssModules, keptStyles } from './styles.ts';

/** Address of the API for `vite dev`; production serves both from one origin. */
const api = process.env.API_ORIGIN ?? 'http://localhost:8080';
const toApi = ['/graphql', '/auth', '/info', '/alarm-activity', '/cmms', '/maps', '/floor-plans', '/sso'];

export default defineConfig(({ command }) => {
  // A build is for production, whatever runs it: development code in it would draw twice and be a third larger.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [documents(), react(), installedFiles(), keptStyles()],
    css: { postcss: { plugins: hoverMedia }, modules: cssModules },
    server: {
      proxy: {
        ...Object.fromEntries(toApi.map((path) => [path, { target: api, changeOrigin: true }])),
        // with the page's own host: sockets are accepted from its origin alone
        '/socket.io': { target: api, ws: true },
      },
    },
    build: {
      outDir: '../dist/web',
      // /assets is a page: places and assets of the customer
      assetsDir: 'static',
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        // classes of sheets, each a constant of one word, stand where they are used
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: { groups: chunkGroups },
          chunkFileNames: ({ name }) => `static/${shortName(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) => `static/${shortName(parse(name).name)}-[hash][extname]`,
        },
      },
    },
  };
});
