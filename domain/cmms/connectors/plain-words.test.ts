import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CmmsFailure } from './failure.ts';
import { plainWords } from './plain-words.ts';

test('what a page says is left, in one line', () => {
  const page =
    '<html><HEAD><Style type="a">p > a { }</sTYLE><script>if (1 < 2) alert("x")</script></head>\n' +
    '<body class="x"><h1>Down\u0000 for\tmaintenance</h1><br/>Back at 5 &lt; 6</body></html>';
  expect(plainWords(page)).toBe('Down for maintenance Back at 5 &lt; 6');
  expect(plainWords('no markup: 3 < 4')).toBe('no markup: 3 < 4');
  expect(plainWords('a <script>cut off')).toBe('a cut off');
  // letters that become two when they are small
  expect(plainWords('İİİ<b>x</b>')).toBe('İİİ x');
});

test('each sign of a page is looked at a bounded number of times, whatever page it is', () => {
  // a page that took 17.8 s: each of its scripts was looked for the end of
  const hostile = [
    '<script>'.repeat(65_536),
    '<'.repeat(524_288),
    `${'<script></style>'.repeat(32_768)}`,
    `<${' '.repeat(524_288)}`,
    ' \u0001'.repeat(262_144),
    '<a'.repeat(262_144),
  ];
  for (const page of hostile) {
    expect(plainWords(page).length).toBeLessThanOrEqual(16_384);
    // text beyond the part that is read changes nothing
    expect(plainWords(page)).toBe(plainWords(page.slice(0, 16_384)));
    expect(new CmmsFailure('refused', page).message.length).toBeLessThanOrEqual(500);
  }
});

test('of any text, what is outside of markup is left', () => {
  const piece = fc.oneof(
    fc.constantFrom('<', '>', '<script', '</script>', '<style>', '</style>', 'a', ' '),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const expected = text
        .toWellFormed()
        .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
        .replace(/<[^>]{0,500}>/g, ' ')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
      // those in one: leaving scripts out joins what is around them, which may look like a tag
      if (!/<(?![a-z/])/i.test(text) && !/<[^>]*</.test(text)) expect(plainWords(text)).toBe(expected);
      expect(plainWords(text)).not.toMatch(/<[^<>]*>/);
    }),
  );
});
