import { createRequire } from 'node:module';
import './patches/earlier-lives.ts';
import './patches/lean-encoding.ts';
import './patches/quiet-connections.ts';

/** The Kafka client, loaded behind what mends it. */
export const { CompressionTypes, ConfigResourceTypes, ConfigSource, Kafka, logLevel, Partitioners } = createRequire(
  import.meta.url,
)('kafkajs') as typeof import('kafkajs');
