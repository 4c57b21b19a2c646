import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../../platform/database.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';
import { may } from '../../identity/assert-permission.ts';
import { isReadOnly } from '../../identity/assert-writable.ts';
import { findAsker } from '../../identity/find-asker.ts';
import { schemaLabel } from '../../integrations/external-schemas.ts';
import { readExternalSystems } from '../../integrations/external-system-row.ts';
import type { CmmsConnector, FindCmmsConnector, PullCtx, PulledValue } from '../connector.ts';
import { findField } from '../field-rows.ts';
import { upsertValues, valueKey } from '../value-rows.ts';
import { type CmmsPull, type CmmsPullKey, endPull, type FieldChange, lockPull, readPulls } from './cmms-pull.ts';
import { changesOf, keepFields, keepPreview } from './keep-fields.ts';

/** A pull that retries cannot complete; its message is shown to people. */
export class PullRefused extends Error {}

interface Deps {
  db: Database;
  clock: Clock;
  findConnector: FindCmmsConnector;
}

/** Progress of a pull: values that it has read, and their number where the system states it. */
export interface PullProgress {
  items: number;
  total: number | null;
  share: number;
}
type OnProgress = (progress: PullProgress) => Promise<void> | void;

/**
 * Runs the rest of a pull: a step is a system's fields, or the values of one field. Steps are idempotent.
 * @param onProgress is called for each step, and for each page of values
 * @throws PullRefused for a system that cannot be read, or who may no longer ask for it; other errors of connectors.
 */
