import { expect, test } from 'vitest';
import { readableView } from './readable-payload.ts';

const mail = {
  messageId: '1@site.example',
  from: 'bms@site.example',
  to: ['a@in.example', 'b@in.example'],
  subject: 'Alarm "hot"',
  date: null,
  text: 'Point: AHU-1\nText: say "hot" \u00e9\nState: \u2028Alarm',
  attachments: [{ filename: 'text', contentType: 'a', bytes: 1 }],
};
const piece = (json: string, text: string, key: string) => {
  const form = JSON.stringify(text).slice(1, -1);
  const start = json.lastIndexOf(form);
  return { start, end: start + form.length, keys: [key] };
};

test('pieces of the JSON stand at their place of the mail, whatever is escaped before and within them', () => {
  const json = JSON.stringify(mail).replace('\u2028', '\\u2028');
  const view = readableView(json, [
    piece(json, 'AHU-1', '0.pointPath'),
    piece(json, 'say "hot"', '0.message'),
    piece(json, 'Alarm', '0.toState'),
  ]);
  expect(view?.text.map(({ text }) => text).join('')).toBe(mail.text);
  expect(view?.text.filter(({ keys }) => keys.length > 0)).toEqual([
    { text: 'AHU-1', keys: ['0.pointPath'] },
    { text: 'say "hot"', keys: ['0.message'] },
    { text: 'Alarm', keys: ['0.toState'] },
  ]);
});

test('its headers read as in a mail; one that is missing is left out', () => {
  const read = readableView(JSON.stringify(mail, null, 2), [])?.headers.map(({ name, segments }) => [
    name,
    segments.map(({ text }) => text).join(''),
  ]);
  expect(read).toEqual([
    ['From', 'bms@site.example'],
    ['To', 'a@in.example, b@in.example'],
    ['Subject', 'Alarm "hot"'],
  ]);
});

test.each(['not json', '{"text": "but no id"}', 'null', '[]'])('%s is neither a mail nor a text', (payload) => {
  expect(readableView(payload, [])).toBeNull();
});

test('a text in JSON reads as the text', () => {
  const json = JSON.stringify('point,state\nAHU-1,Alarm');
  expect(readableView(json, [piece(json, 'AHU-1', '0.pointPath')])).toEqual({
    headers: [],
    text: [
      { text: 'point,state\n', keys: [] },
      { text: 'AHU-1', keys: ['0.pointPath'] },
      { text: ',Alarm', keys: [] },
    ],
  });
});
