import type { Component } from './service.ts';
import type { Consumer, Stream } from './stream.ts';

/** A station that reads from and writes to Kafka: it can write before it reads, and until it has stopped reading. */
export function consumeAndProduce(consumer: Consumer, producer: ReturnType<Stream['createProducer']>): Component {
  return {
    async start() {
      await producer.start();
      await consumer.start();
    },
    async stop() {
      await consumer.stop();
      await producer.stop();
    },
    health: () => consumer.health(),
  };
}
