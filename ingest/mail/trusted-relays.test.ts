import { expect, test } from 'vitest';
import { parseTrustedRelays, relayVerdict } from './trusted-relays.ts';

const relays = parseTrustedRelays(
  'mx.example.org=192.0.2.0/24, mx.example.org=2001:db8::/32,mx2.example.org=198.51.100.7',
);
const verdict = (results: string[], client = '192.0.2.9') => relayVerdict(relays, client, results, 'site.example');

test.each([
  [
    'dmarc=pass',
    'mx.example.org; spf=fail smtp.mailfrom=x.example; dmarc=pass (p=REJECT) header.from=site.example',
    'pass',
  ],
  ['an aligned DKIM signature', 'MX.example.org 1; dkim=pass header.d=out.site.example header.s=a', 'pass'],
  ['aligned SPF', 'mx.example.org; spf=pass smtp.mailfrom="bms@site.example"', 'pass'],
  [
    'a pass of another domain',
    'mx.example.org; dkim=pass header.d=mass.example; spf=pass smtp.mailfrom=mass.example',
    'none',
  ],
  [
    'dmarc=fail, whatever passes',
    'mx.example.org; dkim=pass header.d=site.example; dmarc=fail header.from=site.example',
    'fail',
  ],
  ['dmarc=pass of another domain', 'mx.example.org; dmarc=pass header.from=mass.example', 'none'],
  ['a failure of DNS', 'mx.example.org; spf=temperror smtp.mailfrom=site.example', 'temporary'],
  ['nothing', 'mx.example.org; none', 'none'],
  [
    'a pass within a comment',
    'mx.example.org; spf=fail (x; dmarc=pass header.from=site.example) smtp.mailfrom=site.example',
    'fail',
  ],
  [
    'a pass within a quoted text',
    'mx.example.org; spf=fail smtp.mailfrom="x; dmarc=pass header.from=site.example"@site.example',
    'fail',
  ],
])('what a relay says is taken: %s', (_what, header, result) => {
  expect(verdict([header])).toMatchObject({ result });
});

test('the reason names the relay', () => {
  expect(verdict(['mx.example.org; dmarc=pass header.from=site.example'])).toEqual({
    result: 'pass',
    reason: 'DMARC pass for site.example by mx.example.org',
  });
});

test('what others say is not: another client, another name, a header further down', () => {
  const pass = 'mx.example.org; dmarc=pass header.from=site.example';
  expect(verdict([pass], '203.0.113.9')).toBeNull();
  expect(verdict(['elsewhere.example; dmarc=pass header.from=site.example'])).toBeNull();
  expect(verdict(['elsewhere.example; none', pass])).toBeNull();
  expect(verdict([])).toBeNull();
  expect(verdict([`${pass}${' '.repeat(20_000)}`])).toBeNull();
  expect(relayVerdict([], '192.0.2.9', [pass], 'site.example')).toBeNull();
});

test('networks of both kinds, single addresses, and IPv4 as IPv6 has it', () => {
  const pass = (name: string) => [`${name}; dmarc=pass header.from=site.example`];
  for (const client of ['2001:db8::9', '::ffff:192.0.2.9'])
    expect(verdict(pass('mx.example.org'), client)).toMatchObject({ result: 'pass' });
  expect(verdict(pass('mx2.example.org'), '198.51.100.7')).toMatchObject({ result: 'pass' });
  expect(verdict(pass('mx2.example.org'), '198.51.100.8')).toBeNull();
  // the name of one relay is not valid for another's network
  expect(verdict(pass('mx2.example.org'))).toBeNull();
});

test('what is no network is a mistake that the process names', () => {
  expect(() => parseTrustedRelays('mx.example.org')).toThrow('MAIL_TRUSTED_RELAYS: mx.example.org is not like');
  expect(() => parseTrustedRelays('mx.example.org=here')).toThrow();
});
