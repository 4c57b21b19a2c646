import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { inject } from 'vitest';
import type { NewExternalSystem } from '../../domain/integrations/create-external-system.ts';
import type { MailPayload } from '../../domain/integrations/mail-payload.ts';
import { openRoad, type Road } from './road.ts';
import { until } from './until.ts';

/** Allowed senders of a mail road's integration: one address and one domain. */
export const listed = { address: 'niagara@site.example', domain: '@bms.example' };

/** A road behind the e-mail door. */
export interface MailRoad extends Road {
  /** Its inbound address. */
  address: string;
  /** Sends a mail, by default from a listed sender. @returns the reply. @throws Error with responseCode, response. */
  mail(mail: SendMailOptions): Promise<string>;
  /** Sends a mail exactly as written. */
  mailAsWritten(mime: string | Buffer, from?: string): Promise<string>;
  /** Waits until the mail is archived. @returns it. */
  archived(messageId: string): Promise<MailPayload>;
  /** Waits for the row in `outcomes` of a mail that produced no alarm. */
  letter(messageId: string): Promise<Record<string, unknown>>;
}

/** Message ids in the door's reply, one for each integration. */
export const storedAs = (reply: string): string[] => /^250 Stored as (.+)$/.exec(reply)?.[1]?.split(' ') ?? [];

export const newAddress = (): string => `Alarms-${randomUUID()}@in.example`;

/** @param door address of another door than the run's own, smtp://host:port. */
export async function openMailRoad(given: Partial<NewExternalSystem> = {}, door?: string): Promise<MailRoad> {
  const address = given.inboundEmailAddress ?? newAddress();
  const road = await openRoad({
    connectionType: 'EMAIL',
    inboundEmailAddress: address,
    senderAddresses: [listed.address, listed.domain],
    // no DNS lookups of names that do not exist
    senderCheck: 'OFF',
    ...given,
  });
  const transport = transportTo(door);
  const reply = async (mail: SendMailOptions): Promise<string> => (await transport.sendMail(mail)).response;
  return {
    ...road,
    address,
    mail: (mail) => reply({ from: listed.address, to: address, ...mail }),
    mailAsWritten: (mime, from = listed.address) => reply({ envelope: { from, to: address }, raw: mime }),
    archived: (messageId) =>
      until(`the mail ${messageId}`, async () => {
        const rows = await road.warehouseRows('raw_events');
        const mails = rows.map((row) => JSON.parse(String(row.body)) as MailPayload);
        return mails.find((one) => one.messageId === messageId);
      }),
    letter: (messageId) =>
      until(`the letter of the mail ${messageId}`, async () =>
        (await road.warehouseRows('outcomes')).find((row) => String(row.payload).includes(JSON.stringify(messageId))),
      ),
  };
}

/** Creates a client of the e-mail door that accepts any certificate; uses STARTTLS if offered. */
export const transportTo = (
  door = inject('product').mail,
  more: { requireTLS?: boolean; localAddress?: string } = {},
) =>
  createTransport({
    host: new URL(door).hostname,
    port: Number(new URL(door).port),
    secure: false,
    tls: { rejectUnauthorized: false },
    ...more,
  });
