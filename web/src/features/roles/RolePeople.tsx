import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { assignRolesMutation } from '#features/fields/people/role-queries.ts';
import { UsersPicker } from '#features/fields/people/UsersPicker.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { roleTexts as texts } from '#texts/roles.ts';
import { Button } from '#ui/Button.tsx';
import { useToaster } from '#ui/toast.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { Role } from './permissions.ts';
import * as css from './roles.module.css';

/** People who have a role, and a picker that gives it to others. */
export function RolePeople({ role, onChanged }: { role: Role; onChanged: () => Promise<unknown> }) {
  const me = useMe();
  const mayGive = can(me, 'roles', 'EDIT') && can(me, 'users', 'VIEW') && role.isGivable;
  return (
    <>
      <PeopleList role={role} />
      {mayGive && <GiveRole role={role} onGiven={onChanged} />}
    </>
  );
}

function GiveRole({ role, onGiven }: { role: Role; onGiven: () => Promise<unknown> }) {
  const toaster = useToaster();
  const [userIds, setUserIds] = useState<string[]>([]);
  const [assign, { loading }] = useMutation(assignRolesMutation, { context: { quiet: true } });
  const give = async () => {
    try {
      await assign({ variables: { userIds, role: role.role, customRoleId: role.customRoleId } });
    } catch {
      toaster.error(texts.assignFailed, texts.assignAdvice);
      return;
    }
    toaster.success(texts.assigned, '');
    setUserIds([]);
    await onGiven();
  };
  return (
    <section className={css.roleGive} aria-label={texts.give}>
      <h3>{texts.give}</h3>
      <UsersPicker label={texts.give} value={userIds} names={[]} onChange={setUserIds} />
      <div>
        <Button variant="primary" isBusy={loading} disabled={userIds.length === 0} onClick={() => void give()}>
          {userIds.length > 0 ? texts.giveTo(userIds.length) : texts.giveNone}
        </Button>
      </div>
    </section>
  );
}
