import type { Database } from '../../platform/database.ts';

/** A table or view outside of the engine's own schemas. */
export interface Relation {
  name: string;
  /** As pg_class has it: `r` table, `p` partitioned, `v` view, `m` materialised view, `f` foreign table. */
  kind: string;
  columns: string[];
  /** Those of the columns that the database fills itself. */
  generated: string[];
}

interface Column {
  relation: string;
  kind: string;
  name: string;
  type: string;
  isGenerated: boolean;
}

/** Every relation that rows can be read from, the migrations' own ledger aside, by name. */
export async function listRelations(db: Database): Promise<Relation[]> {
  const relations = new Map<string, Relation>();
  for (const { relation, kind, name, isGenerated } of await listColumns(db)) {
    const known = relations.get(relation) ?? { name: relation, kind, columns: [], generated: [] };
    known.columns.push(name);
    if (isGenerated) known.generated.push(name);
    relations.set(relation, known);
  }
  return [...relations.values()];
}

async function listColumns(db: Database): Promise<Column[]> {
  const { rows } = await db.raw(
    `select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as relation,
       c.relkind as kind, a.attname as name, t.typname as type,
       a.attidentity <> '' or a.attgenerated <> '' as "isGenerated"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema)'
       and c.relname not like 'knex\\_%'
     order by relation, a.attnum`,
  );
  return rows;
}

/** Values by type, different for each seed where possible. */
const values: Record<string, (seed: number) => unknown> = {
  int2: () => 1,
  int4: (seed) => seed,
  int8: (seed) => seed,
  numeric: () => 1,
  float4: () => 1,
  float8: () => 1,
  bool: () => false,
  text: (seed) => `text of ${seed}`,
  _text: (seed) => [`text of ${seed}`],
  _int8: (seed) => [seed],
  int8multirange: (seed) => `{[${seed},${seed}]}`,
  uuid: (seed) => `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`,
  _uuid: (seed) => `{00000000-0000-4000-8000-${String(seed).padStart(12, '0')}}`,
  bytea: (seed) => Buffer.from(`bytes of ${seed}`),
  timestamptz: () => new Date(0),
  date: () => '1970-01-01',
  jsonb: () => '{}',
};

/**
 * Inserts one row of each customer into every table, whatever the tables are. Drops checks, foreign keys and triggers,
 * so only for a database of one's own. Texts contain `text of <customer>`.
 */
export async function fillTables(db: Database, customerIds: readonly number[]): Promise<void> {
  const { rows: constraints } = await db.raw(
    `select conrelid::regclass::text as relation, quote_ident(conname) as name from pg_constraint
     where contype in ('c', 'f') and connamespace = 'public'::regnamespace`,
  );
  for (const { relation, name } of constraints) await db.raw(`alter table ${relation} drop constraint ${name}`);
  const { rows: triggers } = await db.raw(
    `select tgrelid::regclass::text as relation, quote_ident(tgname) as name from pg_trigger where not tgisinternal`,
  );
  for (const { relation, name } of triggers) await db.raw(`drop trigger ${name} on ${relation}`);
  const columns = (await listColumns(db)).filter(({ kind, isGenerated }) => 'rp'.includes(kind) && !isGenerated);
  for (const relation of new Set(columns.map((column) => column.relation))) {
    const filled = columns.filter((column) => column.relation === relation);
    for (const customerId of customerIds) {
      const row = filled.map(({ name, type }) => {
        const value = values[type];
        if (!value)
          throw new Error(`${relation}.${name} is of type ${type}: add a value of it to ${import.meta.filename}`);
        return value(customerId);
      });
      await db.raw(
        `insert into ${relation} (${filled.map(({ name }) => name).join(', ')}) values (${row.map(() => '?').join(', ')})`,
        row,
      );
    }
  }
}
