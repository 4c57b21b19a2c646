import { useMutation, useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TeamMemberRole } from '#generated/graphql.ts';
import { IconButton } from '#ui/IconButton.tsx';
import {
  addTeamMemberMutation,
  peopleQuery,
  removeTeamMemberMutation,
  teamMembersQuery,
  updateTeamMemberMutation,
} from './team-queries.ts';

const roles: Array<{ value: TeamMemberRole; label: string }> = [
  { value: 'TEAM_ADMIN', label: 'Admin' },
  { value: 'TEAM_MEMBER', label: 'Member' },
];
/** UI-054 */
const settleMs = 300;
const failure = { context: { failure: 'Failed to update team members' } };

interface TeamMembersProps {
  teamId: string;
  canEdit: boolean;
}

/** Members of a team, admins first. */
export function TeamMembers({ teamId, canEdit }: TeamMembersProps) {
  const { data, refetch } = useQuery(teamMembersQuery, {
    variables: { teamIds: [teamId] },
    context: { quiet: true },
  });
  const [typed, setTyped] = useState('');
  const [nameLike, setNameLike] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNameLike(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: people } = useQuery(peopleQuery, {
    variables: { nameLike },
    skip: !canEdit,
    context: { quiet: true },
  });
  const [add] = useMutation(addTeamMemberMutation, failure);
  const [update] = useMutation(updateTeamMemberMutation, failure);
  const [remove] = useMutation(removeTeamMemberMutation, failure);
  const members = data?.teamMembers ?? [];
  const run = (work: Promise<unknown>) => void work.then(() => refetch()).catch(() => undefined);
  const others = people?.usersByTeamIds.filter(({ id }) => !members.some(({ userId }) => userId === id));
  return (
    <>
      {data && members.length === 0 && <p className="quiet">Nobody is in this team yet.</p>}
      <ul className="team-members">
        {members.map(({ userId, displayName, title, role }) => (
          <li key={userId} aria-label={displayName}>
            <span className="ell grow">
              {displayName} {title && <span className="meta quiet">{title}</span>}
            </span>
            <Select
              aria-label={`Role of ${displayName}`}
              className="team-role"
              disabled={!canEdit}
              value={role}
              options={roles}
              onChange={(next) => run(update({ variables: { teamId, userId, role: next } }))}
            />
            {canEdit && (
              <IconButton
                icon={Trash2}
                label={`Remove ${displayName}`}
                onClick={() => run(remove({ variables: { teamId, userId } }))}
              />
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <Select
          aria-label="Add somebody"
          className="team-add"
          placeholder="Add somebody"
          showSearch={{ filterOption: false, onSearch: setTyped }}
          listHeight={208}
          value={null}
          notFoundContent={others ? 'No results' : 'Loading...'}
          options={others?.map(({ id, displayName, role }) => ({
            value: id,
            label: role ? `${displayName} · ${role}` : displayName,
          }))}
          onChange={(userId: string | null) =>
            userId && run(add({ variables: { teamId, userId, role: 'TEAM_MEMBER' } }))
          }
        />
      )}
    </>
  );
}
