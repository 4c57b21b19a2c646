import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

const origin = { productName: 'Annunciator', consoleUrl: 'https://alarms.example' };
const mail = { id: '1', to: 'maya@site.example' };

test('a mail says the same as text and as HTML, and links to the console', () => {
  const { text, html } = renderMail(
    {
      ...mail,
      subject: 'Reset',
      body: ['Hello', { list: ['one', 'two'] }, { label: 'Go on', path: '/reset?a=1&b=2' }],
    },
    origin,
    1,
  );
  expect(text).toBe(
    'Hello\n\n- one\n- two\n\nGo on:\nhttps://alarms.example/reset?a=1&b=2\n\n' +
      '-- \nAnnunciator, alarms.example. Replies to this address are not read.\n',
  );
  expect(html).toContain('<ul><li>one</li><li>two</li></ul>');
  expect(html).toContain('<a href="https://alarms.example/reset?a=1&amp;b=2">Go on</a>');
});

test('names that people choose are text in it, and neither markup nor another header', () => {
  const name = '<img src=x onerror="alert(1)">\r\nBcc: everybody@else.example';
  const { subject, html } = renderMail({ ...mail, subject: `Lost: ${name}`, body: [name] }, origin, 1);
  expect(subject).toBe('Lost: <img src=x onerror="alert(1)"> Bcc: everybody@else.example');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
});
