import { useMutation, useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TeamMemberRole } from '#generated/graphql.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchSelect, Select } from '#ui/Select.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import {
  addTeamMemberMutation,
  peopleQuery,
  removeTeamMemberMutation,
  teamMembersQuery,
  updateTeamMemberMutation,
} from './team-queries.ts';

const roles: Array<{ value: TeamMemberRole; label: string }> = [
  { value: 'TEAM_ADMIN', label: texts.admin },
  { value: 'TEAM_MEMBER', label: texts.member },
];
const failure = { context: { failure: texts.membersFailed } };

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
  const nameLike = useDebounced(typed);
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
      {data && members.length === 0 && <p className="quiet">{texts.noMembers}</p>}
      <ul className="team-members">
        {members.map(({ userId, displayName, title, role }) => (
          <li key={userId} aria-label={displayName}>
            <span className="ell grow">
              {displayName} {title && <span className="meta quiet">{title}</span>}
            </span>
            <Select
              label={texts.roleOf(displayName)}
              className="team-role"
              isDisabled={!canEdit}
              value={role}
              options={roles}
              onChange={(next) => run(update({ variables: { teamId, userId, role: next } }))}
            />
            {canEdit && (
              <IconButton
                icon={Trash2}
                label={texts.remove(displayName)}
                onClick={() => run(remove({ variables: { teamId, userId } }))}
              />
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <SearchSelect
          label={texts.add}
          className="team-add"
          placeholder={texts.add}
          onSearch={setTyped}
          value={null}
          options={others?.map(({ id, displayName, role }) => ({
            value: id,
            label: role ? `${displayName} · ${role}` : displayName,
          }))}
          onChange={(userId) => run(add({ variables: { teamId, userId, role: 'TEAM_MEMBER' } }))}
        />
      )}
    </>
  );
}
