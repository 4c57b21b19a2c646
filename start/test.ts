import { runTool } from './run-tool.ts';

// npm test [-- filter…]: everything that proves the product, against engines of its own. See tests/support/global-setup.ts.
process.exit(await runTool('vitest', ['run', ...process.argv.slice(2)]));
