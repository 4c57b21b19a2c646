import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dkimSign } from 'mailauth';
import { describe, expect, test } from 'vitest';
import { authenticateSender } from './authenticate-sender.ts';
import { createDnsLookups } from './dns-lookups.ts';
import { readSigned } from './signed-mail.ts';

type Zone = Record<string, string[] | string[][] | Error>;

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]];
const spfOf = (network: string) => [[`v=spf1 ip4:${network} -all`]];
const dmarcOf = (more = '') => [[`v=DMARC1; p=reject${more}`]];

/** A resolver that knows these records, and counts its queries. */
function resolverOf(zone: Zone) {
  const queries: string[] = [];
  const resolver = async (name: string, type: string) => {
    queries.push(`${type} ${name}`);
    const found = zone[`${type} ${name}`];
    if (found instanceof Error) throw found;
    if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    return found;
  };
  return { queries, resolver };
}

const plain =
  'From: BMS <bms@site.example>\r\nSubject: Alarm\r\nMessage-ID: <1@x>\r\n\r\nFan  trips \r\n\r\nnow\r\n\r\n\r\n';

/**
 * Its own types have one key only. The time is given, as the signer otherwise reads the clock twice: a signature is wrong
 * if a second ends between.
 */
const optionsOf = (signingDomain: string, more: object = {}, all: object = {}) =>
  ({
    canonicalization: 'relaxed/relaxed',
    signTime: new Date(),
    signatureData: [{ signingDomain, selector: 's1', privateKey, ...more }],
    ...all,
  }) as never;

async function signedBy(domain: string, mail = plain, more: object = {}): Promise<string> {
  const { signatures } = await dkimSign(mail, optionsOf(domain, more));
  return signatures + mail;
}

async function verdictOn(
  mail: string,
  zone: Zone | ReturnType<typeof resolverOf>,
  more: { ip?: string; sender?: string; from?: string[]; chunk?: number } = {},
) {
  const { ip = '192.0.2.1', sender = 'bms@site.example', from = ['bms@site.example'], chunk = 50 } = more;
  const bytes = Buffer.from(mail);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, n) =>
    bytes.subarray(n * chunk, (n + 1) * chunk),
  );
  const source = Readable.from(chunks);
  const signed = readSigned(source);
  await source.forEach(() => {});
  const { resolver } = 'resolver' in zone && typeof zone.resolver === 'function' ? zone : resolverOf(zone as Zone);
  return authenticateSender(
    { ip, helo: 'mail.site.example', sender, from },
    signed,
    createDnsLookups(resolver as never).forMail(),
  );
}

const published = {
  'TXT site.example': spfOf('192.0.2.0/24'),
  'TXT _dmarc.site.example': dmarcOf(),
  'TXT s1._domainkey.site.example': key,
};

