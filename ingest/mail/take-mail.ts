import type { SMTPServerDataStream } from 'smtp-server';
import { mailMaxMb } from '../../domain/constants.ts';
import type { Log } from '../../platform/log.ts';
import { type OutMessage, type Stream, topics } from '../../platform/stream.ts';
import { traceHeaders } from '../../platform/trace.ts';
import { deadLetterMessage } from '../dead-letters.ts';
import type { createContacts } from '../doors/contacts.ts';
import { createGroupCommit } from '../doors/group-commit.ts';
import type { createKafkaWatch } from '../doors/kafka-watch.ts';
import { createRateLimit } from '../doors/rate-limit.ts';
import { envelopeToHeaders, type RawEnvelope } from '../messages.ts';
import { automaticReason } from './automatic.ts';
import { type MailItem, mailItem } from './mail-item.ts';
import { mailEnvelope, quarantineLetter } from './mail-messages.ts';
import type { Mailbox } from './mailboxes.ts';
import { NotTaken } from './not-taken.ts';
import { type ReadMail, readMail } from './read-mail.ts';
import { areListed, foldAddress } from './senders.ts';

/** Mails of unknown senders that are kept for one integration, so that nobody fills the store with them. */
const quarantinePerHour = 60;

/** What has become of a mail that was taken, for each of its integrations. */
export interface TakenMail {
  accepted: number;
  quarantined: number;
  messageIds: string[];
}

/**
 * Takes a mail for its integrations: into `alarms.raw` where its senders are listed, else into quarantine, which are dead
 * letters. Both the From header and the envelope sender have to be on the list: either alone is what forgers set.
 */
export function createTakeMail(deps: {
  producer: ReturnType<Stream['createProducer']>;
  kafka: ReturnType<typeof createKafkaWatch>;
  contacts: ReturnType<typeof createContacts>;
  now: () => number;
  log: Log;
}) {
  const { producer, kafka, contacts, log, now } = deps;
  const raw = createGroupCommit((messages) => producer.send([{ topic: topics.raw, messages }]));
  const letters = createGroupCommit((messages) => producer.send([{ topic: topics.deadLetters, messages }]));
  const quarantineWait = createRateLimit<number>(quarantinePerHour / 3_600, now, quarantinePerHour);

  /** @throws NotTaken 451 when Kafka did not take it. */
  async function store(item: MailItem, known: RawEnvelope[], unknown: OutMessage[]): Promise<void> {
    try {
      await Promise.all([
        ...known.map((envelope) => raw.add(rawMessage(item, envelope))),
        ...unknown.map((letter) => letters.add(letter)),
      ]);
      kafka.took();
    } catch (error) {
      kafka.refused(error as Error);
      log.warn({ err: error, messageIds: known.map((one) => one.messageId) }, 'Kafka did not take a mail');
      throw new NotTaken(451, 'engine', 'The mail cannot be stored right now; please try again', error);
    }
  }

  return {
    isFull: (): boolean => raw.isFull() || letters.isFull(),

    /**
     * Resolves when Kafka has the mail for all of its integrations, with acks from all in-sync replicas.
     * @throws NotTaken; what could be stored has been, and is the same when the mail is sent again.
     */
    async take(source: SMTPServerDataStream, envelopeFrom: string, mailboxes: readonly Mailbox[]): Promise<TakenMail> {
      const receivedAt = now();
      const sender = foldAddress(envelopeFrom);
      const mail = await readMail(source);
      if (source.sizeExceeded) throw new NotTaken(552, 'size', `A mail is at most ${mailMaxMb} MB`);
      const automatic = automaticReason(sender, mail.from[0] ?? '', mail.header);
      if (automatic !== null)
        throw new NotTaken(550, 'automatic', `Bounces and automatic replies are not taken: ${automatic}`);

      const senders = [...new Set([...mail.from, sender])];
      const known = mailboxes.filter((mailbox) => areListed(senders, mailbox.senders));
      const unknown = mailboxes.filter((mailbox) => !known.includes(mailbox));
      const kept = unknown.filter(({ systemId }) => quarantineWait(systemId) === 0);
      if (known.length + kept.length === 0) throw tooManyUnknown();
      const item = mailItem(mail, sender);
      const envelopes = known.map((mailbox) => mailEnvelope(item, mailbox, receivedAt));
      const quarantined = kept.map((mailbox) => quarantineLetter(item, mailbox, senders, receivedAt));
      await store(item, envelopes, quarantined.map(deadLetterMessage));

      for (const mailbox of known) contacts.heard(mailbox, receivedAt);
      for (const { messageId, systemId, customerId } of envelopes)
        log.debug({ messageId, systemId, customerId, ...briefOf(mail) }, 'accepted');
      for (const { messageId, systemId, customerId } of quarantined)
        log.info({ messageId, systemId, customerId, senders }, 'put into quarantine');
      if (kept.length < unknown.length) throw tooManyUnknown();
      return {
        accepted: envelopes.length,
        quarantined: quarantined.length,
        messageIds: [...envelopes, ...quarantined].map((one) => one.messageId),
      };
    },
  };
}

const tooManyUnknown = (): NotTaken =>
  new NotTaken(451, 'quarantine', 'The sender is not on the list, and too many mails of unknown senders wait already');

const rawMessage = (item: MailItem, envelope: RawEnvelope): OutMessage => ({
  key: String(envelope.systemId),
  value: Buffer.from(item.body),
  headers: { ...traceHeaders(), ...envelopeToHeaders(envelope) },
});

const briefOf = ({ attachments }: ReadMail): object => ({
  attachments: attachments.length,
  attachmentBytes: attachments.reduce((sum, one) => sum + one.bytes, 0),
});
