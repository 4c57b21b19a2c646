import { expect, test } from 'vitest';
import { areListed } from './senders.ts';

const list = ['Niagara@Site.example', '@bms.example', ' spaced@site.example '];

test.each([
  [['niagara@site.example']],
  [['NIAGARA@SITE.EXAMPLE', 'anybody@BMS.example']],
  [['spaced@site.example']],
  [['"odd@local"@bms.example']],
])('%j are let in', (senders) => {
  expect(areListed(senders, list)).toBe(true);
});

test.each([
  [['other@site.example']],
  [['niagara@site.example', 'other@site.example']],
  [['niagara@site.example', '']],
  [['anybody@sub.bms.example']],
  [['anybody@notbms.example']],
  [['@bms.example']],
  [['bms.example']],
  [[]],
])('%j are not', (senders) => {
  expect(areListed(senders, list)).toBe(false);
});

test('an empty list lets nobody in', () => {
  expect(areListed(['niagara@site.example'], [])).toBe(false);
  expect(areListed(['niagara@site.example'], ['', '@'])).toBe(false);
});
