import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import '../kafka-client.ts';

const require = createRequire(import.meta.url);
const produce = 'kafkajs/src/protocol/requests/produce/v3/request.js';
const framed = 'kafkajs/src/protocol/request.js';
const ours = { produce: require(produce), framed: require(framed) };
const theirs = untouched();

/** The client's modules without patches. */
function untouched() {
  const held = Object.entries(require.cache).filter(([file]) => file.includes('/kafkajs/src/'));
  for (const [file] of held) delete require.cache[file];
  const fresh = { produce: require(produce), framed: require(framed) };
  for (const [file, module] of held) require.cache[file] = module;
  return fresh;
}

type Message = { key: string | null; value: Buffer | string | null; headers: Record<string, string | Buffer> };
const partition = (number: number, messages: Message[]) => ({
  partition: number,
  messages: messages.map((message) => ({ ...message, timestamp: 1_800_000_000_000 })),
});

async function bytesOf({ produce, framed }: typeof ours, topicData: unknown): Promise<Buffer> {
  const request = produce({ acks: -1, timeout: 30_000, topicData });
  const encoded = await framed({ correlationId: 7, clientId: 'test', request });
  expect(encoded.size()).toBe(encoded.buffer.length);
  return Buffer.from(encoded.buffer);
}

const text = (length: number): string => 'é'.repeat(length);
const sizes = [0, 1, 511, 512, 1_023, 1_024, 1_025, 70_000];
const every: Message[] = [
  { key: null, value: null, headers: {} },
  ...sizes.flatMap((size): Message[] => [
    { key: `k${size}`, value: text(size), headers: { h: text(size) } },
    { key: null, value: Buffer.alloc(size, size), headers: { h: Buffer.alloc(size, 1), v: '1' } },
  ]),
];

test('a request is byte for byte what the client would have sent, whatever the sizes of its messages', async () => {
  for (const topicData of [
    [{ topic: 'one', partitions: [partition(0, every)] }],
    every.map((message, index) => ({ topic: `t${index}`, partitions: [partition(0, [message]), partition(3, every)] })),
  ])
    expect((await bytesOf(ours, topicData)).equals(await bytesOf(theirs, topicData))).toBe(true);
});
