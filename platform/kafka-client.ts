import { createRequire } from 'node:module';
import './patches/earlier-lives.ts';
import './patches/zero-copy-encoding.ts';
import './patches/idle-polling.ts';

/** The Kafka client, loaded after its patches. */
export const { CompressionTypes, ConfigResourceTypes, ConfigSource, Kafka, logLevel, Partitioners } = createRequire(
  import.meta.url,
)('kafkajs') as typeof import('kafkajs');
