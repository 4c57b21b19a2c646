import { Ellipsis } from 'lucide-react';
import type { UserRowFragment } from '#generated/graphql.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { unknown } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { UserMark } from './UserMark.tsx';
import { UserStatusTag } from './UserStatusTag.tsx';
import type { Roles } from './use-roles.ts';
import type { UserVerbs } from './use-user-verbs.ts';
import * as css from './users.module.css';

interface UserTableProps {
  users: readonly UserRowFragment[];
  roles: Roles;
  /** Absent where people are only looked at. */
  administration?: {
    verbs: UserVerbs;
    chosen: readonly string[];
    onChoose: (ids: string[]) => void;
  };
  onOpen: (id: string) => void;
}

/** People in rows. */
export function UserTable({ users, roles, administration, onOpen }: UserTableProps) {
  const chosen = administration?.chosen ?? [];
  const choosable = users.filter(({ verbs }) => verbs.includes('ASSIGN_ROLE')).map(({ id }) => id);
  const choosesRoles = administration !== undefined && choosable.length > 0;
  const isAll = choosable.length > 0 && choosable.every((id) => chosen.includes(id));
  return (
    <>
      {choosesRoles && (
        <Checkbox
          className={css.userAll}
          isChecked={isAll}
          isMixed={!isAll && chosen.length > 0}
          onChange={() => administration.onChoose(isAll ? [] : choosable)}
        >
          {texts.selectAll}
        </Checkbox>
      )}
      <Table
        label={texts.title}
        look="listing"
        className={css.userTable}
        columns={[
          choosesRoles && { name: texts.select, isUnseen: true, className: css.userCheck },
          { name: texts.name },
          { name: texts.jobTitle, className: css.userBeside },
          { name: texts.company, className: css.userBeside },
          { name: texts.role },
          administration !== undefined && { name: texts.status },
          administration === undefined && { name: texts.teams },
          { name: texts.lastActive, className: css.userBeside },
          administration !== undefined && { name: texts.actions, isUnseen: true },
        ]}
      >
        {users.map((user) => (
          <tr key={user.id}>
            {choosesRoles && (
              <Cell className={css.userCheck}>
                {user.verbs.includes('ASSIGN_ROLE') && (
                  <Checkbox
                    label={texts.selectOf(user.displayName)}
                    isChecked={chosen.includes(user.id)}
                    onChange={(isChosen) =>
                      administration.onChoose(isChosen ? [...chosen, user.id] : chosen.filter((id) => id !== user.id))
                    }
                  />
                )}
              </Cell>
            )}
            <Cell>
              <NameCell user={user} onOpen={() => onOpen(user.id)} />
            </Cell>
            <Cell className={css.userBeside} dir="auto" isSoft>
              {user.role ?? unknown}
            </Cell>
            <Cell className={css.userBeside} dir="auto" isSoft>
              {user.company ?? unknown}
            </Cell>
            <Cell dir="auto">{roles.nameOf(user)}</Cell>
            <Cell>
              {administration ? (
                <UserStatusTag status={user.status} />
              ) : (
                <bdi>{user.teams.map(({ teamName }) => teamName).join(', ') || unknown}</bdi>
              )}
            </Cell>
            <Cell kind="time" className={css.userBeside} isSoft>
              {user.lastActiveAt ? <Time at={user.lastActiveAt} /> : texts.never}
            </Cell>
            {administration && (
              <Cell kind="actions">
                <ActionsMenu actions={administration.verbs.actionsOf(user)}>
                  <IconButton icon={Ellipsis} size="small" label={texts.actionsFor(user.displayName)} />
                </ActionsMenu>
              </Cell>
            )}
          </tr>
        ))}
      </Table>
    </>
  );
}

function NameCell({ user, onOpen }: { user: UserRowFragment; onOpen: () => void }) {
  const me = useMe();
  return (
    <span className={css.userName}>
      <UserMark name={user.displayName} avatarUrl={user.avatarUrl} />
      <span className={css.userNames}>
        <span className="line">
          <Button
            variant="inline"
            className="ell"
            dir="auto"
            aria-label={texts.open(user.displayName)}
            onClick={onOpen}
          >
            {user.displayName}
          </Button>
          {user.id === me.user.id && <Tag>{texts.you}</Tag>}
        </span>
        <span className="meta quiet ell" dir="ltr">
          {user.email.address}
        </span>
      </span>
    </span>
  );
}
