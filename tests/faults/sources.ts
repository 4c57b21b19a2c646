import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createTransport, type Transporter } from 'nodemailer';
import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import { type MailPayload, mailIdentity } from '../../domain/integrations/mail-payload.ts';
import { slowness } from '../support/patience.ts';
import type { Tenant } from './arena.ts';
import type { SentRequest } from './traffic.ts';

/** What doors said they have: requests that were taken, and what of them. */
export interface Acknowledged {
  requests: SentRequest[];
  payloadIds: Set<string>;
  messageIds: Set<string>;
}

const sourcesAtOnce = 4;
const retryMs = 200;
const patienceMs = 15_000 * slowness();

/**
 * Sends every request until a door has it, several sources at a time, as sources do: what was not acknowledged, for
 * whatever reason, is sent again as it is.
 * @param pace how fast sources send while all is well (else as fast as doors take it), and when they begin nothing more.
 */
export async function sendAll(
  tenant: Tenant,
  requests: readonly SentRequest[],
  { eventsPerSecond, signal }: { eventsPerSecond?: number; signal?: AbortSignal } = {},
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { requests: [], payloadIds: new Set(), messageIds: new Set() };
  const queue = [...requests];
  const mails = createTransport({
    url: tenant.systems.mail.url,
    pool: true,
    maxConnections: sourcesAtOnce,
    ignoreTLS: true,
    socketTimeout: patienceMs,
  });
  const source = async (): Promise<void> => {
    for (let request = queue.shift(); request && !signal?.aborted; request = queue.shift()) {
      for (;;) {
        const answer = await (request.door === 'mail' ? mail(mails, tenant, request) : post(tenant, request));
        if (answer) {
          acknowledged.requests.push(request);
          // a request without anything to take is answered and not kept
          if (answer.accepted > 0) acknowledged.messageIds.add(answer.messageId);
          for (const { payloadId } of answer.items) if (payloadId) acknowledged.payloadIds.add(payloadId);
          break;
        }
        await sleep(retryMs);
      }
      if (eventsPerSecond) await sleep((request.items.length / eventsPerSecond) * sourcesAtOnce * 1_000);
    }
  };
  await Promise.all(Array.from({ length: sourcesAtOnce }, source));
  mails.close();
  return acknowledged;
}

interface Answer {
  messageId: string;
  accepted: number;
  items: Array<{ payloadId?: string }>;
}

/** Posts a request as it is. */
export function offer(tenant: Tenant, request: SentRequest): Promise<Response> {
  if (request.door === 'mail') throw new Error('a mail is not posted');
  const { url, key } = tenant.systems[request.door];
  return fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...encodingOf[request.door] },
    body: bodyOf(request),
    signal: AbortSignal.timeout(patienceMs),
  });
}

/** @returns the door's answer once it has the request durably, null for anything else. */
export async function post(tenant: Tenant, request: SentRequest): Promise<Answer | null> {
  try {
    const response = await offer(tenant, request);
    const answer = (await response.json()) as Answer;
    return response.status === 207 ? answer : null;
  } catch {
    return null;
  }
}

const encodingOf = {
  api: { 'content-type': 'application/x-ndjson' },
  pump: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
};

/** The API is sent lines, the data pump sends a packed array. */
function bodyOf({ door, items }: SentRequest): string | Uint8Array<ArrayBuffer> {
  const texts = items.map((item) => item.text);
  return door === 'api' ? texts.join('\n') : new Uint8Array(gzipSync(`[${texts.join(',')}]`));
}

/** @returns what the door's 250 says it has stored, null for any other reply or none. */
async function mail(mails: Transporter, { systems }: Tenant, { items }: SentRequest): Promise<Answer | null> {
  const { id, to } = systems.mail;
  const payload = JSON.parse(items[0]?.text ?? '') as MailPayload;
  const { messageId, from, subject, date, text } = payload;
  try {
    const sent = await mails.sendMail({ messageId, from, to, subject, date: date ?? undefined, text });
    const stored = /^250 Stored as (\S+)$/.exec(sent.response ?? '')?.[1];
    const taken = [{ payloadId: payloadId(id, mailIdentity(payload)) }];
    return stored ? { messageId: stored, accepted: 1, items: taken } : null;
  } catch {
    return null;
  }
}
