import type { AddressInfo } from 'node:net';
import type { DNSResolver } from 'mailauth';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { mailMaxMb } from '../../domain/constants.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Registry } from '../../platform/metrics.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import type { Component } from '../../platform/service.ts';
import type { Stream } from '../../platform/stream.ts';
import { inSpan, SpanKind } from '../../platform/trace.ts';
import { errorTexts } from '../../texts/errors.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { createContacts } from '../doors/contacts.ts';
import { createCheckSender } from './check-sender.ts';
import { createClients, type mailLimits } from './clients.ts';
import { systemResolver } from './dns-lookups.ts';
import { createMailMetrics } from './mail-metrics.ts';
import { MailRejected } from './mail-rejected.ts';
import { createMailboxes } from './mailboxes.ts';
import { createPostmaster } from './postmaster.ts';
import { createRecipients } from './recipients.ts';
import { foldAddress } from './senders.ts';
import { createTakeMail } from './take-mail.ts';
import type { TrustedRelay } from './trusted-relays.ts';

const mailMaxBytes = mailMaxMb * 1_024 * 1_024;
/** Includes connections not greeted yet and in no budget; the budgets are in clients.ts. */
const connectionsMax = 2_000;
/** Recipients beyond are sent again automatically, as SMTP defines. */
const recipientsMax = 20;
const idleMs = 60_000;
/** From DATA to the end of the mail: a client that sends a byte a minute keeps a connection from others. */
const mailWithinMs = 10 * 60_000;
const watchEveryMs = 1_000;
const stopWithinMs = 5_000;
/** Commands that an MX does not need. */
const notOffered = ['AUTH', 'WIZ', 'SHELL', 'KILL'];

/** Settings of the server wherever it runs. */
const serverOptions = {
  banner: 'Annunciator',
  size: mailMaxBytes,
  rejectOversized: true,
  maxClients: connectionsMax,
  maxRecipients: recipientsMax,
  socketTimeout: idleMs,
  closeTimeout: stopWithinMs,
  disableReverseLookup: true,
  // controllers send addresses that the standard does not strictly allow
  lenientAddressParsing: true,
  logger: false,
} satisfies SMTPServerOptions;

interface MailDoorDeps {
  stream: Stream;
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Registry;
  port: number;
  host: string;
  mailsPerSecond: number;
  /** Address that mails to postmaster are forwarded to. */
  postmaster?: string | undefined;
  /** DNS for the check of senders; by default the machine's. */
  resolver?: DNSResolver;
  /** Relays whose verdict on senders is trusted. */
  relays?: readonly TrustedRelay[];
  /** Certificate and key in PEM; STARTTLS is offered if they are given. */
  tls?: { cert: string; key: string };
  limits?: Partial<typeof mailLimits>;
}

/**
 * The e-mail door: receives mails by SMTP for the inbound addresses of integrations (INT.10, WIRE.14). A mail is
 * answered 250 only once Kafka has it with acks from all in-sync replicas. It never sends a mail.
 */
