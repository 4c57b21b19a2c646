import type { Database } from '../../platform/database.ts';
import { type PersonRecord, type PersonRow, personColumns, toPerson } from './person-row.ts';

/** A person by id; null where there is none. */
export async function findPerson(db: Database, id: string): Promise<PersonRow | null> {
  const { rows } = await db.raw(`select ${personColumns} from users u where u.id = ?`, [id]);
  return rows[0] ? toPerson(rows[0] as PersonRecord) : null;
}
