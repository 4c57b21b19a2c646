import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { roleTexts as texts } from '#texts/roles.ts';
import { Button } from '#ui/Button.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { NewRole } from './NewRole.tsx';
import { keyOf } from './permissions.ts';
import { RoleDrawer } from './RoleDrawer.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { rolesQuery } from './role-queries.ts';
import * as css from './roles.module.css';

/** Roles of the customer: what each may do, side by side, and who has it. */
export function RolesPage() {
  const canCreate = can(useMe(), 'roles', 'CREATE');
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(rolesQuery, { context: { quiet: true } });
  const [copied, setCopied] = useState<string | null>(null);
  const roles = data?.getRoles;
  const role = roles?.find((each) => keyOf(each) === params.get('role'));
  const readAgain = () => refetch().catch(() => undefined);
  const open = (key: string) => setParams({ role: key });
  return (
    <SettingsPage name={texts.title} isWide>
      <div className={css.rolesHead}>
        <p className="soft grow">{texts.subtitle}</p>
        {canCreate && roles && (
          <Button variant="primary" icon={Plus} onClick={() => setCopied('STANDARD')}>
            {texts.new}
          </Button>
        )}
      </div>
      {!roles && !error && <Skeleton />}
      {!roles && error && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {roles && <RoleMatrix roles={roles} onOpen={open} />}
      {roles && canCreate && roles.every(({ customRoleId }) => customRoleId === null) && (
        <p className="quiet">{texts.noCustom}</p>
      )}
      {roles && role && (
        <RoleDrawer
          key={keyOf(role)}
          role={role}
          roles={roles}
          onCopy={canCreate ? () => setCopied(keyOf(role)) : undefined}
          onChanged={readAgain}
          onClose={() => setParams({})}
        />
      )}
      {roles && copied !== null && (
        <NewRole
          roles={roles}
          copied={copied}
          onClose={() => setCopied(null)}
          onCreated={async (key) => {
            await readAgain();
            setCopied(null);
            open(key);
          }}
        />
      )}
    </SettingsPage>
  );
}
