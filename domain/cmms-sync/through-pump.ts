import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Response } from 'undici';
import { type Database, forCustomer } from '../../platform/database.ts';
import { type Outbound, type OutboundInit, OutboundRefused, type OutboundResponse } from '../../platform/outbound.ts';
import type { Seal } from '../../platform/seal.ts';
import { cmmsSyncTexts } from '../../texts/server/cmms-sync.ts';
import { openLicenseKey } from '../integrations/license-key.ts';
import {
  answerPlace,
  type PumpCallAnswer,
  type PumpCallRequest,
  pumpCallAnswerSchema,
  requestPlace,
  sealOfCalls,
} from '../integrations/pump-calls.ts';

const lookMs = 200;
const defaultTimeoutMs = 30_000;
const bodiless = [204, 205, 304];

/** Code of a call that no pump has taken: it was not made. */
export const pumpAwayCode = 'PUMP_AWAY';

/** An error as the transport expects it of a connection. */
const broken = (words: string, code: string | null): Error =>
  Object.assign(new Error(words), code === null ? {} : { code });

/**
 * Calls a maintenance system that only its network reaches: the pump there takes the call with its next report and
 * brings the answer. A call is made at most once; one that no pump has taken in time was not made.
 */
export function throughPump(
  { db, seal }: { db: Database; seal: Seal },
  { customerId, systemId }: { customerId: number; systemId: number },
): Pick<Outbound, 'fetch'> {
  async function sealOfSystem(): Promise<Seal> {
    const row = await forCustomer(db, customerId, (trx) =>
      trx('external_systems').where({ customer_id: customerId, id: systemId }).first('license_key_sealed'),
    );
    if (!row?.license_key_sealed) throw new OutboundRefused(cmmsSyncTexts.noPumpKey);
    return sealOfCalls(openLicenseKey(seal, customerId, systemId, row.license_key_sealed));
  }

  /** @throws what the signal says, where the pump has taken the call; else that it is away. */
  async function answerTo(id: string, signal: AbortSignal): Promise<Buffer> {
    const key = { customer_id: customerId, id };
    for (;;) {
      const row = await forCustomer(db, customerId, (trx) => trx('pump_calls').where(key).first('answer', 'taken_at'));
      if (row?.answer) return row.answer;
      if (signal.aborted) {
        if (row?.taken_at) throw signal.reason;
        throw broken(cmmsSyncTexts.pumpAway, pumpAwayCode);
      }
      await sleep(lookMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    async fetch(url, init) {
      const sealing = await sealOfSystem();
      const id = randomUUID();
      const timeoutMs = init.timeoutMs ?? defaultTimeoutMs;
      const signal = init.signal ?? AbortSignal.timeout(timeoutMs);
      const request: PumpCallRequest = { url: url.href, ...partsOf(init), timeoutMs };
      const now = new Date();
      await forCustomer(db, customerId, (trx) =>
        trx('pump_calls').insert({
          ...{ customer_id: customerId, id, system_id: systemId, created_at: now },
          request: sealing.seal(JSON.stringify(request), requestPlace(id)),
          expires_at: new Date(now.getTime() + timeoutMs),
        }),
      );
      try {
        const sealed = await answerTo(id, signal);
        return responseOf(pumpCallAnswerSchema.parse(JSON.parse(sealing.open(sealed, answerPlace(id)))));
      } finally {
        await forCustomer(db, customerId, (trx) => trx('pump_calls').where({ customer_id: customerId, id }).delete());
      }
    },
  };
}

function partsOf({ method, headers, body }: OutboundInit): Pick<PumpCallRequest, 'method' | 'headers' | 'body'> {
  const given = Object.entries((headers ?? {}) as Record<string, string>);
  const isForm = body instanceof URLSearchParams;
  return {
    method: method ?? 'GET',
    headers: isForm ? [...given, ['content-type', 'application/x-www-form-urlencoded;charset=UTF-8']] : given,
    body: body === undefined || body === null ? null : String(body),
  };
}

/** @throws OutboundRefused for an address that the pump's machine does not allow; an error of its connection. */
function responseOf(answer: PumpCallAnswer): OutboundResponse {
  if ('failed' in answer) {
    if (answer.isRefused) throw new OutboundRefused(answer.failed);
    throw broken(answer.failed, answer.code);
  }
  const { status, headers, body } = answer;
  return new Response(bodiless.includes(status) ? null : body, { status, headers });
}
