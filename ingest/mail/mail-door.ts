import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { mailMaxMb } from '../../domain/constants.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Registry } from '../../platform/metrics.ts';
import type { Component } from '../../platform/service.ts';
import type { Stream } from '../../platform/stream.ts';
import { inSpan, SpanKind } from '../../platform/trace.ts';
import { createContacts } from '../doors/contacts.ts';
import { createKafkaWatch } from '../doors/kafka-watch.ts';
import { createClients } from './clients.ts';
import { createMailMetrics } from './mail-metrics.ts';
import { createMailboxes, type Mailbox } from './mailboxes.ts';
import { NotTaken } from './not-taken.ts';
import { createTakeMail } from './take-mail.ts';

const mailMaxBytes = mailMaxMb * 1_024 * 1_024;
const connectionsMax = 200;
/** What is beyond is sent again by itself, as SMTP has it. */
const recipientsMax = 20;
const unknownRecipientsMax = 10;
const idleMs = 60_000;
/** From DATA to the end of the mail: whoever sends a byte a minute keeps a connection from others. */
const mailWithinMs = 10 * 60_000;
const watchEveryMs = 1_000;
const stopWithinMs = 5_000;
/** What an MX has no use for. */
const notOffered = ['AUTH', 'WIZ', 'SHELL', 'KILL'];

/**
 * The e-mail door: takes mails by SMTP for the inbound addresses of integrations (INT.10, WIRE.14). A mail is answered
 * 250 only once Kafka has it with acks from all in-sync replicas. It never sends a mail.
 * @param deps.tls certificate and key in PEM; STARTTLS is offered where they are given.
 */
export function createMailDoor(deps: {
  stream: Stream;
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Registry;
  port: number;
  host: string;
  mailsPerSecond: number;
  tls?: { cert: string; key: string };
}): Component & { port(): number } {
  const { clock, log } = deps;
  const now = (): number => clock.now().getTime();
  const producer = deps.stream.createProducer({ retries: 3 });
  const kafka = createKafkaWatch(deps.stream);
  const contacts = createContacts({ db: deps.db, log });
  const mailboxes = createMailboxes({ db: deps.db, now, log });
  const mails = createTakeMail({ producer, kafka, contacts, now, log });
  const clients = createClients(deps.mailsPerSecond, now);
  const counted = createMailMetrics(deps.metrics);
  /** By connection: recipients that were nobody's. */
  const strangers = new Map<string, number>();
  /** Connections in the middle of a mail. */
  const receiving = new Set<string>();

  /** Runs the answer to a command; what it throws becomes the reply. */
  function reply(session: SMTPServerSession, callback: (error?: Error | null) => void, work: () => unknown): void {
    Promise.resolve()
      .then(work)
      .then(
        () => callback(),
        (error: unknown) => callback(refusalOf(error, session)),
      );
  }

  function refusalOf(error: unknown, session: SMTPServerSession): NotTaken {
    const refusal =
      error instanceof NotTaken ? error : new NotTaken(451, 'failed', 'An error has occurred. Please try again later.');
    counted.notTaken(refusal);
    if (refusal === error) log.debug({ reason: refusal.reason, client: session.remoteAddress }, refusal.message);
    else log.error({ err: error }, 'a mail failed');
    return refusal;
  }

  async function openMailbox(address: string, session: SMTPServerSession): Promise<void> {
    if ((strangers.get(session.id) ?? 0) >= unknownRecipientsMax)
      throw new NotTaken(421, 'recipient', 'Too many recipients that no integration has');
    try {
      await mailboxes.open(address);
    } catch (error) {
      if (error instanceof NotTaken && error.reason === 'recipient')
        strangers.set(session.id, (strangers.get(session.id) ?? 0) + 1);
      throw error;
    }
  }

  async function take(source: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const { mailFrom, rcptTo } = session.envelope;
    const startedAt = performance.now();
    const bySystem = new Map<number, Mailbox>();
    for (const { address } of rcptTo) {
      const mailbox = await mailboxes.open(address);
      bySystem.set(mailbox.systemId, mailbox);
    }
    const taken = await mails.take(source, mailFrom ? mailFrom.address : '', [...bySystem.values()]);
    counted.taken(taken, (performance.now() - startedAt) / 1_000);
    return `Stored as ${taken.messageIds.join(' ')}`;
  }

  const server = new SMTPServer({
    banner: 'Annunciator',
    size: mailMaxBytes,
    rejectOversized: true,
    maxClients: connectionsMax,
    maxRecipients: recipientsMax,
    socketTimeout: idleMs,
    closeTimeout: stopWithinMs,
    disableReverseLookup: true,
    // controllers send addresses that the letter of the standard does not allow
    lenientAddressParsing: true,
    logger: false,
    disabledCommands: deps.tls ? notOffered : [...notOffered, 'STARTTLS'],
    ...deps.tls,

    onConnect: (session, callback) =>
      reply(session, callback, () => clients.connect(session.remoteAddress, session.id)),
    onClose(session) {
      clients.disconnect(session.remoteAddress, session.id);
      strangers.delete(session.id);
      receiving.delete(session.id);
    },
    onMailFrom: ({ address }, session, callback) =>
      reply(session, callback, () => {
        if (address === '') throw new NotTaken(550, 'automatic', 'Bounces are not taken here');
        clients.begin(session.remoteAddress);
        if (mails.isFull()) throw new NotTaken(451, 'busy', 'Too much is waiting to be stored; please try again');
      }),
    onRcptTo: ({ address }, session, callback) => reply(session, callback, () => openMailbox(address, session)),
    onData(source, session, callback) {
      watch(source, session);
      receiving.add(session.id);
      inSpan('SMTP DATA', { kind: SpanKind.SERVER }, () => take(source, session))
        .then(
          (text) => callback(null, text),
          (error: unknown) => {
            callback(refusalOf(error, session));
            // nobody reads the rest
            source.resume();
          },
        )
        .finally(() => receiving.delete(session.id));
    },
  });
  // of single connections: clients that went away, or TLS that did not come about
  server.on('error', (error) => log.debug({ err: error }, 'a connection failed'));

  /** Ends the connection of a mail that does not end in time, or goes on long after it is too large. */
  function watch(source: SMTPServerDataStream, session: SMTPServerSession): void {
    const endBy = performance.now() + mailWithinMs;
    const timer = setInterval(() => {
      if (performance.now() < endBy && source.byteLength < 2 * mailMaxBytes) return;
      for (const connection of server.connections)
        if (connection.id === session.id) connection.send(421, 'The mail does not come to its end');
    }, watchEveryMs);
    source.once('close', () => clearInterval(timer));
  }

  return {
    port: () => (server.server.address() as AddressInfo | null)?.port ?? 0,
    async start() {
      await producer.start();
      await contacts.start();
      await new Promise<void>((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(deps.port, deps.host, resolve);
      });
      log.info({ port: this.port(), tls: deps.tls !== undefined }, 'the e-mail door is open');
    },
    async stop() {
      kafka.stop();
      await new Promise<void>((resolve) => {
        server.close(resolve);
        for (const connection of server.connections)
          if (!receiving.has(connection.id)) connection.send(421, 'Closing; please try again');
      });
      await contacts.stop();
      await producer.stop();
    },
    health: kafka.health,
  };
}
