import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hoverMedia } from './hover-media.ts';

/** Where `vite dev` finds the API; production serves both from one origin. */
const api = process.env.API_ORIGIN ?? 'http://localhost:8080';
const toApi = ['/graphql', '/auth', '/info', '/alarm-activity', '/cmms'];

export default defineConfig(({ command }) => {
  // A build is for production, whatever runs it: development code in it would draw twice and be a third larger.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [react()],
    css: { postcss: { plugins: hoverMedia } },
    server: {
      proxy: {
        ...Object.fromEntries(toApi.map((path) => [path, { target: api, changeOrigin: true }])),
        // with the page's own host: sockets are accepted from its origin alone
        '/socket.io': { target: api, ws: true },
      },
    },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      // One chunk by plan: antd, which every screen needs, cached apart from our own code.
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // before all that needs it: a group takes along what its members import, and charts what every page needs
              {
                // with the first chunk, the first style sheet: the others rely on it
                name: 'react',
                test: /node_modules[\\/](react|react-dom|react-is|react-router|scheduler|clsx)[\\/]|src[\\/]ui[\\/](base|ui|form[\\/]form)\.css$/,
                priority: 4,
              },
              {
                name: 'charts',
                test: /node_modules[\\/](recharts|d3-|victory-vendor|es-toolkit|@reduxjs|redux|immer|reselect)/,
                priority: 3,
              },
              { name: 'antd', test: /node_modules[\\/](antd|@ant-design|@rc-component|dayjs)/, priority: 2 },
              {
                name: 'data',
                test: /node_modules[\\/](@apollo|graphql|rxjs|optimism|socket\.io|engine\.io)/,
                priority: 2,
              },
              // a screen asks for one file of what it shares with others, not for dozens
              { name: 'shared', minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
