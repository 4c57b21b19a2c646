import { pino } from 'pino';
import { createStream, type Topic } from '../../platform/stream.ts';

// node --import tsx tests/support/group-member.ts BROKERS PREFIX TOPIC MEMBER: a consumer to be killed. Sends 'joined'.
const [brokers = '', prefix = '', topic = '', member = ''] = process.argv.slice(2);
const stream = createStream({
  brokers: brokers.split(','),
  prefix,
  clientId: 'test',
  member,
  log: pino({ level: 'silent' }),
  fatal: (error) => {
    throw error;
  },
});
const consumer = stream.createConsumer({ group: 'members', topics: [topic as Topic], handle: async () => {} });
await consumer.start();
setInterval(() => consumer.health().ready && process.send?.('joined'), 50);
