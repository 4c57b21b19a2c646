import { createRequire } from 'node:module';
import './earlier-lives.ts';
import './lean-encoding.ts';
import './quiet-connections.ts';

/** The Kafka client, loaded behind what mends it. */
export const { CompressionTypes, ConfigResourceTypes, ConfigSource, Kafka, logLevel, Partitioners } = createRequire(
  import.meta.url,
)('kafkajs') as typeof import('kafkajs');
