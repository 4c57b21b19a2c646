import { expect, test } from 'vitest';
import { breachesOfRules, citationsIn, judge } from './rules.ts';

// concatenated, or this file would cite them
const rule = (number: number): string => `ALM.${number}`;
const page = (...numbers: number[]) => ({
  file: 'docs/rules/alarms.md',
  text: [
    '| Rule | What it says |',
    '| --- | --- |',
    ...numbers.map((number) => `| ${rule(number)} | It is so. |`),
  ].join('\n'),
});
const code = (...numbers: number[]) => ({
  file: 'made/up.ts',
  text: numbers.map((number) => `/** It is so (${rule(number)}). */`).join('\n'),
});

test('all rules that are cited here are explained, and no others', () => {
  expect(breachesOfRules()).toEqual([]);
});

test('an invented id is refused, and says where it is cited', () => {
  expect(judge([page(1), code(1, 99)])).toEqual([
    `made/up.ts: ${rule(99)} has no row in docs/rules/alarms.md. Say there what it is.`,
  ]);
  expect(judge([page(1), code(1), { file: 'docs/made-up.md', text: rule(98) }])).toHaveLength(1);
});

test('a row that nothing but its own page cites is told', () => {
  const row = { ...page(1, 99), text: `${page(1, 99).text}\nSee ${rule(99)}.` };
  expect(judge([row, code(1)])).toEqual([`docs/rules/alarms.md: nothing cites ${rule(99)}. Take its row out.`]);
});

test('a rule has one row, on the page of its area', () => {
  expect(judge([page(1, 1), code(1)])).toEqual([expect.stringContaining('explained twice')]);
  expect(judge([{ ...page(1), file: 'docs/rules/work.md' }, code(1)])).toEqual([
    expect.stringContaining('belongs into docs/rules/alarms.md'),
  ]);
});

test('a decision that is cited by its number alone is refused', () => {
  const text = `// as the architecture says, decision ${9}`;
  expect(judge([{ file: 'made/up.ts', text }])).toEqual([
    expect.stringContaining('made/up.ts: a decision by its number'),
  ]);
});

test('a span cites what lies between; rows of the contract, parts of numbers and other words are no ids', () => {
  expect(citationsIn(`${rule(97)} to ${rule(99)}`)).toEqual([rule(97), rule(98), rule(99)]);
  expect(citationsIn('ALM-012, ALM.012, ALM.9x, XALM.9, AHU.12, point AHU.2')).toEqual([]);
});

test('a title with more rows of the contract than count is refused', () => {
  const titled = (rows: number) => ({ file: 'made/up.test.ts', text: `test('${'ALM-001 '.repeat(rows)}it is so'` });
  expect(judge([page(1), code(1), titled(3)])).toEqual([]);
  expect(judge([page(1), code(1), titled(4)])).toEqual([
    'made/up.test.ts: a test proves more than three rows of the contract. Make several of it.',
  ]);
});
