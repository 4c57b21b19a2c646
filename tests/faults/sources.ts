import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createTransport, type Transporter } from 'nodemailer';
import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import { type MailPayload, mailIdentity } from '../../domain/integrations/mail-payload.ts';
import { slowness } from '../support/patience.ts';
import type { Tenant } from './arena.ts';
import type { SentRequest } from './traffic.ts';

/** Requests that doors accepted, and the ids that they returned. */
export interface Acknowledged {
  requests: SentRequest[];
  payloadIds: Set<string>;
  messageIds: Set<string>;
}

const sourcesAtOnce = 4;
const retryMs = 200;
const patienceMs = 15_000 * slowness();

/**
 * Sends every request until a door accepts it, several sources at a time: like real sources, repeats unchanged whatever
 * was not acknowledged, for any reason.
 * @param pace rate without faults (by default as fast as doors accept), and a signal to begin no further request.
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
          // a request without an acceptable item is answered and not stored
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

/** Posts a request unchanged. */
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

/** @returns the door's answer if it has stored the request durably, else null. */
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

/** Encodes a request: lines for the API, a compressed array for the data pump. */
function bodyOf({ door, items }: SentRequest): string | Uint8Array<ArrayBuffer> {
  const texts = items.map((item) => item.text);
  return door === 'api' ? texts.join('\n') : new Uint8Array(gzipSync(`[${texts.join(',')}]`));
}

/** @returns the ids in the door's 250 reply, null for any other reply or none. */
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
