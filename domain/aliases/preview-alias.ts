import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { applyAlias, readWithAlias } from '../alarms/decisions/apply-alias.ts';
import { runVerb } from '../alarms/decisions/run-verb.ts';
import { readAlarmsMentioning } from '../alarms/rows/alarms-mentioning.ts';
import { readDirectory } from '../assets/directories.ts';
import { entityIdSchema, entityNameSchema } from '../assets/entity-input.ts';
import { keyOf } from '../assets/similarity.ts';
import { bulkSelectMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { BulkJobs } from '../jobs/bulk-job.ts';
import type { BulkResult } from '../jobs/bulk-result.ts';
import { factsOf } from '../properties/match-names.ts';
import { mentionOf } from '../properties/mentions.ts';
import { findOwner } from './check-aliases.ts';

const aliased = z.object({ entityId: entityIdSchema, alias: entityNameSchema });
/** Alarms that a preview shows. */
const shownMax = 10;

/** Preview of what an alias would change about alarms that exist. */
export interface AliasPreview {
  /** Alarms whose texts mention it. */
  mentioned: number;
  /** Those of them that would be about the entity. */
  changed: number;
  /** Those that stay as they are because a person has said what they are about. */
  verified: number;
  /** False if there are more than were looked at. */
  isComplete: boolean;
  samples: Array<{ alarmId: number; name: string; text: string; before: string | null; after: string | null }>;
}

/**
 * Says which alarms an alias would change if their texts were read again; changes nothing.
 * @throws AppError FORBIDDEN without access to assets and alarms, INVALID, NOT_FOUND.
 */
export async function previewAlias(ctx: Ctx, given: z.input<typeof aliased>): Promise<AliasPreview> {
  assertPermission(ctx, 'assets', 'VIEW');
  assertPermission(ctx, 'alarms', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { alarms, changed, alias, isComplete } = await readChanged(trx, ctx, aliased.parse(given));
    const type = alias.facts[0]?.type;
    const isVerified = ({ properties }: (typeof alarms)[number]) =>
      properties.some((property) => property.by === 'PERSON' && property.type === type);
    return {
      mentioned: alarms.length,
      changed: changed.length,
      verified: alarms.filter(isVerified).length,
      isComplete,
      samples: changed.slice(0, shownMax).map(({ alarm, after }) => ({
        ...{ alarmId: alarm.id, name: alarm.name, text: mentionOf(alarm.texts, alias.aliasKey)?.text ?? '' },
        before: alarm.properties.find((property) => property.type === type)?.value[0] ?? null,
        after: after.find((property) => property.type === type)?.value[0] ?? null,
      })),
    };
  });
}

/**
 * Reads the texts of unverified alarms that mention an alias again, as a job where they are many (AST.6).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function applyAliasToAlarms(
  ctx: Ctx,
  jobs: BulkJobs,
  given: z.input<typeof aliased>,
): Promise<BulkResult> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { changed, alias } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readChanged(trx, ctx, aliased.parse(given)),
  );
  const ids = changed.map(({ alarm }) => String(alarm.id));
  if (ids.length === 0) return { taskId: null, undoId: null, affected: 0, skipped: 0, failures: [] };
  return runVerb(ctx, jobs, applyAlias, { ids, ...alias });
}

async function readChanged(
  trx: Transaction,
  ctx: Ctx,
  { entityId, alias: text }: z.output<typeof aliased>,
): Promise<{
  alarms: Awaited<ReturnType<typeof readAlarmsMentioning>>;
  changed: Array<{
    alarm: Awaited<ReturnType<typeof readAlarmsMentioning>>[number];
    after: NonNullable<ReturnType<typeof readWithAlias>>;
  }>;
  alias: { aliasKey: string; facts: ReturnType<typeof factsOf> };
  isComplete: boolean;
}> {
  await findOwner(trx, ctx.customer.id, entityId);
  const directory = await readDirectory(trx, ctx.customer.id);
  const entity = directory.byId(entityId);
  const alias = { aliasKey: keyOf(text), facts: entity ? factsOf(entity, directory) : [] };
  const found = await readAlarmsMentioning(trx, ctx.customer.id, text, bulkSelectMax);
  const alarms = found.filter(({ texts }) => mentionOf(texts, alias.aliasKey) !== null);
  const changed = alarms.flatMap((alarm) => {
    const after = readWithAlias(alarm, alias);
    return after ? [{ alarm, after }] : [];
  });
  return { alarms, changed, alias, isComplete: found.length < bulkSelectMax };
}
