import { expect, test } from 'vitest';
import { mailOf, payloadOf } from './pasted-mail.ts';

test('header lines, an empty line and the text become a mail', () => {
  const pasted = [
    'From: Boiler <BMS@Site.example>',
    'To: alarms@in.example, second@in.example',
    'Subject: Alarm in the boiler',
    '  house',
    'X-Mailer: any',
    'Date: Mon, 05 Jan 2026 14:00:00 +0000',
    'Message-ID: <42@site.example>',
    '',
    'Subject: not a header',
    'State: Alarm',
    '',
  ].join('\r\n');
  expect(mailOf(pasted)).toEqual({
    messageId: '42@site.example',
    from: 'bms@site.example',
    to: ['alarms@in.example', 'second@in.example'],
    subject: 'Alarm in the boiler house',
    date: '2026-01-05T14:00:00.000Z',
    text: 'Subject: not a header\nState: Alarm',
    attachments: [],
  });
});

test.each([
  ['Point: AHU-1\nState: Alarm', 'labels are no headers'],
  ['Subject: AHU-1\nnot parted by an empty line', 'headers end with an empty line'],
  ['Point: AHU-1\n\nSubject: later', 'headers stand at the beginning'],
])('%j is all text: %s', (pasted) => {
  expect(mailOf(pasted)).toMatchObject({ messageId: 'pasted', subject: '', date: null, text: pasted });
});

test('a date that cannot be read is none', () => {
  expect(mailOf('Subject: a\nDate: soon\n\nText')).toMatchObject({ date: null, text: 'Text' });
});

test('JSON stays as it is; another text is a text in JSON, or a mail', () => {
  expect(payloadOf('{"text":"a"}', true)).toBe('{"text":"a"}');
  expect(payloadOf(' [1]', false)).toBe('[1]');
  expect(payloadOf('a,b\n1,2', false)).toBe('"a,b\\n1,2"');
  expect(payloadOf(' ', true)).toBe('');
  expect(JSON.parse(payloadOf('State: Alarm', true))).toMatchObject({ text: 'State: Alarm' });
});
