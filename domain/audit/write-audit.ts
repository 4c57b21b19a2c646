import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { changedFields, type Fields } from './field-changes.ts';

/** Actor, customer and origin of a request. A job has no request. */
export interface AuditCtx {
  /** Null for what belongs to no customer: an own account, or the provider. */
  customer: { id: number } | null;
  /** Null for the system. */
  person: { id: string; isSuper: boolean } | null;
  clock: Clock;
  address?: string;
  requestId?: string;
}

export interface AuditSubject {
  /** Kind of thing, e.g. `team`. */
  kind: string;
  /** Null where it was done to several. */
  id: string | number | null;
}

export interface Audit {
  /** Name of the operation. */
  action: string;
  subject: AuditSubject;
  before?: Fields | null;
  after?: Fields | null;
}

const textMax = 200;

/**
 * Writes a row of the audit log, within the transaction of the change that it tells of. Of two sides only the fields
 * that differ are kept, and no secret (`changedFields`).
 */
export async function writeAudit(
  trx: Transaction,
  { customer, person, clock, address, requestId }: AuditCtx,
  { action, subject, before = null, after = null }: Audit,
): Promise<void> {
  const changed = changedFields(before, after);
  await trx('audit_log').insert({
    customer_id: customer?.id ?? null,
    at: clock.now(),
    user_id: person?.id ?? null,
    provider_user_id: person?.isSuper ? person.id : null,
    address: address?.slice(0, textMax) ?? null,
    request_id: requestId?.slice(0, textMax) ?? null,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id === null ? null : String(subject.id).slice(0, textMax),
    before: changed.before && JSON.stringify(changed.before),
    after: changed.after && JSON.stringify(changed.after),
  });
}
