import { forCustomer, type Transaction } from '../../platform/database.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork } from '../identity/ticket-rights.ts';
import { searchTermSchema } from '../lists/criteria/criteria.ts';
import { foldText } from '../lists/criteria/fold.ts';
import type { Direction, ExternalSystemType } from './external-schemas.ts';
import { type OpenIssue, openIssuesColumn } from './open-issues.ts';

/** An integration with its state: a source of alarms, or a maintenance system. */
export interface SourceSystemRow {
  id: number;
  name: string;
  displayName: string;
  isActive: boolean;
  direction: Direction;
  lastContactAt: Date | null;
  openIssues: OpenIssue[];
  hideConfidenceThreshold: number;
  rescaleConfidenceThreshold: number;
  highlightConfidenceThreshold: number;
}

/** All of a customer's sources, by display name: few, so that searching them needs no index. */
export const readSourceSystems = (trx: Transaction, customerId: number): Promise<SourceSystemRow[]> =>
  readSystems(trx, customerId, 'BUILDING_AUTOMATION_SYSTEM');

async function readSystems(trx: Transaction, customerId: number, type: ExternalSystemType): Promise<SourceSystemRow[]> {
  const { rows } = await trx.raw(
    `select e.id, e.name, e.display_name as "displayName", e.is_active as "isActive", k.last_access_at as "lastContactAt",
       e.direction, ${openIssuesColumn},
       e.hide_confidence_threshold as "hideConfidenceThreshold",
       e.rescale_confidence_threshold as "rescaleConfidenceThreshold",
       e.highlight_confidence_threshold as "highlightConfidenceThreshold"
     from external_systems e
     left join external_system_contacts k on k.customer_id = e.customer_id and k.system_id = e.id
     where e.customer_id = ? and e.type = ?
     order by e.display_name, e.id`,
    [customerId, type],
  );
  return rows;
}

/** The customer's sources whose name holds the term. */
export async function listSourceSystems(ctx: Ctx, search?: string | null): Promise<SourceSystemRow[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const term = searchTermSchema.parse(search);
  const systems = await forCustomer(ctx.db, ctx.customer.id, (trx) => readSourceSystems(trx, ctx.customer.id));
  return systems.filter(({ name, displayName }) => foldText(`${displayName} ${name}`).includes(term));
}

/**
 * The customer's maintenance systems with their states (INT.2), for whoever sees tickets and the states of integrations.
 * @throws AppError FORBIDDEN
 */
export async function listMaintenanceSystems(ctx: Ctx): Promise<SourceSystemRow[]> {
  assertPermission(ctx, 'integrations', 'VIEW');
  assertWork(ctx);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readSystems(trx, ctx.customer.id, 'WORK_ORDER_SYSTEM'));
}
