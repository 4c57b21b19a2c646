import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { openLoop, quantile } from './load.ts';
import { type Product, usageOf } from './product.ts';
import type { Traffic } from './traffic.ts';

const [from, to] = ['niagara@site.example', `bench-${Date.now()}@in.example`];
const mailsPerSecond = 100;
const seconds = 30;
const largeAtOnce = 10;

/** Sends 100 mails a second beside 2,000 events a second in batches, then several of the largest mails at once. */
export async function benchMail(product: Product, traffic: Traffic, say: (line: string) => void) {
  await createExternalSystem(product.db, {
    customerId: product.customerId,
    name: 'mail',
    displayName: 'Mail',
    schema: 'generic',
    connectionType: 'EMAIL',
    etlNormalizeVersion: 'generic-json-1',
    inboundEmailAddress: to,
    senderAddresses: [from],
  });
  const peakMb = (): number => usageOf(product.pids().find(([name]) => name === 'mail')?.[1] ?? 0).peakMb;
  const kept = await mailsOpenLoop(product, traffic, true);
  say(`${mailsPerSecond} mails/s over connections that are kept, beside 2,000 events/s: ${described(kept)}`);
  const own = await mailsOpenLoop(product, traffic, false);
  say(`${mailsPerSecond} mails/s, each over its own connection (100 ms of it the greeting): ${described(own)}`);
  const smallPeakMb = peakMb();
  const begin = performance.now();
  await sendLarge(product);
  const largeSeconds = Number(((performance.now() - begin) / 1_000).toFixed(1));
  const largePeakMb = peakMb();
  say(
    `${largeAtOnce} mails of 24 MB at once in ${largeSeconds} s; peak memory of the door ${largePeakMb} MB (${smallPeakMb} MB before)`,
  );
  return { kept, own, smallPeakMb, largeSeconds, largePeakMb };
}

/** Mails start when they are due; latency counts from then until the door's 250. */
async function mailsOpenLoop(product: Product, traffic: Traffic, isKept: boolean) {
  const { hostname, port } = new URL(product.mail);
  const transport = createTransport({
    host: hostname,
    port: Number(port),
    ...(isKept ? { pool: true as const, maxConnections: 20, maxMessages: Number.POSITIVE_INFINITY } : {}),
  });
  const beside = openLoop({ product, traffic, requestsPerSecond: 4, itemsPerRequest: 500, seconds });
  const latencies: number[] = [];
  const running: Array<Promise<void>> = [];
  let failed = 0;
  const begin = performance.now();
  for (let n = 0; n < mailsPerSecond * seconds; n += 1) {
    const due = begin + (n * 1_000) / mailsPerSecond;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(
      transport.sendMail({ from, to, subject: 'Niagara Alarm From CP:Chiller_1', text: bodyOf(n) }).then(
        () => void latencies.push(performance.now() - due),
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(running);
  const besideFailed = (await beside).failed;
  transport.close();
  return {
    p50: Math.round(quantile(latencies, 0.5)),
    p99: Math.round(quantile(latencies, 0.99)),
    failed: failed + besideFailed,
  };
}

const described = ({ p50, p99, failed }: { p50: number; p99: number; failed: number }): string =>
  `p50 ${p50} ms, p99 ${p99} ms, ${failed} failed`;

const bodyOf = (n: number): string =>
  `Source: CP:Chiller_${n}\nTimestamp: 05-Jan-26 2:03 PM EST\nState: Offnormal / Unacked\nPresent Value: 78.4 °F\nPriority: 64\nAlarm Class: defaultAlarmClass\nText: Chilled water supply temperature high\n`;

async function sendLarge(product: Product): Promise<void> {
  const { hostname, port } = new URL(product.mail);
  const transport = createTransport({ host: hostname, port: Number(port) });
  // in base64 it becomes 24 MB
  const content = Buffer.alloc(17.5 * 1_024 * 1_024, 7);
  await Promise.all(
    Array.from({ length: largeAtOnce }, () =>
      transport.sendMail({ from, to, text: bodyOf(0), attachments: [{ filename: 'log.zip', content }] }),
    ),
  );
}
