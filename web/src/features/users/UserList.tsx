import { UserCog, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { Button } from '#ui/Button.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Bone, Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { AssignRolesDialog } from './AssignRolesDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { DisableMfaDialog } from './DisableMfaDialog.tsx';
import { DisableUserDialog } from './DisableUserDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserTable } from './UserTable.tsx';
import { UserTiles } from './UserTiles.tsx';
import { useRoles } from './use-roles.ts';
import { useUserVerbs } from './use-user-verbs.ts';
import { useUsers } from './use-users.ts';
import { useUserFilters, variablesOf } from './user-filters.ts';
import * as css from './users.module.css';

/** People of the customer, with what may be done with them where they are administered. */
export function UserList({ isAdministration }: { isAdministration: boolean }) {
  const { filters, change, opened, isFiltered } = useUserFilters(isAdministration ? 'STATUS' : 'DISPLAY_NAME');
  const variables = useMemo(() => {
    const requested = variablesOf(filters);
    return isAdministration ? requested : { ...requested, showPending: false, showDisabled: false, showVendors: false };
  }, [filters, isAdministration]);
  const { listed, error, again, more, refresh, tiles, readTiles } = useUsers(variables, { hasTiles: isAdministration });
  const roles = useRoles();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAssigning, setAssigning] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const mayInvite = can(useMe(), 'users', 'CREATE');
  const changed = (ids: string[]) => void Promise.all([refresh(ids), readTiles()]).catch(() => undefined);
  const verbs = useUserVerbs(changed);
  const users = listed?.users;
  const selected = chosen.filter((id) => users?.some((user) => user.id === id));
  const { question } = verbs;
  const close = () => change({ open: null });
  const deleted = (id: string) => {
    if (opened === id) close();
    changed([id]);
  };
  return (
    <>
      {isAdministration && <UserTiles read={tiles} chosen={filters.status} onChoose={(status) => change({ status })} />}
      <section className={`${kit.card} ${css.userCard}`} aria-label={texts.title}>
        <UserFilterBar filters={filters} roles={roles} onChange={change}>
          {mayInvite && (
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {texts.invite}
            </Button>
          )}
        </UserFilterBar>
        {selected.length > 0 && (
          <div className={css.userChosen}>
            <span className="strong grow">{texts.selected(selected.length)}</span>
            <Button size="small" onClick={() => setChosen([])}>
              {texts.clear}
            </Button>
            <Button size="small" icon={UserCog} onClick={() => setAssigning(true)}>
              {texts.assignRole}
            </Button>
          </div>
        )}
        {!users && !error && <Skeleton rowClass={css.userBone} row={(percent) => <Bone percent={percent} />} />}
        {error !== null && !users && <Failed title={texts.detailsFailed} error={errorMessage(error)} onRetry={again} />}
        {users?.length === 0 &&
          (isFiltered ? (
            <Empty kind="filtered" title={texts.noMatch}>
              <Button onClick={() => change({ q: null, role: null, team: null, status: null })}>
                {texts.clearFilters}
              </Button>
            </Empty>
          ) : (
            <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />
          ))}
        {users && users.length > 0 && (
          <div className={css.userScroll}>
            <UserTable
              users={users}
              roles={roles}
              administration={isAdministration ? { verbs, chosen: selected, onChoose: setChosen } : undefined}
              onOpen={(id) => change({ open: id })}
            />
          </div>
        )}
        {listed && <MoreButton shown={listed.users.length} total={listed.count} onMore={more} />}
      </section>
      {opened && (
        <UserDrawer
          key={opened}
          id={opened}
          listed={users?.find(({ id }) => id === opened)}
          roles={roles}
          verbs={isAdministration ? verbs : undefined}
          onSaved={(id) => changed([id])}
          onClose={close}
        />
      )}
      {isInviting && (
        <InviteDialog roles={roles} onInvited={(id) => changed([id])} onClose={() => setInviting(false)} />
      )}
      {isAssigning && (
        <AssignRolesDialog
          userIds={selected}
          roles={roles}
          onClose={() => setAssigning(false)}
          onAssigned={(ids) => {
            setChosen([]);
            changed(ids);
          }}
        />
      )}
      {question?.kind === 'role' && (
        <AssignRolesDialog
          userIds={[question.user.id]}
          roles={roles}
          now={question.user.customRoleId ?? question.user.authRole}
          onClose={verbs.close}
          onAssigned={changed}
        />
      )}
      {question?.kind === 'disable' && (
        <DisableUserDialog
          user={question.user}
          onSubmit={() => verbs.setAccess(question.user, false)}
          onClose={verbs.close}
        />
      )}
      {question?.kind === 'mfa' && (
        <DisableMfaDialog
          user={question.user}
          onSubmit={() => verbs.removeFactors(question.user)}
          onClose={verbs.close}
        />
      )}
      {question?.kind === 'delete' && (
        <DeleteUserDialog user={question.user} onDeleted={deleted} onClose={verbs.close} />
      )}
    </>
  );
}
