import type { SMTPServerDataStream } from 'smtp-server';
import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import type { KafkaWatch } from '../../platform/kafka-watch.ts';
import type { Log } from '../../platform/log.ts';
import { type OutMessage, type Stream, topics } from '../../platform/stream.ts';
import { traceHeaders } from '../../platform/trace.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import type { createContacts } from '../doors/contacts.ts';
import { createGroupCommit } from '../doors/group-commit.ts';
import { createRateLimit } from '../doors/rate-limit.ts';
import { deadLetterMessage } from '../messages/dead-letters.ts';
import { envelopeToHeaders, type RawEnvelope } from '../messages/messages.ts';
import type { MailOrigin } from './authenticate-sender.ts';
import type { CheckSender } from './check-sender.ts';
import { isChecked, isLetIn, judgeMail } from './judge-mail.ts';
import { type MailItem, mailItem, withVerdict } from './mail-item.ts';
import { mailEnvelope, quarantineLetter } from './mail-messages.ts';
import { MailRejected } from './mail-rejected.ts';
import type { Mailbox } from './mailboxes.ts';
import type { ReadMail } from './read-mail.ts';
import { readWanted } from './read-wanted.ts';
import { foldAddress } from './senders.ts';
import { readSigned, type SignedMail } from './signed-mail.ts';

/** Maximum number of quarantined mails of one integration, so that nobody fills the store with them. */
const quarantinePerHour = 60;

/** The client that delivers a mail, with the envelope sender. */
export type MailClient = Omit<MailOrigin, 'from'>;

/** Result of a mail that was taken, for all of its integrations. */
export interface TakenMail {
  accepted: number;
  quarantined: number;
  messageIds: string[];
}

/**
 * Takes a mail for its integrations: into `alarms.raw` if its senders are listed, and verified if that is required,
 * else into quarantine, which is a dead letter. Both the From header and the envelope sender have to be on the list:
 * forgers set just one of them.
 */
export function createTakeMail(deps: {
  producer: ReturnType<Stream['createProducer']>;
  kafka: KafkaWatch;
  contacts: ReturnType<typeof createContacts>;
  now: () => number;
  log: Log;
  checkSender: CheckSender;
}) {
  const { producer, kafka, contacts, log, now } = deps;
  const raw = createGroupCommit((messages) => producer.send([{ topic: topics.raw, messages }]));
  const letters = createGroupCommit((messages) => producer.send([{ topic: topics.deadLetters, messages }]));
  const quarantineWait = createRateLimit<number>(quarantinePerHour / 3_600, now, quarantinePerHour);

  /** @throws MailRejected 451 when Kafka did not accept it. */
  async function store(raws: OutMessage[], quarantined: OutMessage[], messageIds: string[]): Promise<void> {
    try {
      await Promise.all([
        ...raws.map((message) => raw.add(message)),
        ...quarantined.map((letter) => letters.add(letter)),
      ]);
      kafka.took();
    } catch (error) {
      kafka.refused(error as Error);
      log.warn({ err: error, messageIds }, 'Kafka did not take a mail');
      throw new MailRejected(451, 'engine', mailDoorTexts.notStored, error);
    }
  }

  /** Decides for each integration; senders are verified only if one that lets them in requires it. */
  async function judge(mail: ReadMail, signed: SignedMail | null, by: MailClient, mailboxes: readonly Mailbox[]) {
    const senders = [...new Set([...mail.from, by.sender])];
    const wantsCheck = mailboxes.some((mailbox) => isChecked(mailbox) && isLetIn(mailbox, senders));
    const verdict =
      signed && wantsCheck
        ? await deps.checkSender({ ...by, from: mail.from }, signed, mail.header('authentication-results'))
        : null;
    if (verdict?.result === 'fail')
      log.info({ security: 'mail-sender-unverified', client: by.ip, senders, ...verdict }, 'a sender is not verified');
    return mailboxes.map((mailbox) => judgeMail(mailbox, senders, verdict));
  }

  return {
    isFull: (): boolean => raw.isFull() || letters.isFull(),

    /**
     * Resolves when Kafka has the mail for all of its integrations, with acks from all in-sync replicas.
     * @throws MailRejected; parts stored before are the same when the mail is sent again.
     */
    async take(source: SMTPServerDataStream, client: MailClient, mailboxes: readonly Mailbox[]): Promise<TakenMail> {
      const receivedAt = now();
      const by = { ...client, sender: foldAddress(client.sender) };
      const signed = mailboxes.some(isChecked) ? readSigned(source) : null;
      const mail = await readWanted(source, by.sender);
      const judged = await judge(mail, signed, by, mailboxes);
      const taken = judged.filter((one) => one.fate === 'take');
      const unknown = judged.filter((one) => one.fate === 'quarantine');
      const later = judged.filter((one) => one.fate === 'later');
      const kept = unknown.filter(({ mailbox }) => quarantineWait(mailbox.systemId) === 0);
      if (taken.length + kept.length + later.length === 0) throw tooManyUnknown();
      // not before it is known who takes it: HTML takes long to read
      const item = mailItem(mail, by.sender);
      const marked = (verdict: SenderVerdict | null): MailItem => (verdict ? withVerdict(item, verdict) : item);
      const raws = taken.map(({ mailbox, verdict }) => {
        const one = marked(verdict);
        return { item: one, envelope: mailEnvelope(one, mailbox, receivedAt) };
      });
      const envelopes = raws.map(({ envelope }) => envelope);
      const quarantined = kept.map(({ mailbox, verdict, reason }) =>
        quarantineLetter(marked(verdict), mailbox, reason, receivedAt),
      );
      const messageIds = [...envelopes, ...quarantined].map((one) => one.messageId);
      await store(raws.map(rawMessage), quarantined.map(deadLetterMessage), messageIds);

      for (const { mailbox } of taken) contacts.received(mailbox, receivedAt);
      for (const { messageId, systemId, customerId } of envelopes)
        log.debug({ messageId, systemId, customerId, ...briefOf(mail) }, 'accepted');
      for (const { messageId, systemId, customerId, outcomes } of quarantined)
        log.info(
          { security: 'mail-quarantined', messageId, systemId, customerId, client: by.ip, reason: outcomes[0]?.reason },
          'put into quarantine',
        );
      if (later[0]) throw new MailRejected(451, 'sender', mailDoorTexts.unverifiable(later[0].reason));
      if (kept.length < unknown.length) throw tooManyUnknown();
      return { accepted: envelopes.length, quarantined: quarantined.length, messageIds };
    },
  };
}

const tooManyUnknown = (): MailRejected => new MailRejected(451, 'quarantine', mailDoorTexts.quarantineFull);

const rawMessage = ({ item, envelope }: { item: MailItem; envelope: RawEnvelope }): OutMessage => ({
  key: String(envelope.systemId),
  value: Buffer.from(item.body),
  headers: { ...traceHeaders(), ...envelopeToHeaders(envelope) },
});

const briefOf = ({ attachments }: ReadMail): object => ({
  attachments: attachments.length,
  attachmentBytes: attachments.reduce((sum, one) => sum + one.bytes, 0),
});
