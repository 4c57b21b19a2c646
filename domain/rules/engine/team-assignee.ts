import type { Transaction } from '../../../platform/database.ts';
import { shownName } from '../../people/member-columns.ts';

/** A member of a team, who has access to the customer. */
export interface Candidate {
  id: string;
  name: string;
  isAdmin: boolean;
}

/** Policy teamAssignee (AUTO.26): the first admin of the team by name, else its first member; null: nobody. */
export function teamAssignee(members: readonly Candidate[]): string | null {
  const byName = members.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  return (byName.find(({ isAdmin }) => isAdmin) ?? byName[0])?.id ?? null;
}

/** Reads the members of teams with active access. */
export async function readMembers(
  trx: Transaction,
  customerId: number,
  teamIds: readonly string[],
): Promise<Candidate[]> {
  const { rows } = await trx.raw(
    `select u.id, ${shownName} as name, t.role = 'TEAM_ADMIN' as "isAdmin"
     from team_members t join users u on u.id = t.user_id
     join memberships m on m.customer_id = t.customer_id and m.user_id = t.user_id and m.status = 'active'
     where t.customer_id = ? and t.team_id::text = any(?::text[])`,
    [customerId, [...teamIds]],
  );
  return rows;
}
