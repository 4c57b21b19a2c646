import type { Database, Transaction } from '../../platform/database.ts';

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const rowsOf = ({ Plans: below = [], ...plan }: Plan): number => {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return below.reduce((sum, one) => sum + rowsOf(one), plan['Relation Name'] ? own : 0);
};

/** Counts the rows of tables and indexes that the statements of `ask` read. */
export async function rowsRead(db: Database, ask: (db: Database & Transaction) => Promise<unknown>): Promise<number> {
  let read = 0;
  const explaining = {
    async raw(statement: string, bindings: readonly unknown[]) {
      const { rows } = await db.raw(`explain (analyze, format json) ${statement}`, bindings);
      read += rowsOf(rows[0]['QUERY PLAN'][0].Plan);
      return db.raw(statement, bindings);
    },
  };
  await ask(explaining as unknown as Database & Transaction);
  return read;
}
