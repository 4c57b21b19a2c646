import type { Transaction } from '../../platform/database.ts';
import { may } from '../identity/assert-permission.ts';
import { mayAsk } from '../identity/cmms-access.ts';
import { leadsAllTeams } from '../identity/ticket-rights.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import { kindLenses } from '../lists/generated/lenses.ts';
import type { LensCategory } from '../lists/lens-categories.ts';
import { type LensKind, listKindNames } from '../lists/list-kinds.ts';
import type { Lens } from './lens.ts';
import { type LensViewer, mayOfTeam, openKinds, seesKind } from './lens-viewer.ts';
import { readableCriteria } from './readable-criteria.ts';
import { readTeamPlaces } from './team-places.ts';

/** Initial settings of a lens's table, as stored. */
export interface TableOptions {
  sort: string;
  columns: string[] | null;
}

interface LensRecord {
  id: string;
  owner_id: string | null;
  team_id: number | null;
  team_name: string | null;
  team_filters: Criterion[] | null;
  is_all_buildings: boolean | null;
  team_role: string | null;
  type: LensKind;
  name: string;
  description: string;
  category: LensCategory;
  criteria: Criterion[];
  table_options: TableOptions;
}

/** A lens as stored, without its position in a person's menu. */
export type StoredLens = Omit<Lens, 'order' | 'isHidden'> & { type: LensKind; ownerId: string | null };

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Reads the lenses created by people that the viewer may open, oldest first within a group; not those with criteria
 * that the viewer may not filter by.
 * @param ids limits the lenses to these.
 */
export async function readLenses(
  trx: Transaction,
  viewer: LensViewer,
  ids: readonly string[] | null,
): Promise<StoredLens[]> {
  const { mine, team } = openKinds(viewer);
  const wanted = ids?.filter((id) => uuid.test(id)) ?? null;
  const types = listKindNames.filter((kind) => seesKind(viewer, kind));
  if ((!mine && !team) || wanted?.length === 0) return [];
  const { rows } = await trx.raw(
    `select l.id, l.owner_id, l.team_id, t.name as team_name, t.alarm_filters as team_filters, t.is_all_buildings,
       m.role as team_role, l.type, l.name, l.description, l.category, l.criteria, l.table_options
     from lenses l
     left join teams t on t.customer_id = l.customer_id and t.id = l.team_id
     left join team_members m on m.customer_id = l.customer_id and m.team_id = l.team_id and m.user_id = :userId
     where l.customer_id = :customerId and l.type = any(:types::text[])
       and ((:mine and l.owner_id = :userId)
         or (:team and l.team_id is not null and (:allTeams or m.user_id is not null)))
       and (:wanted::uuid[] is null or l.id = any(:wanted::uuid[]))
     order by t.name, l.team_id, l.created_at, l.id`,
    {
      userId: viewer.person.id,
      customerId: viewer.customer.id,
      mine,
      team,
      // whether or not one is in it: "has a team" (USR-103) holds for those who lead all of them
      allTeams: leadsAllTeams(viewer),
      wanted,
      types,
    },
  );
  const bounded = rows.filter((row: LensRecord) => row.is_all_buildings === false);
  const places = await readTeamPlaces(
    trx,
    viewer.customer.id,
    bounded.map((row: LensRecord) => row.team_id),
  );
  return rows
    .map((row: LensRecord) => toLens(viewer, row, places))
    .filter(({ criteria }: StoredLens) => mayAsk(viewer, criteria));
}

function toLens(viewer: LensViewer, row: LensRecord, places: ReadonlyMap<number, string[]>): StoredLens {
  const isMine = row.owner_id !== null;
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    description: row.description,
    type: row.type,
    category: row.category,
    criteria: readableCriteria(row.type, row.criteria).criteria,
    scope: row.team_id === null ? [] : scopeOf(row, row.team_id, places),
    team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? '' },
    isCustom: isMine,
    sort: row.table_options.sort,
    columns: row.table_options.columns,
    isSectionDefault: false,
    canEdit: isMine ? may(viewer, 'lenses.own', 'EDIT') : mayOfTeam(viewer, 'EDIT', row.team_role),
  };
}

const scopeOf = (row: LensRecord, teamId: number, places: ReadonlyMap<number, string[]>): Criterion[] =>
  kindLenses[row.type].teamScope({
    id: teamId,
    alarmFilters: readableCriteria('alarm', row.team_filters ?? []).criteria,
    places: row.is_all_buildings ? null : (places.get(teamId) ?? []),
  });
