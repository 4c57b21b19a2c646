import type { Database } from '../../platform/database.ts';
import { type PersonRecord, type PersonRow, personColumns, toPerson } from './person-row.ts';

/** Returns a person by id; null if there is none. */
export async function findPerson(db: Database, id: string): Promise<PersonRow | null> {
  const { rows } = await db.raw(`select ${personColumns} from users u where u.id = ?`, [id]);
  return rows[0] ? toPerson(rows[0] as PersonRecord) : null;
}
