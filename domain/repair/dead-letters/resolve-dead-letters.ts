import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { itemMaxKb, listLimits } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readExternalSystems } from '../../integrations/external-system-row.ts';
import { externalSystemId, missing } from '../../integrations/list-external-systems.ts';
import { type DeadLetter, type DeadLetterPorts, sendableSteps } from './dead-letter.ts';

const given = z.object({
  externalSystemId: z.string(),
  /** Ids of the letters; null for the newest of a kind or of all. */
  ids: z.array(z.uuid()).max(listLimits.limit).nullish(),
  kind: z.string().max(50).nullish(),
});
const sending = given.extend({
  /** Payload that is sent in place of one letter's. */
  payload: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= itemMaxKb * 1_024, repairTexts.payloadTooLarge(itemMaxKb))
    .nullish(),
});

export interface Resolved {
  settled: number;
  /** Letters of the same kind that still wait: call again for the next part. */
  left: number;
}

/**
 * Sends letters of an integration again, as if its door had received them now: one, optionally with a corrected
 * payload, or as many as a call takes. Those that cannot be read again wait again. Super users only.
 * @throws AppError NOT_FOUND, INVALID, CONFLICT when none of them can be sent.
 */
export async function sendDeadLettersAgain(
  ctx: Ctx,
  ports: DeadLetterPorts,
  input: z.input<typeof sending>,
): Promise<Resolved> {
  const { payload, ...which } = sending.parse(input);
  if (payload != null && which.ids?.length !== 1)
    throw invalid(repairTexts.oneLetter, [{ path: 'payload', message: repairTexts.chooseOne }]);
  if (payload != null && !isJson(payload))
    throw invalid(repairTexts.notJson, [{ path: 'payload', message: repairTexts.isNotJson }]);
  const { systemId, isMail, letters, left } = await find(ctx, ports, which);
  if (payload != null && isMail && typeof JSON.parse(payload)?.messageId !== 'string')
    throw invalid(repairTexts.mailNeedsId, [{ path: 'payload', message: repairTexts.messageIdMissing }]);
  const sendable = letters.filter((letter) => sendableSteps.includes(letter.step));
  if (letters.length > 0 && sendable.length === 0) throw conflict(repairTexts.nothingToSend);
  const at = ctx.clock.now().getTime();
  await audit(ctx, 'sendDeadLettersAgain', systemId, { ids: sendable.map(idOf), isCorrected: payload != null });
  await ports.resolve(
    sendable.map((letter) => ({
      customerId: ctx.customer.id,
      letter,
      how: 'sent_again' as const,
      send: { payload: payload ?? letter.payload, isMail },
      at,
    })),
  );
  return answer(ctx, { systemId, settled: sendable.length, left });
}

/** Dismisses letters of an integration: they will not be corrected. Super users only. @throws AppError NOT_FOUND. */
export async function dismissDeadLetters(
  ctx: Ctx,
  ports: DeadLetterPorts,
  input: z.input<typeof given>,
): Promise<Resolved> {
  const which = given.parse(input);
  const { systemId, letters, left } = await find(ctx, ports, which);
  const at = ctx.clock.now().getTime();
  await audit(ctx, 'dismissDeadLetters', systemId, { ids: letters.map(idOf) });
  await ports.resolve(
    letters.map((letter) => ({ customerId: ctx.customer.id, letter, how: 'dismissed' as const, send: null, at })),
  );
  return answer(ctx, { systemId, settled: letters.length, left });
}

async function find(ctx: Ctx, ports: DeadLetterPorts, { externalSystemId: id, ids, kind }: z.output<typeof given>) {
  assertSuper(ctx);
  const systemId = externalSystemId(id);
  const customerId = ctx.customer.id;
  const [system] = await forCustomer(ctx.db, customerId, (trx) =>
    readExternalSystems(trx, customerId, 'and e.id = :systemId', { systemId }),
  );
  if (!system) throw missing();
  const ofKind = { customerId, systemId, ids: null, kind: kind ?? null, text: null };
  const wanted = ids ? { ...ofKind, ids, kind: null } : ofKind;
  const letters = await ports.list({ ...wanted, limit: listLimits.limit, offset: 0 });
  // counted before any is resolved: the warehouse has that only after an unknown delay
  const counts = await ports.counts(ofKind);
  const waiting = counts.reduce((sum, one) => sum + one.count, 0);
  const left = Math.max(0, waiting - letters.length);
  return { systemId, isMail: system.connectionType === 'EMAIL', letters, left };
}

const idOf = ({ payloadId }: DeadLetter): string => payloadId;

/** Audits before anything is sent: letters are settled in Kafka, which shares no transaction with the log. */
async function audit(
  ctx: Ctx,
  action: string,
  systemId: number,
  after: { ids: string[]; isCorrected?: boolean },
): Promise<void> {
  if (after.ids.length === 0) return;
  await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    writeAudit(trx, ctx, { action, subject: { kind: 'integration', id: systemId }, after }),
  );
}

function answer(ctx: Ctx, { systemId, ...result }: Resolved & { systemId: number }): Resolved {
  ctx.log.info({ userId: ctx.person.id, systemId, settled: result.settled }, 'dead letters settled');
  return result;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
