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
  /** Receives a mail for `to`, one call an address. A thrown error refuses it (`responseCode`, 451 by default). */
  onMail(mail: ParsedMail, to: string): void | Promise<void>;
  /** Checks an address before the mail is sent; an error it throws refuses it. */
  onRecipient?(to: string): void;
}

/** Opens a local mail server that accepts every mail and forwards none. */
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
        // loaded with the first mail: usually there is none
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
  // a client that disconnects is not an error
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
