import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { MailRejected } from './mail-rejected.ts';
import { readMail } from './read-mail.ts';

const kb = 1_024;
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const numbered = (piece: (n: number) => string, length: number): string => {
  let text = '';
  for (let n = 0; text.length < length; n += 1) text += piece(n);
  return text.slice(0, length);
};

/** Header lines that cost a parser more than their length, each of the requested length. */
const shapes: Record<string, (length: number) => string> = {
  'groups within groups': (length) => `To: ${fill('a:', length)}`,
  'groups of one': (length) => `To: ${fill('g:a@b.c;', length)}`,
  commas: (length) => `To: ${fill(',', length)}`,
  addresses: (length) => `To: ${fill('<a@b.c>,', length)}`,
  'addresses in lines of their own': (length) => fill('To: a@b.c\r\n', length).trimEnd(),
  'folded addresses': (length) => `To: ${fill('a@b.c,\r\n ', length)}x`,
  comments: (length) => `To: ${fill('(', length)}`,
  brackets: (length) => `To: ${fill('<@', length)}`,
  quotes: (length) => `To: ${fill('"a" ', length)}`,
  'words that are encoded': (length) => `To: ${fill('=?utf-8?q?a?= ', length)}`,
  'one long encoded word': (length) => `To: =?utf-8?q?${fill('a@b,', length)}?=`,
  'encoded lists': (length) => `List-Post: ${fill('<a>,', length)}`,
  references: (length) => `References: ${fill('<a@b> ', length)}`,
  'received lines': (length) => fill('Received: from a by b\r\n', length).trimEnd(),
  'empty folded lines': (length) => `X: a${fill('\r\n\t', length)}b`,
  'parameters in pieces': (length) => `Content-Type: text/plain${numbered((n) => `; a*${n}=b`, length)}`,
  'parameters in encoded pieces': (length) => `Content-Type: text/plain${numbered((n) => `; n${n}*0*=%41`, length)}`,
  'a parameter of escapes': (length) => `Content-Type: text/plain; a*=utf-8''${fill('%C3', length)}`,
  'file names in pieces': (length) => `Content-Disposition: inline${numbered((n) => `; filename*${n}=b`, length)}`,
  'a signature': (length) => `DKIM-Signature: ${fill('a=b;', length)}`,
  'an encoding of spaces': (length) => `Content-Transfer-Encoding: ${fill(' ', length)}x`,
};

const read = (header: string, from = 'a@b.c') =>
  readMail(Readable.from([Buffer.from(`From: ${from}\r\n${header}\r\n\r\nSource: AHU-1\r\n`, 'latin1')]));

/** Minimum of some runs, in milliseconds: other load on the machine counts for nothing. */
async function costOf(header: string): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const begunAt = performance.now();
    await read(header);
    costs.push(performance.now() - begunAt);
  }
  return Math.min(...costs);
}

describe.each(Object.entries(shapes))('%s', (_name, shape) => {
  test('are refused where they are longer than any header', async () => {
    await expect(read(shape(120 * kb))).rejects.toMatchObject({ responseCode: 552 } satisfies Partial<MailRejected>);
  });

  test('cost in proportion to their length below that', async () => {
    const [short, long] = [await costOf(shape(15 * kb)), await costOf(shape(60 * kb))];
    expect(long).toBeLessThan(4 * 10 * Math.max(short, 2));
  });
});

test('a sender or subject that is longer than anybody has is refused, undecoded', async () => {
  await expect(read('X: y', fill('a@b.c,', 20 * kb))).rejects.toMatchObject({ responseCode: 552 });
  await expect(read(`Subject: ${fill('=?utf-8?q?a?= ', 20 * kb)}`)).rejects.toMatchObject({ responseCode: 552 });
});

test('of many recipients the first are kept', async () => {
  const { to } = await read(`To: ${numbered((n) => `r${n}@site.example, `, 60 * kb)}x@site.example`);
  expect(to.slice(0, 2)).toEqual(['r0@site.example', 'r1@site.example']);
  expect(to).toHaveLength(100);
});
