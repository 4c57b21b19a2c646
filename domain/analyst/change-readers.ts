import type { Transaction } from '../../platform/database.ts';
import { conflict, limitReached, notFound } from '../../platform/errors.ts';
import { analystTexts as texts } from '../../texts/server/analyst.ts';
import { type AuditCtx, writeAudit } from '../audit/write-audit.ts';
import { analystReadersMax } from '../constants.ts';
import type { AnalystReader, AnalystReaders } from './readers.ts';

/** Changes of readers, by an administrator of the customer or by the command, within one transaction. */
interface ReaderChange {
  trx: Transaction;
  /** Its customer is the reader's. */
  ctx: AuditCtx & { customer: { id: number } };
  readers: AnalystReaders;
  name: string;
}

/** A secret that was just made; it is nowhere else. */
export interface ReaderSecret {
  name: string;
  secret: string;
}

const retryAfterSeconds = 86_400;

/**
 * Creates a reader of the customer, also under the name of one of its own that was revoked.
 * @throws AppError CONFLICT if somebody has the name, LIMIT for a customer with too many.
 */
export async function createAnalystReader(change: ReaderChange): Promise<ReaderSecret> {
  const { ctx, readers, name } = change;
  await begin(change);
  const known = await readers.list();
  const ofName = known.find((one) => one.name === name);
  // a name that another customer has given up stays its own
  if (ofName && (ofName.revokedAt === null || ofName.customerId !== ctx.customer.id))
    throw conflict(texts.exists(name));
  const own = known.filter(({ customerId }) => customerId === ctx.customer.id);
  if (!ofName && own.length >= analystReadersMax)
    throw limitReached(texts.tooMany(analystReadersMax), retryAfterSeconds);
  await record(change, 'createAnalystReader');
  const secret = await readers.create({ name, customerId: ctx.customer.id, now: ctx.clock.now() });
  if (secret === undefined) throw conflict(texts.exists(name));
  return { name, secret };
}

/** Gives a reader another secret; the old one is refused at once. @throws AppError NOT_FOUND. */
export async function rotateAnalystReader(change: ReaderChange): Promise<ReaderSecret> {
  await begin(change);
  await findActive(change);
  await record(change, 'rotateAnalystReader');
  const secret = await change.readers.rotate(change.name, change.ctx.clock.now());
  if (secret === undefined) throw notFound(texts.notFound);
  return { name: change.name, secret };
}

/** Revokes a reader, who is refused at once. @throws AppError NOT_FOUND. */
export async function revokeAnalystReader(change: ReaderChange): Promise<AnalystReader> {
  await begin(change);
  const reader = await findActive(change);
  await record(change, 'revokeAnalystReader');
  const now = change.ctx.clock.now();
  await change.readers.revoke(change.name, now);
  return { ...reader, revokedAt: now.toISOString() };
}

/** One change at a time: the warehouse has no unique names. @throws AppError CONFLICT where ClickHouse is a server. */
async function begin({ trx, readers }: ReaderChange): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('analyst readers'))`);
  if (!(await readers.areKept())) throw conflict(texts.notKept);
}

async function findActive({ ctx, readers, name }: ReaderChange): Promise<AnalystReader> {
  const own = await readers.list(ctx.customer.id);
  const reader = own.find((one) => one.name === name && one.revokedAt === null);
  if (!reader) throw notFound(texts.notFound);
  return reader;
}

/** The audit log is written first: a reader that it does not know would be worse than a row without a reader. */
const record = ({ trx, ctx, name }: ReaderChange, action: string): Promise<void> =>
  writeAudit(trx, ctx, { action, subject: { kind: 'analystReader', id: name }, after: { name } });
