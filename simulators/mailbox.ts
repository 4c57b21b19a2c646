import { buffer } from 'node:stream/consumers';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** smtp://host:port */
  url: string;
  close(): Promise<void>;
}

export interface MailboxOptions {
  /** A free one by default. */
  port?: number;
  /** A mail for `to`, one call an address. What it throws is answered as the server's refusal (`responseCode`, 451 by default). */
  onMail(mail: ParsedMail, to: string): void | Promise<void>;
  /** Judges an address before the mail comes; what it throws refuses it. */
  onRecipient?(to: string): void;
}

/** A mail server of this machine that takes every mail and passes none on. */
export async function openMailbox({ port = 0, onMail, onRecipient }: MailboxOptions): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      try {
        onRecipient?.(address);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData(stream, session, done) {
      const take = async (): Promise<void> => {
        // with the first mail: mostly none comes
        const { simpleParser } = await import('mailparser');
        const mail = await simpleParser(await buffer(stream));
        for (const { address } of session.envelope.rcptTo) await onMail(mail, address);
      };
      take().then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // a client that breaks off is nobody's failure
  server.on('error', () => {});
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const { port: taken } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
