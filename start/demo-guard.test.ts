import { expect, test } from 'vitest';
import { createDemo } from './demo.ts';
import { refuseDemoForOthers } from './demo-guard.ts';

const demo = { ENVIRONMENT_NAME: 'demo' };

test.each([
  {},
  { HOST: '127.0.0.1' },
  { HOST: 'localhost', GATEWAY_HOST: '::1', MAIL_HOST: '127.0.0.2' },
  { HOST: '' },
])('the demo is made where this machine alone reaches it: %j', (hosts) => {
  expect(() => refuseDemoForOthers({ ...demo, ...hosts })).not.toThrow();
});

test.each(['0.0.0.0', '::', '192.168.1.7', 'annunciator.example', '::ffff:10.0.0.1'])(
  'no door of the demo listens on %s',
  (host) => {
    for (const name of ['HOST', 'GATEWAY_HOST', 'MAIL_HOST'])
      expect(() => refuseDemoForOthers({ ...demo, [name]: host })).toThrow(`\n${name}=${host}: `);
  },
);

test('production has no people of the demo, also when nobody says that it is production', async () => {
  for (const variables of [{}, { ENVIRONMENT_NAME: 'production' }, { ENVIRONMENT_NAME: ' Production' }])
    await expect(createDemo('postgres://nobody@127.0.0.1:1/nothing', variables)).rejects.toThrow(
      '\nENVIRONMENT_NAME=production: ',
    );
});
