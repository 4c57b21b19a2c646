import { runTool } from './run-tool.ts';

// npm test [-- filter…]: all tests of the product, on their own engines. See tests/support/global-setup.ts.
process.exit(await runTool('vitest', ['run', ...process.argv.slice(2)]));
