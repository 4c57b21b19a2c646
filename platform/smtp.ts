import { createTransport } from 'nodemailer';

/** A mail to one address, as sent by SMTP. */
export interface SmtpMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** File that it carries. */
  file?: { name: string; type: string; content: Buffer } | null;
}

export interface Smtp {
  /** Resolves when the server has accepted it. @throws Error of the connection or the server. */
  send(mail: SmtpMail): Promise<void>;
  close(): void;
}

const connections = 2;
const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Client of one mail server with a few kept connections.
 * @param options.url smtp://user:password@host:port, or smtps:// for TLS from the start.
 * @param options.requiresTls false to send also to a server that does not offer STARTTLS.
 * @param options.from name and address of the sender; Message-IDs use its domain.
 */
export function createSmtp({
  url,
  from,
  requiresTls,
}: {
  url: string;
  from: { name: string; address: string };
  requiresTls: boolean;
}): Smtp {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    pool: true,
    maxConnections: connections,
    ...patienceMs,
    // content is given inline, never fetched
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, file }) {
      // as an object it is a single address, whatever characters it has
      const recipient = { name: '', address: to };
      await transport.sendMail({
        from,
        to: recipient,
        envelope: { from: from.address, to: [to] },
        messageId: `<${id}@${domain}>`,
        subject,
        text,
        html,
        ...(file && { attachments: [{ filename: file.name, contentType: file.type, content: file.content }] }),
        // automatic replies are not wanted (RFC 3834)
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}

/** True if the server will never accept this mail: its address or its content is refused permanently. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, code, command } = error as { responseCode?: number; code?: string; command?: string };
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