describe('SPF', () => {
  test('the address that the domain names passes, with and without DMARC', async () => {
    expect(await verdictOn(plain, published)).toEqual({
      result: 'pass',
      reason: 'SPF pass, DKIM none, DMARC pass for site.example',
    });
    expect(await verdictOn(plain, { 'TXT site.example': spfOf('192.0.2.0/24') })).toMatchObject({ result: 'pass' });
    const ip = '::ffff:192.0.2.1';
    expect(await verdictOn(plain, published, { ip })).toMatchObject({ result: 'pass' });
  });

  test('another address fails: a forged From where the domain says p=reject', async () => {
    expect(await verdictOn(plain, published, { ip: '203.0.113.9' })).toEqual({
      result: 'fail',
      reason: 'SPF fail, DKIM none, DMARC fail for site.example',
    });
  });

  test('the envelope of another domain says nothing of the From header', async () => {
    const zone = { ...published, 'TXT mass.example': spfOf('203.0.113.0/24') };
    expect(await verdictOn(plain, zone, { ip: '203.0.113.9', sender: 'a@mass.example' })).toEqual({
      result: 'fail',
      reason: 'SPF pass of mass.example, DKIM none, DMARC fail for site.example',
    });
  });

  test('a domain beneath passes, but not where the record is strict', async () => {
    const zone = { 'TXT out.site.example': spfOf('192.0.2.0/24'), 'TXT _dmarc.site.example': dmarcOf() };
    expect(await verdictOn(plain, zone, { sender: 'a@out.site.example' })).toMatchObject({ result: 'pass' });
    const strict = { ...zone, 'TXT _dmarc.site.example': dmarcOf('; aspf=s') };
    expect(await verdictOn(plain, strict, { sender: 'a@out.site.example' })).toMatchObject({ result: 'fail' });
  });

  test('more lookups than SPF allows fail', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`TXT n${n}.example`, [[`v=spf1 include:n${n + 1}.example -all`]]]),
    );
    const dns = resolverOf({ ...chain, 'TXT site.example': [['v=spf1 include:n0.example -all']] });
    expect(await verdictOn(plain, dns)).toMatchObject({ result: 'fail', reason: expect.stringContaining('permerror') });
    expect(dns.queries.length).toBeLessThan(20);
  });

  test('a record of many macros, and one longer than is read, is none', async () => {
    for (const record of [`v=spf1 exists:${'%{h}'.repeat(200)}.example +all`, `v=spf1 ${'a '.repeat(40_000)} +all`])
      expect(await verdictOn(plain, { 'TXT site.example': [[record]] })).toMatchObject({ result: 'none' });
  });
});