export async function runPull(
  deps: Deps,
  key: CmmsPullKey,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<void> {
  for (;;) {
    const [pull] = await forCustomer(deps.db, key.customerId, (trx) =>
      readPulls(trx, key.customerId, `and p.id = :id and p.status = 'IN_PROGRESS'`, { id: key.id }),
    );
    if (!pull) return;
    if (pull.createdBy !== null) await assertMayStill(deps, key, pull.createdBy);
    await onProgress(progressOf(pull));
    if (pull.kind === 'FIELDS') await pullFields(deps, key, pull, signal);
    else await pullNextValues(deps, key, pull, signal, onProgress);
  }
}

/** @param current values of the field in hand: number read, and number of all; null: unknown. */
function progressOf(
  { fieldIds, done, seen }: CmmsPull,
  current = { items: 0, total: null as number | null },
): PullProgress {
  const steps = Math.max(1, fieldIds.length);
  const within = current.total ? Math.min(1, current.items / current.total) : 0;
  return {
    items: seen + current.items,
    // of other fields nothing is known before they are read
    total: fieldIds.length - done === 1 && current.total !== null ? seen + current.total : null,
    share: Math.min(1, (done + within) / steps),
  };
}

/** Checks what the person who asked for a pull may do now (USR.22). @throws PullRefused. */
async function assertMayStill(deps: Deps, { customerId }: CmmsPullKey, userId: string): Promise<void> {
  const asker = await findAsker(deps, { userId, customerId });
  if (!asker || isReadOnly(asker) || !may(asker, 'cmmsFields', 'EDIT'))
    throw new PullRefused(cmmsTexts.mayNoLongerPull);
}

/** Records that a pull has failed, and why. */
export async function failPull(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: CmmsPullKey,
  error: string,
): Promise<void> {
  const end = { status: 'FAILED', error: error.slice(0, 1_000), at: clock.now() } as const;
  await forCustomer(db, key.customerId, (trx) => endPull(trx, key, end));
}

async function connect(deps: Deps, { customerId }: CmmsPullKey, pull: CmmsPull, signal: AbortSignal) {
  const [system] = await forCustomer(deps.db, customerId, (trx) =>
    readExternalSystems(trx, customerId, 'and e.id = :id', { id: pull.systemId }),
  );
  if (!system) throw new PullRefused(cmmsTexts.systemRemoved);
  if (!system.isActive) throw new PullRefused(cmmsTexts.systemOff(system.displayName));
  const connector: CmmsConnector | undefined = deps.findConnector(system.schema);
  if (!connector) throw new PullRefused(cmmsTexts.pullUnsupported(schemaLabel(system.schema)));
  const ctx: PullCtx = { customerId, system, signal };
  return { connector, ctx };
}

async function pullFields(deps: Deps, key: CmmsPullKey, pull: CmmsPull, signal: AbortSignal): Promise<void> {
  const { connector, ctx } = await connect(deps, key, pull, signal);
  const pulled = await connector.pullFields(ctx);
  const at = deps.clock.now();
  await step(deps, key, async (trx, { createdBy, isPreview, names }) => {
    const of = { customerId: key.customerId, systemId: pull.systemId };
    const changes = await changesOf(trx, of, pulled, names);
    if (isPreview) await keepPreview(trx, key, changes);
    else await keepFields(trx, of, changes, { by: createdBy, at });
    const many = (change: FieldChange['change']): number => changes.filter((one) => one.change === change).length;
    const kept = { added: many('ADDED'), changed: many('CHANGED'), removed: many('REMOVED') };
    await count(trx, key, kept, { done: pull.done + 1, seen: pulled.length });
    await endPull(trx, key, { status: 'COMPLETE', error: null, at });
  });
}

async function pullNextValues(
  deps: Deps,
  key: CmmsPullKey,
  pull: CmmsPull,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<void> {
  const fieldId = pull.fieldIds[pull.done];
  if (fieldId === undefined) {
    const end = { status: 'COMPLETE', error: null, at: deps.clock.now() } as const;
    return forCustomer(deps.db, key.customerId, (trx) => endPull(trx, key, end));
  }
  const { connector, ctx } = await connect(deps, key, pull, signal);
  const pulledField = await forCustomer(deps.db, key.customerId, async (trx) => {
    const field = await findField(trx, key.customerId, fieldId);
    const parent = field.relatedParentFieldId && (await findField(trx, key.customerId, field.relatedParentFieldId));
    return { name: field.name, parentName: parent ? parent.name : null };
  });
  const values = new Map<string, ReturnType<typeof given>>();
  const current = { items: 0, total: null as number | null };
  const total = (count: number): void => {
    current.total = count;
  };
  for await (const page of connector.pullValues({ ...ctx, total }, pulledField)) {
    for (const value of page.map(given)) values.set(valueKey(value), value);
    current.items += page.length;
    await onProgress(progressOf(pull, current));
  }
  const at = deps.clock.now();
  await step(deps, key, async (trx, { createdBy }) => {
    const of = { customerId: key.customerId, fieldId, by: createdBy, at };
    const removed = await removeOthers(trx, of, [...values.keys()]);
    const written = await upsertValues(trx, of, [...values.values()], { isManual: false });
    await trx('external_cmms_fields')
      .where({ customer_id: key.customerId, id: fieldId })
      .update({ last_refreshed_at: at, last_refreshed_by: createdBy });
    await count(trx, key, { ...written, removed }, { done: pull.done + 1, seen: pull.seen + current.items });
  });
}

const given = ({ name, value, externalId, parentExternalId }: PulledValue) => ({
  name,
  value: value?.trim() || name,
  externalId: externalId ?? null,
  parentExternalId: parentExternalId ?? null,
});

/** Stops offering values that the system no longer has; values that people added stay (CMMS.12). */
async function removeOthers(
  trx: Transaction,
  of: { customerId: number; fieldId: string; by: string | null; at: Date },
  keys: readonly string[],
): Promise<number> {
  const { rowCount } = await trx.raw(
    `update external_cmms_domain_values v set is_deleted = true, modified_by = :by::uuid, modified_at = :at::timestamptz
     where v.customer_id = :customerId and v.field_id = :fieldId and not v.is_deleted and not v.is_manually_added
       and not exists (select 1 from jsonb_array_elements(:keys::jsonb) as k (key)
         where k.key->>0 = v.name and k.key->>1 = coalesce(v.parent_external_id, ''))`,
    { ...of, keys: `[${keys.join(',')}]` },
  );
  return rowCount;
}

/** Writes while the pull is not at its end: an attempt that was given up writes nothing more. */
const step = (
  deps: Deps,
  key: CmmsPullKey,
  write: (trx: Transaction, pull: CmmsPull) => Promise<void>,
): Promise<void> =>
  forCustomer(deps.db, key.customerId, async (trx) => {
    const pull = await lockPull(trx, key);
    if (pull) await write(trx, pull);
  });

const count = async (
  trx: Transaction,
  { customerId, id }: CmmsPullKey,
  kept: { added: number; changed: number; removed: number },
  read: { done: number; seen: number },
): Promise<void> => {
  await trx.raw(
    `update cmms_pulls set added = added + :added, changed = changed + :changed, removed = removed + :removed,
       done = :done, seen = :seen
     where customer_id = :customerId and id = :id`,
    { customerId, id, ...kept, ...read },
  );
};
