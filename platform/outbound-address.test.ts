import { describe, expect, test } from 'vitest';
import { isOpen, outboundProblem, outboundRules } from './outbound-address.ts';

const rules = (ENVIRONMENT_NAME: string, OUTBOUND_ALLOWED_NETWORKS = '') =>
  outboundRules({ ENVIRONMENT_NAME, OUTBOUND_ALLOWED_NETWORKS });
const production = rules('production');

const closed = [
  ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '0.1.2.3', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '100.100.100.200', '192.0.0.192', '192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '2001:db8::1'],
  // forms that represent IPv4 addresses: mapped, compatible, NAT64, 6to4, Teredo
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:0:127.0.0.1', '::127.0.0.1', '::a00:1', '64:ff9b::7f00:1'],
  ...['64:ff9b:1::a00:1', '2002:7f00:1::', '2002:a9fe:a9fe::1', '2001:0:7f00:1::1', '5f00::1'],
  ...['', 'example.com', '1', '999.1.1.1'],
];

describe('an address that is connected to', () => {
  test.each(closed)('%s is closed in production, and to a test installation but for this machine', (address) => {
    expect(isOpen(address, production)).toBe(false);
    // the library reads ::127.0.0.1 as mapped
    const isHere = /^(127\.|::1$|::ffff:127|::127)/.test(address);
    expect(isOpen(address, rules('demo'))).toBe(isHere);
  });

  test.each(['8.8.8.8', '93.184.215.14', '::ffff:8.8.8.8', '2606:4700::1111'])('%s is open', (address) => {
    expect(isOpen(address, production)).toBe(true);
  });

  test('networks that an operator names are open, and nothing beside them', () => {
    const named = rules('production', '10.20.0.0/16, fd12::/48,127.0.0.1/32');
    for (const address of ['10.20.3.4', '::ffff:10.20.3.4', 'fd12::9', '127.0.0.1'])
      expect(isOpen(address, named), address).toBe(true);
    for (const address of ['10.21.0.1', 'fd12:0:1::9', '127.0.0.2', '169.254.169.254'])
      expect(isOpen(address, named), address).toBe(false);
    expect(() => rules('production', '10.0.0.0')).toThrow('10.0.0.0 is no network, such as 10.0.0.0/8');
  });
});

describe('an address that is typed', () => {
  test.each([
    ['http://cmms.example', 'The address must begin with https'],
    ['HTTP://cmms.example/api', 'The address must begin with https'],
    ['https://user:word@cmms.example', 'The address must not contain a username or password'],
    ['https://user@cmms.example', 'The address must not contain a username or password'],
    ['ftp://cmms.example', 'The address must be a valid http or https URL'],
    ['file:///etc/passwd', 'The address must be a valid http or https URL'],
    ['https://', 'The address must be a valid http or https URL'],
    ['https://cmms example', 'The address must be a valid http or https URL'],
    ['https://127.0.0.1:8443/x', 'is in a network'],
    ['https://localhost', 'is in a network'],
    ['https://LOCALHOST.', 'is in a network'],
    ['https://cmms.localhost', 'is in a network'],
    // one number, octal and hexadecimal digits, and short forms
    ['https://2130706433/', 'is in a network'],
    ['https://0177.0.0.1/', 'is in a network'],
    ['https://0x7f.1/', 'is in a network'],
    ['https://127.1/', 'is in a network'],
    ['https://0/', 'is in a network'],
    ['https://127.0.0.1./', 'is in a network'],
    ['https://①②⑦.0.0.1/', 'is in a network'],
    ['https://169.254.169.254/latest/meta-data', 'is in a network'],
    ['https://[::1]/', 'is in a network'],
    ['https://[::ffff:169.254.169.254]/', 'is in a network'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'is in a network'],
    ['https://[fd00:ec2::254]/', 'is in a network'],
    ['10.0.0.7/maximo', 'is in a network'],
  ])('%s is refused in production', (text, words) => {
    expect(outboundProblem(text, production)).toContain(words);
  });

  test.each(['https://cmms.example:8443/api?x=1', 'cmms.example', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])(
    '%s is taken',
    (text) => {
      expect(outboundProblem(text, production)).toBeNull();
    },
  );

  test('outside of production http and this machine are taken', () => {
    for (const text of ['http://127.0.0.1:8090/maximo', 'http://localhost:1', 'http://[::1]:1', 'http://cmms.example'])
      expect(outboundProblem(text, rules('demo')), text).toBeNull();
    expect(outboundProblem('http://169.254.169.254/', rules('demo'))).toContain('is in a network');
  });
});
