import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askKafka } from '../answers.ts';
import { lastLines, run } from '../command.ts';
import { javaProgram } from '../machine.ts';
import { engineEnv } from '../process.ts';
import { kafkaJars, lacksKafka } from '../tools.ts';
import { EngineError } from '../types.ts';
import type { LocalContext, Recipe } from './recipe.ts';

// One broker that is its own controller. The serial collector and only the first compiler suit a laptop best: both are
// faster in the first minutes and leave the cores to the product.
const JVM = [
  '-Xms512m',
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:+ExitOnOutOfMemoryError',
  '-Djava.awt.headless=true',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  '-Dorg.slf4j.simpleLogger.showDateTime=true',
  '-Dorg.slf4j.simpleLogger.dateTimeFormat=HH:mm:ss.SSS',
];

export const kafka: Recipe = {
  name: 'kafka',

  async needs({ toolsDir }) {
    return (await lacksKafka(toolsDir)) ? ['java', 'maven'] : ['java'];
  },

  fetch: ({ toolsDir, say }) => kafkaJars(toolsDir, say),

  async prepare(context) {
    const jars = await kafkaJars(context.toolsDir, context.say);
    const properties = join(context.dir, 'server.properties');
    const log = join(context.dir, 'log');
    await mkdir(log, { recursive: true });
    await writeFile(properties, serverProperties(context));
    const java = javaProgram(context.env);
    const env = engineEnv(context.env);
    const classpath = ['-cp', join(jars, '*')];
    if (!existsSync(join(log, 'meta.properties'))) {
      // an id that begins with a dash would be read as an option
      const id = randomBytes(16).toString('base64url').replace(/^-/, '_');
      const format = ['format', '--ignore-formatted', '-t', id, '-c', properties];
      const done = await run(java, [...JVM, '-Xms64m', ...classpath, 'kafka.tools.StorageTool', ...format], {
        env,
        cwd: context.dir,
      });
      if (done.code !== 0)
        throw new EngineError(`Kafka's folder could not be formatted:\n${lastLines(done.output, 8)}`);
    }
    return {
      program: java,
      args: [...JVM, ...classpath, 'kafka.Kafka', properties],
      cwd: context.dir,
      env,
      stopSignal: 'SIGTERM',
      stopSeconds: 15,
    };
  },

  answers: (context) => askKafka(`127.0.0.1:${context.ports.kafka}`),
};

function serverProperties({ ports }: LocalContext): string {
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${ports.kafkaController}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `PLAINTEXT://127.0.0.1:${ports.kafka},CONTROLLER://127.0.0.1:${ports.kafkaController}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${ports.kafka}`,
    // A list of folders, read as Latin-1: relative, because the working folder's path may have any characters.
    'log.dirs': 'log',

    // Topics are created by the product, with their partitions.
    'auto.create.topics.enable': false,
    'num.partitions': 4,
    'default.replication.factor': 1,
    'min.insync.replicas': 1,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 8,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 8,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 8,

    // A request of 8 MB or a mail of 25 MB, with its envelope, is one message.
    'message.max.bytes': 32 * 1024 * 1024,
    'replica.fetch.max.bytes': 32 * 1024 * 1024,

    // Per partition; whole segments are deleted.
    'log.retention.hours': 7 * 24,
    'log.retention.bytes': 2 * 1024 ** 3,
    'log.segment.bytes': 256 * 1024 ** 2,
    'log.cleaner.dedupe.buffer.size': 16 * 1024 ** 2,
    'offsets.retention.minutes': 365 * 24 * 60,

    // A killed broker may register again once its session has expired; the default would make it wait 9 s.
    'broker.session.timeout.ms': 2_000,
    'broker.heartbeat.interval.ms': 400,

    // The first consumer of a group need not wait for others.
    'group.initial.rebalance.delay.ms': 0,
    'num.recovery.threads.per.data.dir': 2,
    'num.network.threads': 2,
    'num.io.threads': 4,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `${lines.join('\n')}\n`;
}
