import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { concerns, parseEnv } from './env.ts';
import { requiresMailTls } from './env-rules.ts';

type Concern = keyof typeof concerns;
const everything = Object.keys(concerns) as Concern[];
const folder = mkdtempSync(join(tmpdir(), 'env-'));
afterAll(() => rmSync(folder, { recursive: true }));
const pem = join(folder, 'some.pem');
writeFileSync(pem, '-----BEGIN CERTIFICATE-----\n');
const noPem = join(folder, 'other.pem');
writeFileSync(noPem, 'nothing');

const strong = 'c0rrect-horse-battery';
const usable = {
  DATABASE_URL: `postgres://owner:${strong}@postgres/annunciator`,
  API_DATABASE_PASSWORD: strong,
  CLICKHOUSE_URL: `https://user:${strong}@clickhouse:8443`,
  SECRETS_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 37) % 256)).toString('base64'),
  CONSOLE_URL: 'https://alarms.example.com',
};

/** Messages about an environment, one per line. */
function said(given: NodeJS.ProcessEnv, names: readonly Concern[] = everything): string[] {
  try {
    parseEnv(names, { ...usable, ...given });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('no secret has a default, in production or elsewhere: each that is missing is a line', () => {
  for (const ENVIRONMENT_NAME of ['production', 'demo', '']) {
    expect(() => parseEnv(everything, { ENVIRONMENT_NAME, CONSOLE_URL: usable.CONSOLE_URL })).toThrow(
      new Error(
        [
          'DATABASE_URL: is required',
          'CLICKHOUSE_URL: is required',
          'SECRETS_KEY: is required',
          'API_DATABASE_PASSWORD: is required (or API_DATABASE_URL)',
        ].join('\n'),
      ),
    );
  }
});

test('what is set as it should be is taken, and empty is as unset', () => {
  expect(said({})).toEqual([]);
  expect(said({ CLICKHOUSE_URL: '' })).toEqual(['CLICKHOUSE_URL: is required']);
  const address = `postgres://annunciator_api:${strong}@postgres/annunciator`;
  expect(said({ API_DATABASE_PASSWORD: '', API_DATABASE_URL: address })).toEqual([]);
});

describe('production', () => {
  const weak = {
    DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:5432/annunciator',
    API_DATABASE_PASSWORD: 'local-api-password',
    CLICKHOUSE_URL: 'http://default:password@127.0.0.1:8123',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    KAFKA_SASL_MECHANISM: 'scram-sha-512',
    KAFKA_SASL_USERNAME: 'annunciator',
    KAFKA_SASL_PASSWORD: 'changeme',
  };
  test('is what nobody has named otherwise, and refuses passwords that everybody knows, all together', () => {
    for (const ENVIRONMENT_NAME of ['', 'production', 'Production ']) {
      expect(said({ ...weak, ENVIRONMENT_NAME })).toEqual([
        'KAFKA_SASL_PASSWORD: is a password that everybody knows',
        'DATABASE_URL: its password is a password that everybody knows',
        'API_DATABASE_PASSWORD: is a password that everybody knows',
        'CLICKHOUSE_URL: its password is a password that everybody knows',
        'SECRETS_KEY: is not random',
      ]);
    }
    expect(said({ ...weak, ENVIRONMENT_NAME: 'demo' })).toEqual([]);
  });

  test('says where its console is: nobody who asks does', () => {
    expect(said({ CONSOLE_URL: '' }, ['api'])).toEqual(['CONSOLE_URL: is required in production']);
    expect(said({ CONSOLE_URL: '', ENVIRONMENT_NAME: 'demo' }, ['api'])).toEqual([]);
  });

  test('refuses known secrets of mail servers and of text messages', () => {
    expect(said({ SMTP_URL: 'smtp://mailer:changeme@mail.example' }, ['smtp'])).toEqual([
      'SMTP_URL: its password is a password that everybody knows',
    ]);
    const text = { TWILIO_ACCOUNT_SID: 'A', TWILIO_FROM: '+1', TWILIO_AUTH_TOKEN: 'secret' };
    expect(said(text, ['sms'])).toEqual(['TWILIO_AUTH_TOKEN: is a password that everybody knows']);
    const other = { SMS_URL: 'https://sms.example', SMS_TOKEN: 'test' };
    expect(said(other, ['sms'])).toEqual(['SMS_TOKEN: is a password that everybody knows']);
  });

  test('sends mails over TLS unless told otherwise', () => {
    expect(requiresMailTls({})).toBe(true);
    expect(requiresMailTls({ SMTP_TLS: 'if-offered' })).toBe(false);
    expect(requiresMailTls({ ENVIRONMENT_NAME: 'demo' })).toBe(false);
    expect(requiresMailTls({ ENVIRONMENT_NAME: 'demo', SMTP_TLS: 'required' })).toBe(true);
  });

  test('shows the key of maps to nobody on the way', () => {
    const refusal = 'MAPS_API_URL: has to begin with https in production';
    expect(said({ MAPS_API_URL: 'http://maps.example.com' }, ['maps', 'product'])).toEqual([refusal]);
    expect(said({ MAPS_API_URL: 'http://127.0.0.1:4000', ENVIRONMENT_NAME: 'demo' }, ['maps', 'product'])).toEqual([]);
    expect(said({ MAPS_API_URL: 'https://maps.example.com' }, ['maps', 'product'])).toEqual([]);
  });

  test('refuses a ClickHouse without a password, a password in another place, and one that the wire shows', () => {
    expect(said({ CLICKHOUSE_URL: 'http://default:@127.0.0.1:8123' })).toEqual([
      'CLICKHOUSE_URL: has no password in it',
    ]);
    expect(said({ DATABASE_URL: 'postgres://owner@postgres/annunciator' })).toEqual([
      'DATABASE_URL: has no password in it',
    ]);
    expect(said({ API_DATABASE_URL: 'postgres://api@postgres/annunciator' })).toEqual([
      'API_DATABASE_URL: has no password in it',
    ]);
    expect(said({ DATABASE_URL: 'postgres://owner@postgres/annunciator?password=Password' })).toEqual([
      'DATABASE_URL: its password is a password that everybody knows',
    ]);
    const plain = { KAFKA_SASL_MECHANISM: 'plain', KAFKA_SASL_USERNAME: 'a', KAFKA_SASL_PASSWORD: strong };
    expect(said(plain)).toEqual([
      'KAFKA_SASL_MECHANISM: plain sends the password readable: set KAFKA_TLS=true, or use scram-sha-512',
    ]);
    expect(said({ ...plain, KAFKA_TLS: 'true' })).toEqual([]);
  });
});

test('files in PEM are read, and one that is missing or something else is named', () => {
  expect(parseEnv(['kafka'], { KAFKA_TLS_CA: pem }).KAFKA_TLS_CA).toBe('-----BEGIN CERTIFICATE-----\n');
  expect(said({ KAFKA_TLS_CA: `${folder}/none.pem`, TEMPORAL_TLS_CA: noPem })).toEqual([
    `KAFKA_TLS_CA: ${folder}/none.pem cannot be read (ENOENT)`,
    `TEMPORAL_TLS_CA: ${noPem} is not in PEM`,
  ]);
});

test.each([
  [{ KAFKA_TLS_CERT: pem }, 'KAFKA_TLS_KEY: is required with KAFKA_TLS_CERT'],
  [{ TEMPORAL_TLS_KEY: pem }, 'TEMPORAL_TLS_CERT: is required with TEMPORAL_TLS_KEY'],
  [{ CLICKHOUSE_TLS_CERT: pem, CLICKHOUSE_TLS_CA: pem }, 'CLICKHOUSE_TLS_KEY: is required with CLICKHOUSE_TLS_CERT'],
  [{ KAFKA_SASL_USERNAME: 'a', KAFKA_SASL_PASSWORD: strong }, /^KAFKA_SASL_MECHANISM: is required with /],
  [{ KAFKA_TLS: 'false', KAFKA_TLS_CA: pem }, 'KAFKA_TLS_CA: is of no use with KAFKA_TLS=false'],
  [{ TEMPORAL_TLS: 'false', TEMPORAL_API_KEY: 'key' }, 'TEMPORAL_API_KEY: is of no use with TEMPORAL_TLS=false'],
  [{ KAFKA_TLS: 'yes' }, /^KAFKA_TLS: Invalid option/],
  [{ CLICKHOUSE_URL: `http://u:${strong}@c:8123`, CLICKHOUSE_TLS_CA: pem }, /^CLICKHOUSE_TLS_CA: is of no use/],
  [{ DATABASE_URL: `${usable.DATABASE_URL}?sslmode=no-verify` }, /^DATABASE_URL: sslmode=no-verify: only verify-full/],
  [{ DATABASE_URL: `${usable.DATABASE_URL}?sslmode=prefer` }, /^DATABASE_URL: sslmode=prefer: only verify-full/],
  [{ DATABASE_URL: `${usable.DATABASE_URL}?ssl=true` }, 'DATABASE_URL: ssl is not taken: say sslmode=verify-full'],
  [{ DATABASE_URL: `${usable.DATABASE_URL}?sslrootcert=${pem}` }, /^DATABASE_URL: sslrootcert is of no use/],
  [
    { DATABASE_URL: `${usable.DATABASE_URL}?sslmode=verify-full&sslrootcert=${noPem}` },
    `DATABASE_URL: sslrootcert: ${noPem} is not in PEM`,
  ],
])('what does not belong together is a line: %j', (given, line) => {
  const lines = said(given);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line instanceof RegExp ? line : new RegExp(`^${line.replace(/[.()/]/g, '\\$&')}$`));
});

test('no line says a value that may have a password in it', () => {
  const lines = said({
    DATABASE_URL: `postgres:/owner:${strong}@:x:y`,
    CLICKHOUSE_URL: `ftp://u:${strong}@c`,
    API_DATABASE_URL: `mysql://u:${strong}@c`,
    SECRETS_KEY: `${strong}!`,
    KAFKA_SASL_PASSWORD: strong,
  });
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('\n')).not.toContain(strong);
});
