import { runTool } from './run-tool.ts';

// npm run test:long [-- filter…]: long fault tests, a quarter of an hour and more. See vitest.long.config.ts.
process.exit(await runTool('vitest', ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)]));