export function createMailDoor(deps: MailDoorDeps): Component & { port(): number } {
  const { clock, log } = deps;
  const now = (): number => clock.now().getTime();
  const producer = deps.stream.createProducer({ retries: 3 });
  const kafka = deps.stream.watch;
  const takes = (): boolean => kafka.health().ready;
  const contacts = createContacts({ db: deps.db, log, now, door: 'mail', takes });
  const mailboxes = createMailboxes({ db: deps.db, now, log });
  const checkSender = createCheckSender({ resolver: deps.resolver ?? systemResolver(), relays: deps.relays ?? [] });
  const mails = createTakeMail({ producer, kafka, contacts, now, log, checkSender });
  const security = createSecurityLog(log);
  const clients = createClients({ ...deps, now, security, end });
  const counted = createMailMetrics(deps.metrics);
  const postmaster = createPostmaster({ db: deps.db, now, log, address: deps.postmaster });
  const recipients = createRecipients({ mailboxes, postmaster, clients, security });
  /** Connections in the middle of a mail. */
  const receiving = new Set<string>();

  /** Runs the answer to a command; an error it throws becomes the reply. */
  function reply(session: SMTPServerSession, callback: (error?: Error | null) => void, work: () => unknown): void {
    Promise.resolve()
      .then(work)
      .then(
        () => callback(),
        (error: unknown) => callback(refusalOf(error, session)),
      );
  }

  function refusalOf(error: unknown, session: SMTPServerSession): MailRejected {
    const refusal = error instanceof MailRejected ? error : new MailRejected(451, 'failed', errorTexts.unexpected);
    counted.rejected(refusal);
    if (refusal === error) log.debug({ reason: refusal.reason, client: session.remoteAddress }, refusal.message);
    else log.error({ err: error }, 'a mail failed');
    return refusal;
  }

  async function take(source: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const { mailFrom, rcptTo } = session.envelope;
    const startedAt = performance.now();
    const known = await recipients.mailboxesOf(rcptTo);
    const client = {
      ip: session.remoteAddress,
      helo: session.hostNameAppearsAs,
      sender: mailFrom ? mailFrom.address : '',
    };
    // a mail that is also for an integration is delivered only to that
    if (known.length === 0) {
      const id = await postmaster.take(source, foldAddress(client.sender));
      counted.passedOn();
      return `Stored as ${id}`;
    }
    const taken = await mails.take(source, client, known);
    counted.taken(taken, (performance.now() - startedAt) / 1_000);
    return `Stored as ${taken.messageIds.join(' ')}`;
  }

  const server = new SMTPServer({
    ...serverOptions,
    disabledCommands: deps.tls ? notOffered : [...notOffered, 'STARTTLS'],
    ...deps.tls,

    onConnect: (session, callback) =>
      reply(session, callback, () => clients.connect(session.remoteAddress, session.id)),
    onClose(session) {
      clients.disconnect(session.id);
      receiving.delete(session.id);
    },
    onMailFrom: ({ address }, session, callback) =>
      reply(session, callback, () => {
        if (address === '') throw new MailRejected(550, 'automatic', mailDoorTexts.bounce);
        clients.begin(session.remoteAddress);
        if (mails.isFull()) throw new MailRejected(451, 'busy', mailDoorTexts.queueFull);
      }),
    onRcptTo: ({ address }, session, callback) => reply(session, callback, () => recipients.accept(address, session)),
    onData(source, session, callback) {
      endIfTooLong(source, () => end(session.id, mailDoorTexts.incomplete));
      receiving.add(session.id);
      inSpan('SMTP DATA', { kind: SpanKind.SERVER }, () => take(source, session))
        .then(
          (text) => callback(null, text),
          (error: unknown) => {
            callback(refusalOf(error, session));
            // the rest is discarded
            source.resume();
          },
        )
        .finally(() => receiving.delete(session.id));
    },
  });
  // errors of single connections: clients that disconnected, or TLS handshakes that failed
  server.on('error', (error) => log.debug({ err: error }, 'a connection failed'));

  function end(connectionId: string, why: string): void {
    for (const connection of server.connections) if (connection.id === connectionId) connection.send(421, why);
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
      await new Promise<void>((resolve) => {
        server.close(resolve);
        for (const connection of server.connections)
          if (!receiving.has(connection.id)) connection.send(421, mailDoorTexts.closing);
      });
      await contacts.stop();
      await producer.stop();
    },
    health: kafka.health,
  };
}

/** Ends a mail that does not end in time, or continues long after it is too large. */
function endIfTooLong(source: SMTPServerDataStream, end: () => void): void {
  const endBy = performance.now() + mailWithinMs;
  const timer = setInterval(() => {
    if (performance.now() >= endBy || source.byteLength >= 2 * mailMaxBytes) end();
  }, watchEveryMs);
  source.once('close', () => clearInterval(timer));
}
