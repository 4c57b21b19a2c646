import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot } from '../platform/root.ts';

export const usage = `npm start [-- [--no-year | --large-year] [data folder]]

Everything from nothing to a console with live alarms, in one terminal.

  --no-year     leaves out the campus and its twelve months of history
  --large-year  makes them ten times as large
  --help        prints this
  data folder   where all state is kept (default .data/demo); deleting it is a reset`;

const options = {
  'no-year': { type: 'boolean', default: false },
  'large-year': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Options of `npm start`. */
export interface Arguments {
  isHelp: boolean;
  /** Factor by which the demo's past is larger; 0: there is none. */
  yearScale: number;
  dataDir: string;
}

/** @throws Error for an argument that there is not. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return {
    isHelp: values.help,
    yearScale: values['no-year'] ? 0 : values['large-year'] ? 10 : 1,
    dataDir: positionals[0] ? resolve(positionals[0]) : fromRoot('.data/demo'),
  };
}
