import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { beginBulkJob } from '../alarms/decisions/begin-bulk-job.ts';
import { reassignAlarmPoints as verb } from '../alarms/decisions/reassign-alarm-points.ts';
import { decideAll } from '../alarms/decisions/run-verb.ts';
import { decidingPerson } from '../alarms/decisions/verb.ts';
import { alarmsOfEntity } from '../alarms/rows/alarm-property-rows.ts';
import { readDirectory } from '../assets/directories.ts';
import { writeEntityActivity } from '../assets/entities/write-entity-activity.ts';
import { entityIdSchema } from '../assets/entity-input.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { bulkJobThreshold } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { BulkJobs } from '../jobs/bulk-job.ts';
import type { BulkResult } from '../jobs/bulk-result.ts';
import { factsOf } from '../properties/match-names.ts';

const given = z.object({ entityId: entityIdSchema, toEntityId: entityIdSchema });

/** Alarms of one job: more than any building has. */
const mostAlarms = 500_000;

/**
 * Gives the points of all alarms on an asset, or in a place, to another one; more than a hundred are a job.
 * @throws AppError FORBIDDEN, INVALID for the same asset, NOT_FOUND, CONFLICT where there is no alarm.
 */
export async function reassignAlarmPoints(ctx: Ctx, jobs: BulkJobs, input: z.input<typeof given>): Promise<BulkResult> {
  verb.assert(ctx, { entity: null, fromId: 0 });
  const { entityId, toEntityId } = given.parse(input);
  if (entityId === toEntityId) throw invalid(assetTexts.sameAsset);
  const { id: customerId } = ctx.customer;
  const { change, ids } = await forCustomer(ctx.db, customerId, async (trx) => {
    const directory = await readDirectory(trx, customerId);
    const [from, to] = [directory.byId(entityId), directory.byId(toEntityId)];
    if (!from || !to) throw notFound(assetTexts.notFound);
    const alarms = await alarmsOfEntity(trx, customerId, entityId, mostAlarms);
    if (alarms.length === 0) throw conflict(assetTexts.noAlarms);
    const subject = { kind: 'entity', id: entityId };
    const after = { toEntityId, alarms: alarms.length };
    await writeAudit(trx, ctx, { action: 'reassignAlarmPoints', subject, after });
    await writeEntityActivity(trx, ctx, [
      { entityId, field: 'alarmsReassigned', prevValue: String(alarms.length), revValue: to.name },
      { entityId: toEntityId, field: 'alarmsReceived', prevValue: from.name, revValue: String(alarms.length) },
    ]);
    const facts = factsOf(to, directory).filter((fact) => fact.entityId !== entityId);
    return { ids: alarms, change: { fromId: entityId, entity: { id: to.id, name: to.name, facts } } };
  });
  const target = { ids: ids.map(String), expected: new Map<string, number>(), asOf: null };
  if (ids.length > bulkJobThreshold) return beginBulkJob(ctx, jobs, verb.name, change, target, { isAudited: true });
  const done = await forCustomer(ctx.db, customerId, (trx) =>
    decideAll(trx, decidingPerson(ctx), verb, change, target, null),
  );
  return { taskId: null, undoId: null, ...done };
}
