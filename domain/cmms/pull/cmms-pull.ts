import type { Transaction } from '../../../platform/database.ts';

/** Key of a pull. */
export interface CmmsPullKey {
  customerId: number;
  id: string;
}

/** Runs pulls to their end, even if processes die in the meantime. */
export interface CmmsPullJobs {
  /** Starts a pull; joins one that already runs. */
  start(key: CmmsPullKey): Promise<void>;
  /** Stops a pull that has been ended: it asks nothing more. */
  kill(key: CmmsPullKey): Promise<void>;
}

/** Change that a pull makes to one field. */
export interface FieldChange {
  name: string;
  title: string;
  dataType: string;
  isRequired: boolean;
  change: 'ADDED' | 'CHANGED' | 'REMOVED';
}

/** A maintenance system is asked for its fields, or for the values of some. */
export interface CmmsPull {
  id: string;
  systemId: number;
  kind: 'FIELDS' | 'DOMAIN_VALUES';
  /** Fields whose values are pulled; the first `done` are. */
  fieldIds: string[];
  done: number;
  /** Values of these that were read. */
  seen: number;
  added: number;
  changed: number;
  removed: number;
  /** True if it only computes the changes, without applying them. */
  isPreview: boolean;
  /** Names of the fields that may be added; null: all. */
  names: string[] | null;
  /** Changes that a preview found. */
  fields: FieldChange[];
  status: 'IN_PROGRESS' | 'COMPLETE' | 'FAILED';
  error: string | null;
  /** Null: the nightly run. */
  createdBy: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

const selected = `p.id, p.system_id as "systemId", p.kind, p.field_ids as "fieldIds", p.done, p.seen, p.added, p.changed, p.removed,
  p.is_preview as "isPreview", p.names, p.fields,
  p.status, p.error, p.created_by as "createdBy", p.created_at as "createdAt", p.finished_at as "finishedAt"`;

/** Reads a customer's pulls; `rest` narrows and orders table `p`, with its bindings named. */
export async function readPulls(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<CmmsPull[]> {
  const { rows } = await trx.raw(`select ${selected} from cmms_pulls p where p.customer_id = :customerId ${rest}`, {
    customerId,
    ...bindings,
  });
  return rows;
}

/** Locks a pull that is not at its end. @returns null for one that is. */
export async function lockPull(trx: Transaction, { customerId, id }: CmmsPullKey): Promise<CmmsPull | null> {
  const [pull] = await readPulls(trx, customerId, `and p.id = :id and p.status = 'IN_PROGRESS' for update`, { id });
  return pull ?? null;
}

/** Ends a pull and releases its fields for other pulls. */
export async function endPull(
  trx: Transaction,
  { customerId, id }: CmmsPullKey,
  end: { status: 'COMPLETE' | 'FAILED'; error: string | null; at: Date },
): Promise<void> {
  await trx('cmms_pulls')
    .where({ customer_id: customerId, id, status: 'IN_PROGRESS' })
    .update({ status: end.status, error: end.error, finished_at: end.at });
  await trx('external_cmms_fields')
    .where({ customer_id: customerId, values_pull_id: id })
    .update({ values_pull_id: null });
}
