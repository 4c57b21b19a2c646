import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailPayload } from '../domain/integrations/mail-payload.ts';
import { listed, type MailRoad, openMailRoad } from './support/mail-road.ts';

let road: MailRoad;
beforeAll(async () => {
  road = await openMailRoad();
});
afterAll(() => road.close());

const crlf = (lines: string[]): string => lines.join('\r\n');
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
/** A MIME part, or the body of a mail with its content headers. */
const part = (type: string, body: string, ...headers: string[]): string =>
  crlf([`Content-Type: ${type}`, ...headers, '', body]);
const multipart = (kind: string, boundary: string, ...parts: string[]): string =>
  part(
    `multipart/${kind}; boundary="${boundary}"`,
    crlf([...parts.flatMap((one) => [`--${boundary}`, one]), `--${boundary}--`, '']),
  );
const plain = (text: string): string => part('text/plain; charset=utf-8', text);
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

const utf16 = (charset: string, body: Buffer): string =>
  part(`text/plain; charset=${charset}`, base64(body), 'Content-Transfer-Encoding: base64');
const littleEndian = Buffer.from('Source: Kühlung 78.4 °F ✓', 'utf16le');
const forwarded = crlf([
  'From: "Niagara" <bas@site.example>',
  'Subject: =?utf-8?Q?K=C3=BChlung?=',
  plain('Source: AHU-1\r\nState: normal'),
]);
const table =
  '<html><head><title>Alarm</title><style>td{color:red}</style></head><body><h2>Niagara Alarm</h2>' +
  '<table><tr><td>Source:</td><td>AHU-1</td></tr><tr><td>State:</td><td><b>offnormal</b> / unacked</td></tr></table>' +
  '<p>Text: supply temperature high &amp; rising&nbsp;fast, see <a href="http://x.example/a">the graphic</a></p></body></html>';
const tableText =
  'Niagara Alarm\n\nSource:\tAHU-1\nState:\toffnormal / unacked\n\nText: supply temperature high & rising fast, see the graphic';

const cases: Array<[string, string | Buffer, Partial<MailPayload>]> = [
  [
    'plain text with line ends as \\n',
    plain('Source: AHU-1\r\nState: normal\r\n'),
    { text: 'Source: AHU-1\nState: normal' },
  ],
  ['HTML alone, a table row on a line', part('text/html; charset=utf-8', table), { text: tableText }],
  [
    'HTML as the only alternative',
    multipart('alternative', 'b', part('text/html', '<p>Source: AHU-1</p>')),
    { text: 'Source: AHU-1' },
  ],
  [
    'the plain one of two alternatives',
    multipart('alternative', 'b', part('text/html', '<p>as HTML</p>'), plain('as text')),
    { text: 'as text' },
  ],
  [
    'HTML whose plain alternative is blank',
    multipart('alternative', 'b', plain(' \r\n'), part('text/html', '<p>Source: AHU-1</p>')),
    { text: 'Source: AHU-1' },
  ],
  [
    'HTML behind plain text that is another part',
    multipart('mixed', 'b', plain('From outside.'), part('text/html', '<p>Source: AHU-1</p>')),
    { text: 'From outside.\nSource: AHU-1' },
  ],
  [
    'quoted-printable with soft line breaks within a label',
    part(
      'text/plain; charset=iso-8859-1',
      'Sou=\r\nrce: K=FChl=\r\nung\r\nValue: 78.4 =B0F',
      'Content-Transfer-Encoding: quoted-printable',
    ),
    { text: 'Source: Kühlung\nValue: 78.4 °F' },
  ],
  [
    'UTF-16 with a byte order mark',
    utf16('utf-16', Buffer.concat([bytes('\xff\xfe'), littleEndian])),
    { text: 'Source: Kühlung 78.4 °F ✓' },
  ],
  ['UTF-16LE', utf16('"UTF-16LE"', littleEndian), { text: 'Source: Kühlung 78.4 °F ✓' }],
  ['UTF-16BE', utf16('utf-16be', Buffer.from(littleEndian).swap16()), { text: 'Source: Kühlung 78.4 °F ✓' }],
  ['Latin-1, 8 bit', bytes(part('text/plain; charset=ISO-8859-1', 'Kühlung 78.4 °F')), { text: 'Kühlung 78.4 °F' }],
  ['Latin-1 that says nothing', bytes(part('text/plain', 'Kühlung 78.4 °F')), { text: 'Kühlung 78.4 °F' }],
  ['Latin-1 that says UTF-8', bytes(plain('Kühlung 78.4 °F')), { text: 'Kühlung 78.4 °F' }],
  ['UTF-8 that says nothing', part('text/plain', 'Kühlung 78.4 °F ✓'), { text: 'Kühlung 78.4 °F ✓' }],
  [
    'Windows-1252',
    part('text/plain; charset=windows-1252', '=80 5', 'Content-Transfer-Encoding: quoted-printable'),
    { text: '€ 5' },
  ],
  ['KOI8-R', bytes(part('text/plain; charset=koi8-r', '\xe1\xd7\xc1\xd2\xc9\xd1')), { text: 'Авария' }],
  ['Shift_JIS', bytes(part('text/plain; charset=shift_jis', '\x8b\xf3\x92\xb2')), { text: '空調' }],
  ['ISO-2022-JP', part('text/plain; charset=iso-2022-jp', '\x1b$B6uD4\x1b(B'), { text: '空調' }],
  ['a charset that does not exist', part('text/plain; charset=x-nonsense', 'Source: AHU-1'), { text: 'Source: AHU-1' }],
  [
    'flowed text',
    part('text/plain; charset=utf-8; format=flowed', 'Text: supply temperature \r\nhigh'),
    { text: 'Text: supply temperature high' },
  ],
  [
    'nested parts, attachments dropped and named',
    multipart(
      'mixed',
      'a',
      multipart(
        'related',
        'b',
        multipart('alternative', 'c', plain('Source: AHU-1'), part('text/html', '<p>html</p>')),
        part('image/png; name=logo.png', 'AAAA', 'Content-Transfer-Encoding: base64'),
      ),
      part(
        'application/pdf',
        base64(Buffer.alloc(1_000)),
        'Content-Disposition: attachment; filename="=?utf-8?Q?Bericht_=C3=BC.pdf?="',
        'Content-Transfer-Encoding: base64',
      ),
    ),
    {
      text: 'Source: AHU-1',
      attachments: [
        { filename: 'logo.png', contentType: 'image/png', bytes: 3 },
        { filename: 'Bericht ü.pdf', contentType: 'application/pdf', bytes: 1_000 },
      ],
    },
  ],
  [
    'a forwarded mail',
    multipart('mixed', 'b', plain('FYI'), part('message/rfc822', forwarded)),
    { text: 'FYI\nFrom: "Niagara" <bas@site.example>\nSubject: Kühlung\nSource: AHU-1\nState: normal' },
  ],
  [
    'a mail attached as a file',
    multipart(
      'mixed',
      'b',
      plain('FYI'),
      part('message/rfc822', forwarded, 'Content-Disposition: attachment; filename=alarm.eml'),
    ),
    {
      text: 'FYI',
      attachments: [{ filename: 'alarm.eml', contentType: 'message/rfc822', bytes: Buffer.byteLength(forwarded) }],
    },
  ],
  ['no text at all', part('application/pdf; name=a.pdf', 'AAAA', 'Content-Transfer-Encoding: base64'), { text: '' }],
  [
    'parts that do not end',
    part('multipart/mixed; boundary=b', `--b\r\n${plain('Source: AHU-1')}`),
    { text: 'Source: AHU-1' },
  ],
  [
    'a transfer encoding that does not exist',
    part('text/plain', 'Source: AHU-1', 'Content-Transfer-Encoding: x-rot'),
    { text: 'Source: AHU-1' },
  ],
  [
    '240 parts within each other',
    `${Array.from({ length: 240 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}${plain('deep')}`,
    { text: 'deep' },
  ],
  [
    'lines that are prefixed',
    plain('> Source: AHU-1\r\n> State: normal'),
    { text: '> Source: AHU-1\n> State: normal' },
  ],
  ['lines that begin with a dot', plain('.\r\n..\r\n.Source: AHU-1'), { text: '.\n..\n.Source: AHU-1' }],
];

