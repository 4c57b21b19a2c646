import { runTool } from './run-tool.ts';

// npm run test:long [-- filter…]: what takes too long for every change.
process.exit(await runTool('vitest', ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)]));
