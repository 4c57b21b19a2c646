import { useMutation, useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TeamMemberRole } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { useNow } from '#ui/clock.ts';
import { formatAgo } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchSelect, Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import {
  addTeamMemberMutation,
  peopleQuery,
  removeTeamMemberMutation,
  teamMembersQuery,
  updateTeamMemberMutation,
} from './team-queries.ts';
import * as css from './teams.module.css';

const roles: Array<{ value: TeamMemberRole; label: string }> = [
  { value: 'TEAM_ADMIN', label: texts.admin },
  { value: 'TEAM_MEMBER', label: texts.member },
];

interface TeamMembersProps {
  teamId: string;
  canEdit: boolean;
  onChanged: () => void;
}

/** Members of a team, admins first. */
export function TeamMembers({ teamId, canEdit, onChanged }: TeamMembersProps) {
  const now = useNow('minute');
  const { data, error, refetch } = useQuery(teamMembersQuery, {
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
  const failure = { context: { failure: texts.membersFailed, teamId } };
  const [add] = useMutation(addTeamMemberMutation, failure);
  const [update] = useMutation(updateTeamMemberMutation, failure);
  const [remove] = useMutation(removeTeamMemberMutation, failure);
  const members = data?.teamMembers ?? [];
  const run = (work: Promise<unknown>) => {
    const read = () => {
      onChanged();
      return refetch();
    };
    void work.then(read).catch(() => undefined);
  };
  const others = people?.usersByTeamIds.filter(({ id }) => !members.some(({ userId }) => userId === id));
  return (
    <>
      {!data && !error && <Skeleton rows={3} />}
      {error && !data && (
        <Failed title={texts.getMembersFailed} error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {data && members.length === 0 && <p className="quiet">{texts.noMembers}</p>}
      <ul className={css.teamMembers}>
        {members.map(({ userId, displayName, title, role, user }) => (
          <li key={userId} aria-label={displayName}>
            <span className={`${css.teamMember} grow`}>
              <span className="ell" dir="auto" title={user.email.address}>
                {displayName} {title && <span className="meta quiet">{title}</span>}
              </span>
              {user.lastActiveAt && (
                <span className="meta quiet ell">
                  {texts.lastActive(formatAgo(now - Date.parse(user.lastActiveAt)))}
                </span>
              )}
            </span>
            <Select
              label={texts.roleOf(displayName)}
              className={css.teamRole}
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
          className={css.teamAdd}
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