describe('DKIM', () => {
  const elsewhere = { ip: '203.0.113.9' };

  test.each(['relaxed/relaxed', 'simple/simple', 'relaxed/simple'])(
    'a signature of the domain passes: %s',
    async (c) => {
      for (const mail of [plain, plain.replace('Fan', '\r\n\t Fan'), `${plain.split('\r\n\r\n')[0]}\r\n\r\n`]) {
        const signed = await signedBy('site.example', mail, { canonicalization: c });
        for (const chunk of [1, 7, 10_000])
          expect(await verdictOn(signed, published, { ...elsewhere, chunk })).toMatchObject({ result: 'pass' });
      }
    },
  );

  test('a body with a long line, and with many empty lines, is hashed as it was signed', async () => {
    for (const body of ['x y\t'.repeat(100_000), `${'\r\n'.repeat(100_000)}end`, `a${' \r\n'.repeat(50_000)}`]) {
      const signed = await signedBy('site.example', `${plain}${body}\r\n`);
      expect(await verdictOn(signed, published, { ...elsewhere, chunk: 30_011 })).toMatchObject({ result: 'pass' });
    }
  });

  test.each([
    ['a changed body', (mail: string) => mail.replace('now', 'later')],
    ['text behind its end', (mail: string) => `${mail}and this\r\n`],
    ['a changed subject', (mail: string) => mail.replace('Subject: Alarm', 'Subject: All clear')],
    ['a time of no calendar', (mail: string) => mail.replace(/ t=\d+/, ' t=99999999999999999')],
    ['a second subject', (mail: string) => `Subject: All clear\r\n${mail}`],
  ])('%s fails', async (_what, change) => {
    const signed = change(await signedBy('site.example'));
    expect(await verdictOn(signed, published, elsewhere)).toMatchObject({ result: 'fail' });
  });

  test('a part of the body signed (l=) is no body signed', async () => {
    const signed = await signedBy('site.example', plain, { maxBodyLength: 10 });
    expect(signed).toMatch(/l=10/);
    expect(await verdictOn(`${signed}and this\r\n`, published, elsewhere)).toMatchObject({ result: 'fail' });
  });

  test('a signature that leaves the sender or the subject open fails', async () => {
    for (const headerList of ['Subject', 'From:Message-ID']) {
      const { signatures } = await dkimSign(plain, optionsOf('site.example', {}, { headerList }));
      expect(signatures).toContain(headerList === 'Subject' ? 'h=Subject;' : 'h=Message-ID: From;');
      expect(await verdictOn(signatures + plain, published, elsewhere)).toMatchObject({ result: 'fail' });
    }
  });

  test('the signature of another domain counts for nothing, and its key is not asked for', async () => {
    const dns = resolverOf({ ...published, 'TXT s1._domainkey.mass.example': key });
    expect(await verdictOn(await signedBy('mass.example'), dns, elsewhere)).toEqual({
      result: 'fail',
      reason: 'SPF fail, DKIM none, DMARC fail for site.example',
    });
    expect(dns.queries).not.toContain('TXT s1._domainkey.mass.example');
  });

  test('a signing domain named twice is not believed', async () => {
    const signed = await signedBy('mass.example');
    const twice = signed.replace('d=mass.example;', 'd=site.example; d=mass.example;');
    expect(twice).not.toBe(signed);
    const zone = { ...published, 'TXT s1._domainkey.mass.example': key };
    expect(await verdictOn(twice, zone, elsewhere)).toMatchObject({ result: 'fail' });
  });

  test('of many signatures five are tried', async () => {
    const forged = Array.from(
      { length: 200 },
      (_, n) =>
        `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=site.example; s=x${n}; h=from:subject; bh=qqqq; b=qqqq\r\n`,
    ).join('');
    const dns = resolverOf(published);
    expect(await verdictOn(forged + plain, dns, elsewhere)).toMatchObject({ result: 'fail' });
    expect(dns.queries.length).toBeLessThan(10);
  });

  test('headers of forwarders put nothing into Object.prototype', async () => {
    const forged = [
      'ARC-Authentication-Results: i=1; mx.x; dkim=pass __proto__.polluted=1',
      'ARC-Message-Signature: i=1; a=rsa-sha256; d=x.example; s=s; bh=q; b=q',
      'ARC-Seal: i=1; a=rsa-sha256; cv=none; d=x.example; s=s; b=q',
    ];
    await verdictOn(`${forged.join('\r\n')}\r\n${await signedBy('site.example')}`, published, elsewhere);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('what is not known', () => {
  test('a domain that publishes nothing is none', async () => {
    expect(await verdictOn(plain, {})).toEqual({
      result: 'none',
      reason: 'SPF none, DKIM none, DMARC none for site.example',
    });
  });

  test('a From header of several domains fails', async () => {
    expect(await verdictOn(plain, published, { from: ['a@site.example', 'b@other.example'] })).toMatchObject({
      result: 'fail',
    });
  });

  test('DNS that refuses is temporary, and so is half of it', async () => {
    const away = Object.assign(new Error('refused'), { code: 'ESERVFAIL' });
    const ip = '203.0.113.9';
    expect(await verdictOn(plain, { ...published, 'TXT site.example': away })).toMatchObject({ result: 'temporary' });
    const included = { ...published, 'TXT site.example': [['v=spf1 include:x.example -all']], 'TXT x.example': away };
    expect(await verdictOn(plain, included, { ip })).toMatchObject({ result: 'temporary' });
    const signed = await signedBy('site.example');
    const noKey = { ...published, 'TXT s1._domainkey.site.example': away };
    expect(await verdictOn(signed, noKey, { ip })).toMatchObject({ result: 'temporary' });
    const noPolicy = { ...published, 'TXT _dmarc.site.example': away };
    expect(await verdictOn(signed, noPolicy, { ip })).toMatchObject({ result: 'pass' });
  });
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** Collects twice: buffers that the first one finds are freed beside it, and the second one waits for that. */
function collectGarbage(): void {
  collect();
  collect();
}

test.each([
  ['one line', 'A b\t'],
  ['empty lines', '\r\n'],
])('of a body of 64 MB that is %s nothing is kept', async (_what, piece) => {
  const chunks = 1_024;
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  let peak = 0;
  async function* mail() {
    yield Buffer.from(`DKIM-Signature: v=1; c=relaxed/relaxed; d=site.example; s=s1; h=from; bh=q; b=q\r\n${plain}`);
    for (let n = 0; n < chunks; n += 1) {
      yield Buffer.alloc(65_536, piece);
      if (n % 128 !== 127) continue;
      collectGarbage();
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
    }
  }
  const source = Readable.from(mail());
  readSigned(source);
  await once(source, 'end');
  expect(peak).toBeLessThan(4 * 1_024 * 1_024);
});
