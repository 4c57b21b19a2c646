import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fromRoot } from '../root.ts';

/**
 * Private parts of libraries that we replace, extend or call, with the digest of each file at that time. If one
 * differs, read what has changed in it, fix the code that depends on it, and update the digest here.
 */
const patched: Record<string, { usedBy: string[]; files: Record<string, string> }> = {
  kafkajs: {
    usedBy: ['zero-copy-encoding', 'earlier-lives', 'idle-polling'].map((name) => `platform/patches/${name}.ts`),
    files: {
      'src/protocol/encoder.js': '9977889e184a9e91',
      'src/consumer/consumerGroup.js': 'f3e461738585a8dc',
      'src/network/requestQueue/index.js': 'b55986089c14f8f7',
    },
  },
  knex: {
    usedBy: ['platform/patches/bound-transaction.ts'],
    files: {
      'lib/dialects/postgres/index.js': 'a531e8626fa1a880',
      'lib/dialects/postgres/execution/pg-transaction.js': '89bee8f655a4eec4',
      'lib/execution/transaction.js': '17ebc527bce98622',
    },
  },
  '@grpc/grpc-js': {
    usedBy: ['platform/patches/address-without-name.ts'],
    files: { 'build/src/channel-credentials.js': 'af3c2c6f4f4de69c' },
  },
  mailparser: {
    // limits of mails, which the platform knows nothing of
    usedBy: ['ingest/mail/bounded-parser.ts'],
    files: { 'lib/mail-parser.js': '5a475ab8d88823a6' },
  },
  mailauth: {
    usedBy: ['ingest/mail/signed-mail.ts', 'ingest/mail/authenticate-sender.ts'],
    files: {
      'lib/dkim/dkim-verifier.js': 'a1867bb97a907edf',
      'lib/dkim/message-parser.js': '10a3d335639250e7',
      'lib/spf/index.js': '28745c7643b6f75e',
      'lib/dmarc/index.js': 'cc9e0bcc95bea5ba',
      'lib/tools.js': '3c3d4b41dc3bcb6b',
    },
  },
};

const digestOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);

test.each(Object.entries(patched))(
  '%s is the version that was patched, and no other is taken',
  async (name, { files, usedBy }) => {
    const folder = fromRoot('node_modules', name);
    const { version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const { dependencies } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
    expect(dependencies[name]).toBe(version);
    const found = Object.fromEntries(
      await Promise.all(Object.keys(files).map(async (file) => [file, await digestOf(`${folder}/${file}`)])),
    );
    expect(found, usedBy.join(', ')).toEqual(files);
    for (const file of usedBy) expect(await readFile(fromRoot(file), 'utf8'), file).toContain(name);
  },
);
