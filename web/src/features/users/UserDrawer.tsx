import { useQuery } from '@apollo/client/react';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { UserRowFragment } from '#generated/graphql.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useLive } from '#session/live-context.tsx';
import { teamTexts } from '#texts/teams.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { unknown } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { Time } from '#ui/Time.tsx';
import { type DetailedUser, UserForm } from './UserForm.tsx';
import { UserMark } from './UserMark.tsx';
import { UserStatusTag } from './UserStatusTag.tsx';
import type { Roles } from './use-roles.ts';
import type { UserVerbs } from './use-user-verbs.ts';
import { userDetailsQuery } from './user-queries.ts';
import * as css from './users.module.css';

interface UserDrawerProps {
  id: string;
  /** The person as the list shows them, if it does. */
  listed: UserRowFragment | undefined;
  roles: Roles;
  /** Absent where people are only looked at. */
  verbs?: UserVerbs;
  /** Called once something of them was saved. */
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** One person: access, role, company and teams, and what can be done. */
export function UserDrawer({ id, listed, roles, verbs, onSaved, onClose }: UserDrawerProps) {
  const { data, error, refetch } = useQuery(userDetailsQuery, {
    variables: { id },
    context: { quiet: true },
    ...alwaysFresh,
  });
  const [isEditing, setEditing] = useState(false);
  const live = useLive();
  useEffect(
    () => live.watchPeople((changed) => (changed === null || changed === id) && void refetch().catch(() => undefined)),
    [live, id, refetch],
  );
  const user = data?.getUsers.users[0];
  const shown = user ?? listed;
  return (
    <Drawer title={shown?.displayName ?? texts.title} onClose={onClose}>
      {error && !user && <Failed title={texts.detailsFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {!user && !error && !data && <Skeleton rows={4} />}
      {data && !user && <Missing title={texts.noMatch} />}
      {user && (
        <div className={css.userDetails}>
          <div className={css.userName}>
            <UserMark name={user.displayName} avatarUrl={user.avatarUrl} />
            <span className={css.userNames}>
              <span className="strong" dir="auto">
                {user.displayName}
              </span>
              <span className="meta quiet" dir="ltr">
                {user.email.address}
              </span>
            </span>
          </div>
          {isEditing ? (
            <UserForm
              user={user}
              onSaved={async () => {
                setEditing(false);
                onSaved(id);
                await refetch();
              }}
              onClose={() => setEditing(false)}
            />
          ) : (
            <UserFacts user={user} roles={roles} verbs={verbs} onEdit={() => setEditing(true)} />
          )}
        </div>
      )}
    </Drawer>
  );
}

interface UserFactsProps extends Pick<UserDrawerProps, 'roles' | 'verbs'> {
  user: DetailedUser;
  onEdit: () => void;
}

/** Details of a person, and the verbs about them. */
const UserFacts = ({ user, roles, verbs, onEdit }: UserFactsProps) => (
  <>
    <KeyValue
      rows={[
        [texts.access, <UserStatusTag key="status" status={user.status} />],
        [texts.role, roles.nameOf(user)],
        [texts.jobTitle, <bdi key="title">{user.role ?? unknown}</bdi>],
        [texts.company, <bdi key="company">{user.company ?? unknown}</bdi>],
        ...(user.phone?.number
          ? [[texts.phone, <bdi key="phone">{user.phone.number}</bdi>] as [string, ReactNode]]
          : []),
        [
          texts.teams,
          user.teams.length === 0 ? (
            unknown
          ) : (
            <ul key="teams" className={css.userTeams}>
              {user.teams.map(({ teamId, teamName, role }) => (
                <li key={teamId}>
                  <bdi>{teamName}</bdi>
                  {role === 'TEAM_ADMIN' && <span className="meta quiet"> {teamTexts.admin}</span>}
                </li>
              ))}
            </ul>
          ),
        ],
        ...(user.isMFAEnabled === null
          ? []
          : [[texts.mfa, user.isMFAEnabled ? texts.mfaOn : texts.mfaOff] as [string, ReactNode]]),
        [texts.invited, <Time key="invited" at={user.lastInviteTime} />],
        [texts.lastSignIn, <Time key="signIn" at={user.lastSignInTime} />],
        [texts.lastActive, user.lastActiveAt ? <Time key="active" at={user.lastActiveAt} /> : texts.never],
      ]}
    />
    {verbs && (
      <div className={css.userVerbs}>
        {user.changeable.length > 0 && (
          <Button icon={Pencil} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        {verbs
          .actionsOf(user)
          .filter(({ hide }) => !hide)
          .map(({ label, icon, danger, action }) => (
            <Button key={label} icon={icon} variant={danger ? 'danger' : 'default'} onClick={action}>
              {label}
            </Button>
          ))}
      </div>
    )}
  </>
);
