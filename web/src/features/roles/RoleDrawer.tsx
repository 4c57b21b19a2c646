import { useMutation } from '@apollo/client/react';
import { Copy, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { toastTexts } from '#texts/common.ts';
import { roleTexts as texts } from '#texts/roles.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { Role } from './permissions.ts';
import { RoleEditor } from './RoleEditor.tsx';
import { RolePeople } from './RolePeople.tsx';
import { deleteRoleMutation } from './role-queries.ts';
import * as css from './roles.module.css';

interface RoleDrawerProps {
  role: Role;
  roles: readonly Role[];
  /** Absent for whoever may not create roles. */
  onCopy?: () => void;
  /** Reads roles again. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

const tabs = [
  { id: 'permissions', name: texts.permissions },
  { id: 'people', name: texts.holders },
] as const;

/** One role: what it may do, and who has it. */
export function RoleDrawer({ role, roles, onCopy, onChanged, onClose }: RoleDrawerProps) {
  const me = useMe();
  const panelId = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('permissions');
  const [hasChanges, setChanges] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { dialog } = useUnsavedChanges(hasChanges);
  const isOwn = role.customRoleId !== null;
  return (
    <Drawer
      size="wide"
      title={role.name}
      onClose={onClose}
      extra={
        <span className="line">
          {onCopy && <IconButton icon={Copy} label={texts.copy} onClick={onCopy} />}
          {isOwn && can(me, 'roles', 'DELETE') && (
            <IconButton icon={Trash2} label={texts.delete} onClick={() => setDeleting(true)} />
          )}
        </span>
      }
    >
      <Tabs
        label={role.name}
        tabs={tabs}
        selected={tab}
        panelId={panelId}
        warnsOfChanges={hasChanges}
        onSelect={(next) => {
          setChanges(false);
          setTab(next);
        }}
      />
      <TabPanel id={panelId} label={tabs.find(({ id }) => id === tab)?.name ?? ''} className={css.rolePanel}>
        {tab === 'permissions' ? (
          <RoleEditor role={role} roles={roles} onChanges={setChanges} onChanged={onChanged} />
        ) : (
          <RolePeople role={role} onChanged={onChanged} />
        )}
      </TabPanel>
      {dialog}
      {isDeleting && (
        <DeleteRole role={role} onChanged={onChanged} onDeleted={onClose} onClose={() => setDeleting(false)} />
      )}
    </Drawer>
  );
}

interface DeleteRoleProps {
  role: Role;
  onChanged: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a role is deleted; of one that people have, names them instead. */
function DeleteRole({ role, onChanged, onDeleted, onClose }: DeleteRoleProps) {
  const toaster = useToaster();
  const [remove] = useMutation(deleteRoleMutation, { context: { failure: texts.deleteFailed } });
  const { customRoleId, name, peopleCount } = role;
  if (peopleCount > 0)
    return (
      <Dialog title={texts.heldTitle(name)} onClose={onClose}>
        <p>{texts.heldDetail(peopleCount)}</p>
        <PeopleList role={role} />
      </Dialog>
    );
  const takeAway = async () => {
    try {
      if (!customRoleId || !(await remove({ variables: { customRoleId } })).data) return;
    } catch (error) {
      // somebody may have got it meanwhile: the dialog then names them
      await onChanged();
      throw error;
    }
    toaster.success(texts.deleted, toastTexts.success);
    onClose();
    onDeleted();
    void onChanged();
  };
  return (
    <Dialog
      title={texts.deleteTitle(name)}
      action={texts.deleteAction(name)}
      isDanger
      onClose={onClose}
      onSubmit={takeAway}
    >
      <p>{texts.deleteDetail}</p>
    </Dialog>
  );
}
