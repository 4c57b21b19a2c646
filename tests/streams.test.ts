import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { messageId, payloadId } from '../domain/alarms/ingest/event-ids.ts';
import { type AlarmChange, changeLists } from '../domain/changes/changes-message.ts';
import { decodeChanges, encodeChanges } from '../domain/changes/encode-changes.ts';
import { splitItems } from '../domain/integrations/split-items.ts';
import { shownFields } from '../domain/lists/alarms/alarm-row.ts';
import { recordsOfDeadLetter, warehouseTables } from '../ingest/load/rows.ts';
import { deadLetterMessage } from '../ingest/messages/dead-letters.ts';
import { type DeadLetterMessage, envelopeFromHeaders, envelopeToHeaders } from '../ingest/messages/messages.ts';
import { decodeNormalised, encodeNormalised } from '../ingest/messages/normalised-message.ts';
import { fromRoot } from '../platform/root.ts';
import { createStream, topics } from '../platform/stream.ts';
import { retentionDays } from '../platform/topics.ts';
import { testEnv } from './support/engines.ts';
import { until } from './support/until.ts';

/** Text of docs/streams.md, on which other teams rely. */
const page = await readFile(fromRoot('docs', 'streams.md'), 'utf8');
/** Table rows whose first cell contains names. */
const named = [...page.matchAll(/^\| (`[^|]+`) \|(.+)\|$/gm)].map(([, first = '', rest = '']) => ({
  names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  cells: rest.split('|').map((cell) => cell.trim()),
}));
const section = (topic: string): string => page.split('\n## ').find((one) => one.startsWith(`\`${topic}\`\n`)) ?? '';
const blockOf = (topic: string, language: string): string =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(section(topic))?.[1] ?? '';
const sampleOf = (topic: string) => JSON.parse(blockOf(topic, 'json'));

describe('the page about streams', () => {
  test('names the topics there are, for how long each is kept, and the lists of changes', () => {
    const [listed, lists] = [named.slice(0, 4), named.slice(4)];
    expect(listed.flatMap(({ names }) => names)).toEqual(Object.values(topics));
    for (const { names, cells } of listed) {
      const [topic] = names as [keyof typeof retentionDays];
      expect(cells.at(-1)).toBe(`${retentionDays[topic]} days`);
      expect(section(topic)).not.toBe('');
    }
    expect(lists.flatMap(({ names }) => names).sort()).toEqual([...changeLists].sort());
  });

  test('shows a message of changes as it is written and read', () => {
    const sample = sampleOf(topics.changes);
    const changes = decodeChanges(JSON.stringify(sample));
    expect(encodeChanges(changes).map(({ payload }) => JSON.parse(payload))).toEqual([sample]);
    const { keys, same } = sample.lists.alarms;
    expect([...keys, ...Object.keys(same)].sort()).toEqual(
      [...shownFields, 'previous', 'cause', 'entryId', 'ruleChain'].sort(),
    );
    expect(changes.alarms[0]?.state.id).toBeGreaterThan(0);
  });

  test('shows a message of a door as it is written and read', () => {
    const { key, headers, value } = sampleOf(topics.raw);
    const ids = Buffer.from(headers['payload-ids'].replace(/ .*$/, ''), 'hex');
    const bytes = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, Buffer.from(String(text))]));
    const envelope = envelopeFromHeaders({ ...bytes, 'payload-ids': ids });
    expect(Object.keys(envelopeToHeaders(envelope)).sort()).toEqual(Object.keys(headers).sort());
    expect(key).toBe(String(envelope.systemId));
    expect(envelope.messageId).toBe(messageId(envelope.systemId, Buffer.from(value)));
    const split = splitItems(Buffer.from(value), envelope.format);
    const items = 'items' in split ? split.items : [];
    expect(items).toHaveLength(1);
    expect(envelope.payloadIds).toEqual(items.map(({ text }) => payloadId(envelope.systemId, text)));
  });

  test('shows a message of a normaliser as it is written and read', () => {
    const { json, payload } = sampleOf(topics.normalised);
    const text = Buffer.from(JSON.stringify(json));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    const message = Buffer.concat([length, text, Buffer.from(payload)]);
    const read = decodeNormalised(message).map((one) => ({
      ...one,
      payloads: new Map(one.events.map(({ payloadId: id }) => [id, one.payloads.get(id) ?? ''])),
    }));
    expect(read.flatMap(({ events }) => events.map(({ pointPath }) => pointPath))).toEqual([JSON.parse(payload).point]);
    expect(read.flatMap(({ payloads }) => [...payloads.values()])).toEqual([payload]);
    expect(encodeNormalised(read).equals(message)).toBe(true);
  });

  test('shows a dead letter as it is written and read', () => {
    const letter = sampleOf(topics.deadLetters) as DeadLetterMessage;
    const { outcomes: records = [] } = recordsOfDeadLetter(letter);
    expect(records).toHaveLength(1);
    for (const [column, cell] of Object.entries(warehouseTables.outcomes.cells))
      expect(records.map(cell), column).not.toContain(undefined);
    expect(JSON.parse(String(deadLetterMessage(letter).value))).toEqual(letter);
  });
});

test('its lines read changes with the client as anybody has it', async () => {
  const brokers = testEnv().KAFKA_BROKERS;
  const prefix = `test_${randomUUID().slice(0, 8)}.`;
  const fatal = (error: unknown): void => {
    throw error;
  };
  const stream = createStream({ brokers, prefix, clientId: 'test', log: pino({ level: 'silent' }), fatal });
  await stream.ensureTopics({ partitions: 2, replication: 1 });
  const producer = stream.createProducer();
  await producer.start();
  const sample = sampleOf(topics.changes);
  await producer.send([{ topic: topics.changes, messages: [{ key: '1', value: JSON.stringify(sample) }] }]);
  await producer.stop();

  const folder = fromRoot('.data', 'test', prefix);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'read.mjs'), blockOf(topics.changes, 'js'));
  const env = {
    ...process.env,
    KAFKA_BROKERS: brokers.join(),
    KAFKA_PREFIX: prefix,
    KAFKAJS_NO_PARTITIONER_WARNING: '1',
  };
  const reader = spawn(process.execPath, [join(folder, 'read.mjs')], { env });
  let said = '';
  for (const output of [reader.stdout, reader.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  try {
    const line = await until('a row', () => said.split('\n').find((one) => one.includes('"list":"alarms"')));
    const [{ state, ...beside }] = decodeChanges(JSON.stringify(sample)).alarms as [AlarmChange];
    expect(JSON.parse(line)).toEqual({
      customerId: sample.customerId,
      list: 'alarms',
      ...state,
      ...beside,
    });
  } finally {
    const ended = new Promise((resolve) => reader.once('exit', resolve));
    reader.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});