describe('a mail is decoded', () => {
  const ids = cases.map(() => `${randomUUID()}@site.example`);
  beforeAll(async () => {
    for (const [index, [, body]] of cases.entries()) {
      const head = `From: ${listed.address}\r\nSubject: =?iso-8859-1?Q?K=FChlung?=\r\nDate: Mon, 5 Jan 2026 09:00:00 -0500 (EST)\r\nMessage-ID:\r\n <${ids[index]}>\r\n`;
      const mime = Buffer.concat([Buffer.from(head), typeof body === 'string' ? Buffer.from(body) : body]);
      expect(await road.mailAsWritten(mime)).toMatch(/^250 /);
    }
  });

  test.each(cases.map(([title, , expected], index) => [title, ids[index] as string, expected] as const))(
    '%s',
    async (_title, id, expected) => {
      expect(await road.archived(id)).toEqual({
        messageId: id,
        from: listed.address,
        to: [],
        subject: 'Kühlung',
        date: '2026-01-05T14:00:00.000Z',
        text: expect.any(String),
        attachments: expect.any(Array),
        ...expected,
      });
    },
  );
});

describe('what the text of a mail may be', () => {
  const filling = 'é line of a log that nobody reads\r\n';

  test.each([
    ['plain', plain(`Source: AHU-1\r\n${filling.repeat(100_000)}`)],
    ['HTML', part('text/html; charset=utf-8', `<p>Source: AHU-1</p>${`<p>${filling}</p>`.repeat(100_000)}`)],
    ['full of what JSON writes longer', plain(`Source: AHU-1\r\n${'\x01"\\'.repeat(500_000)}`)],
  ])('%s text that is longer than an item may be is kept as far as it goes, and says so', async (_what, body) => {
    const id = `${randomUUID()}@site.example`;
    const mime = `From: ${listed.address}\r\nMessage-ID: <${id}>\r\n${body}`;
    expect(await road.mailAsWritten(mime)).toMatch(/^250 /);
    const mail = await road.archived(id);
    expect(mail.text).toMatch(/^Source: AHU-1\n/);
    expect(mail.text).toMatch(/\n\[The text is longer than the e-mail door keeps; the rest of it was dropped\.\]$/);
    expect(Buffer.byteLength(JSON.stringify(mail))).toBeLessThanOrEqual(256 * 1_024);
    expect(mail.text).not.toContain('\ufffd');
  });

  test('a From header without an address is the envelope sender; a Date that is none is null', async () => {
    const id = `${randomUUID()}@site.example`;
    await road.mailAsWritten(`From: BAS Controller\r\nDate: yesterday\r\nMessage-ID: <${id}>\r\n\r\nSource: AHU-1`);
    expect(await road.archived(id)).toMatchObject({ from: listed.address, date: null, subject: '', to: [] });
  });
});
