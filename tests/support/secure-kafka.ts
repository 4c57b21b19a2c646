import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../engines/command.ts';
import { javaProgram } from '../../engines/machine.ts';
import { engineEnv, spawnEngine } from '../../engines/process.ts';
import { kafkaJars } from '../../engines/tools.ts';
import { freePort } from '../../platform/ports.ts';
import { fromRoot } from '../../platform/root.ts';
import { tlsFile } from './tls-terminator.ts';

/** Credentials of the permitted user, for PLAIN and SCRAM. */
export const kafkaUser = { username: 'annunciator', password: 'of-the-secure-broker' };

/** Starts a broker that requires TLS: one port for passwords by PLAIN and SCRAM, one for client certificates. */
export async function startSecureKafka(): Promise<{ port: number; certificatePort: number; stop(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'secure-kafka-'));
  const [port, certificatePort, controller] = [await freePort(), await freePort(), await freePort()];
  const jars = await kafkaJars(fromRoot('.data/tools'), () => {});
  const file = join(dir, 'server.properties');
  const keystore = join(dir, 'server.pem');
  await mkdir(join(dir, 'log'));
  await writeFile(
    keystore,
    (await readFile(tlsFile('server-key'), 'utf8')) + (await readFile(tlsFile('server'), 'utf8')),
  );
  const login = 'org.apache.kafka.common.security';
  const { username, password } = kafkaUser;
  const settings: Record<string, string | number> = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controller}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `SASL_SSL://127.0.0.1:${port},SSL://127.0.0.1:${certificatePort},CONTROLLER://127.0.0.1:${controller}`,
    'advertised.listeners': `SASL_SSL://localhost:${port},SSL://localhost:${certificatePort}`,
    'listener.security.protocol.map': 'SASL_SSL:SASL_SSL,SSL:SSL,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name': 'SSL',
    'sasl.enabled.mechanisms': 'PLAIN,SCRAM-SHA-512',
    'listener.name.sasl_ssl.plain.sasl.jaas.config': `${login}.plain.PlainLoginModule required user_${username}="${password}";`,
    'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config': `${login}.scram.ScramLoginModule required;`,
    'ssl.keystore.type': 'PEM',
    'ssl.keystore.location': keystore,
    'ssl.truststore.type': 'PEM',
    'ssl.truststore.location': tlsFile('authority'),
    'listener.name.ssl.ssl.client.auth': 'required',
    'log.dirs': join(dir, 'log'),
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(file, `${lines.join('\n')}\n`);
  const java = javaProgram(process.env);
  const options = ['-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', join(jars, '*')];
  const scram = `SCRAM-SHA-512=[name=${username},password=${password}]`;
  const format = ['format', '-t', 'AAAAAAAAAAAAAAAAAAAAAA', '-c', file, '--add-scram', scram];
  const env = engineEnv(process.env);
  const done = await run(java, [...options, 'kafka.tools.StorageTool', ...format], { env, cwd: dir });
  if (done.code !== 0) throw new Error(done.output);
  const command = { program: java, args: [...options, 'kafka.Kafka', file], cwd: dir, env };
  const broker = await spawnEngine({ ...command, stopSignal: 'SIGTERM', stopSeconds: 15 }, join(dir, 'kafka.log'));
  return {
    port,
    certificatePort,
    async stop() {
      await broker.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
