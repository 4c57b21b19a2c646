import { expect, test } from 'vitest';
import { fromRoot } from '../platform/root.ts';
import { readArguments } from './arguments.ts';

test.each([
  [[], 1, fromRoot('.data/demo')],
  [['--no-year'], 0, fromRoot('.data/demo')],
  [['--large-year', '/tmp/large'], 10, '/tmp/large'],
])('npm start %j fills a year %d times as large', (args, yearScale, dataDir) => {
  expect(readArguments(args)).toEqual({ isHelp: false, yearScale, dataDir });
});

test('npm start --help asks for help, and what is no argument is refused', () => {
  expect(readArguments(['--help']).isHelp).toBe(true);
  expect(() => readArguments(['--small-year'])).toThrow('--small-year');
});
