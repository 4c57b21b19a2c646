import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { isPlanned } from '../identity/area-plans.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import type { Area } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import { createAnalystReader, type ReaderSecret, revokeAnalystReader, rotateAnalystReader } from './change-readers.ts';
import { type AnalystReader, type AnalystReaders, readerName } from './readers.ts';

/** Areas that the views show: who may not see all of them gives nobody a key to them. */
const shown: readonly Area[] = ['alarms', 'work.allWork', 'users'];

/** @throws AppError FORBIDDEN for who does not administer the customer, or may not see everything that readers see. */
function assertReaders(ctx: Ctx): void {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  if (shown.some((area) => isPlanned(ctx.customer, area) && !may(ctx, area, 'VIEW'))) throw forbidden();
}

/**
 * Lists the customer's readers by name, revoked ones too: no more than `analystReadersMax`. None is kept where ClickHouse
 * is a server with users of its own. @throws AppError FORBIDDEN.
 */
export async function listOwnReaders(
  ctx: Ctx,
  readers: AnalystReaders,
): Promise<{ isKept: boolean; rows: AnalystReader[] }> {
  assertReaders(ctx);
  const isKept = await readers.areKept();
  return { isKept, rows: isKept ? await readers.list(ctx.customer.id) : [] };
}

/** Suffix of the customer's readers: a name says nothing of other customers' names. */
const signInName = (ctx: Ctx, name: string): string => `${name}-${ctx.customer.id}`;

/**
 * Creates a reader, who signs in as the name and the number of the customer.
 * @throws AppError FORBIDDEN, INVALID for a wrong name; others as `createAnalystReader`.
 */
export async function createOwnReader(ctx: Ctx, readers: AnalystReaders, given: string): Promise<ReaderSecret> {
  assertReaders(ctx);
  const { name } = z.object({ name: z.string().trim().max(50).pipe(readerName) }).parse({ name: given });
  return changed(ctx, readers, signInName(ctx, name), createAnalystReader);
}

/** Gives a reader another secret. @throws AppError FORBIDDEN, NOT_FOUND for another customer's or a revoked one. */
export async function rotateOwnReader(ctx: Ctx, readers: AnalystReaders, name: string): Promise<ReaderSecret> {
  assertReaders(ctx);
  return changed(ctx, readers, name, rotateAnalystReader);
}

/** Revokes a reader. @throws AppError FORBIDDEN, NOT_FOUND for another customer's or a revoked one. */
export async function revokeOwnReader(ctx: Ctx, readers: AnalystReaders, name: string): Promise<AnalystReader> {
  assertReaders(ctx);
  return changed(ctx, readers, name, revokeAnalystReader);
}

const changed = <T>(
  ctx: Ctx,
  readers: AnalystReaders,
  name: string,
  change: (of: Parameters<typeof createAnalystReader>[0]) => Promise<T>,
): Promise<T> => forCustomer(ctx.db, ctx.customer.id, (trx) => change({ trx, ctx, readers, name }));
