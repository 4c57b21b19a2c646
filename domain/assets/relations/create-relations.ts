import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { relationTexts } from '../../../texts/server/relations.ts';
import type { RecomputingCtx } from '../entities/recompute-entities.ts';
import { lockDirectory } from '../lock-directory.ts';
import {
  decideRelation,
  type RelationDecision,
  type RelationOrigin,
  type RelationWarning,
} from './decide-relations.ts';
import { type DeclaredRelation, type Edge, edgeOf } from './kinds.ts';
import { readKnown } from './read-known.ts';
import { weighServers } from './weigh-servers.ts';

/**
 * Result for a declared relation. CREATED: it is new; CONFIRMED: it was a suggestion; SUGGESTED: it waits for a
 * person (found by names, or an import that contradicts a person's relation, AST.14); EXISTS: it was there, waits, or was
 * dismissed.
 */
export type RelationResult =
  | {
      outcome: 'CREATED' | 'CONFIRMED' | 'SUGGESTED' | 'EXISTS';
      relationshipId: string;
      /** Sentences for people: it closes a loop, or skips a connected level (AST.3). */
      warnings: string[];
    }
  | {
      outcome: 'REFUSED';
      refusal: 'SELF' | 'CYCLE' | 'NOT_FOUND';
      /** Sentence for people. */
      reason: string;
    };

/** Person and customer of relations that are created. */
interface RelatingCtx extends RecomputingCtx {
  person: { id: string } | null;
}

const reasons = {
  SELF: relationTexts.toItself,
  CYCLE: relationTexts.closesPartCycle,
  NOT_FOUND: relationTexts.endNotFound,
} as const;

/**
 * Creates relations, each once whichever end declares it, in the caller's transaction: all that can be created are, and
 * the result says of each, in the order given, what became of it (AST.2, AST.3). Until the transaction ends no other
 * changes the customer's assets, so many are best created some thousands at a time. The caller asserts the permission
 * and writes the audit log.
 */
export async function createRelations(
  trx: Transaction,
  ctx: RelatingCtx,
  declared: readonly DeclaredRelation[],
  { origin }: { origin: RelationOrigin },
): Promise<RelationResult[]> {
  if (declared.length === 0) return [];
  await lockDirectory(trx, ctx.customer.id);
  const edges = declared.map(edgeOf);
  const known = await readKnown(trx, ctx.customer.id, edges);
  const decisions = edges.map((edge) => decideRelation(known, edge, origin));
  await writeEdges(trx, ctx, { edges, decisions, origin });
  await weighServers(
    trx,
    ctx,
    edges.filter((_, index) => isCounted(decisions[index])),
  );
  const nameOf = await readNames(trx, ctx.customer.id, decisions);
  return decisions.map((decision) =>
    decision.outcome === 'REFUSED'
      ? { ...decision, reason: reasons[decision.refusal] }
      : { ...decision, warnings: decision.warnings.map((warning) => sentenceOf(warning, nameOf)) },
  );
}

/** True for a relation that counts from now on. */
const isCounted = (decision: RelationDecision | undefined): boolean =>
  decision?.outcome === 'CREATED' || decision?.outcome === 'CONFIRMED';

type Decided = { edges: readonly Edge[]; decisions: readonly RelationDecision[]; origin: RelationOrigin };

async function writeEdges(
  trx: Transaction,
  { customer, person, clock }: RelatingCtx,
  { edges, decisions, origin }: Decided,
): Promise<void> {
  const written = edges.flatMap((edge, index) => {
    const outcome = decisions[index]?.outcome;
    if (outcome === 'EXISTS' || outcome === 'REFUSED') return [];
    return [{ ...edge, status: outcome === 'SUGGESTED' ? 'SUGGESTED' : 'CONFIRMED' }];
  });
  if (written.length === 0) return;
  await trx.raw(
    `insert into entity_relations (customer_id, source_id, kind, target_id, status, origin, created_by, created_at)
     select :customerId, e.source_id, e.kind, e.target_id, e.status, :origin, :personId::uuid, :at
     from unnest(:sources::bigint[], :kinds::text[], :targets::bigint[], :statuses::text[])
       as e(source_id, kind, target_id, status)
     on conflict (customer_id, source_id, kind, target_id) do update set status = excluded.status,
       origin = excluded.origin, created_by = excluded.created_by, created_at = excluded.created_at`,
    {
      ...{ customerId: customer.id, origin, personId: person?.id ?? null, at: clock.now() },
      sources: pgArray(
        'bigint',
        written.map(({ sourceId }) => sourceId),
      ),
      kinds: pgArray(
        'text',
        written.map(({ kind }) => kind),
      ),
      targets: pgArray(
        'bigint',
        written.map(({ targetId }) => targetId),
      ),
      statuses: pgArray(
        'text',
        written.map(({ status }) => status),
      ),
    },
  );
}

/** Reads the names that warnings speak of. */
async function readNames(
  trx: Transaction,
  customerId: number,
  decisions: readonly RelationDecision[],
): Promise<Map<number, string>> {
  const ids = decisions.flatMap((decision) =>
    decision.outcome === 'REFUSED'
      ? []
      : decision.warnings.flatMap(({ sourceId, targetId, ...rest }) => [
          sourceId,
          targetId,
          ...('viaId' in rest ? [rest.viaId] : []),
        ]),
  );
  if (ids.length === 0) return new Map();
  const { rows } = await trx.raw('select id, name from entities where customer_id = ? and id = any(?::bigint[])', [
    customerId,
    pgArray('bigint', [...new Set(ids)]),
  ]);
  return new Map(rows.map(({ id, name }: { id: number; name: string }) => [id, name]));
}

function sentenceOf(warning: RelationWarning, nameOf: ReadonlyMap<number, string>): string {
  const name = (id: number): string => nameOf.get(id) ?? String(id);
  return warning.about === 'LOOP'
    ? relationTexts.closesLoop(name(warning.sourceId), name(warning.targetId))
    : relationTexts.skipsLevel(name(warning.sourceId), name(warning.targetId), name(warning.viaId));
}
