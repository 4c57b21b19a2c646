import { expect, test } from 'vitest';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { decodeNormalised, type NewNormalisedMessage } from '../messages/normalised-message.ts';
import { gatherMessages } from './gather-messages.ts';

const trace = (id: string): Record<string, string> => ({ traceparent: id });
const message = (messageId: string, kilobytes = 1): NewNormalisedMessage => ({
  ...{ customerId: 7, systemId: 1, messageId, normaliser: 'generic-json-1', receivedAt: 5 },
  events: [{ pointPath: messageId, payloadId: 'p' } as IdentifiedEvent],
  payloads: new Map([['p', 'x'.repeat(kilobytes * 1024)]]),
});

/** The records of messages that were added one after another, as partition, trace and ids of messages. */
function gathered(...added: Array<[partition: number, message: NewNormalisedMessage, trace?: string]>) {
  const gather = gatherMessages();
  for (const [partition, one, id = 't'] of added) gather.add(partition, one, trace(id));
  return gather
    .records()
    .map(({ partition, headers, value }): [number | undefined, unknown, string[]] => [
      partition,
      headers?.traceparent,
      decodeNormalised(value as Buffer).map(({ messageId }) => messageId),
    ]);
}

test('messages of a partition share a record, in their order, with others in between', () => {
  expect(gathered([1, message('a')], [0, message('b')], [1, message('c')], [0, message('d')])).toEqual([
    [1, 't', ['a', 'c']],
    [0, 't', ['b', 'd']],
  ]);
});

test('a record takes no message once its payloads are 512 KB, and at least one however large it is', () => {
  const added = [
    message('a', 300),
    message('b', 211),
    message('c', 300),
    message('d'),
    message('e', 9_000),
    message('f'),
  ];
  expect(gathered(...added.map((one): [number, NewNormalisedMessage] => [1, one]))).toEqual([
    [1, 't', ['a', 'b', 'c']],
    [1, 't', ['d', 'e']],
    [1, 't', ['f']],
  ]);
});

test('a record belongs to one trace, and a partition keeps its order when another trace comes in between', () => {
  expect(
    gathered([1, message('a'), 's'], [1, message('b'), 't'], [1, message('c'), 's'], [2, message('d'), 's']),
  ).toEqual([
    [1, 's', ['a']],
    [1, 't', ['b']],
    [1, 's', ['c']],
    [2, 's', ['d']],
  ]);
});

test('what is replayed shares a record with what is new, and stays told apart', () => {
  const gather = gatherMessages();
  gather.add(1, message('new'), {});
  gather.add(1, { ...message('again'), replay: 'r' }, {});
  const [record, ...others] = gather.records();
  expect(others).toEqual([]);
  expect(decodeNormalised(record?.value as Buffer)).toMatchObject([
    { messageId: 'new', events: [{ pointPath: 'new' }] },
    { messageId: 'again', replay: 'r', events: [{ pointPath: 'again' }] },
  ]);
});
