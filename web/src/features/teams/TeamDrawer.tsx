import { useMutation } from '@apollo/client/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { TeamFilters } from './TeamFilters.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { deleteTeamMutation, updateTeamMutation } from './team-queries.ts';

interface TeamDrawerProps {
  team: TeamFieldsFragment;
  onClose: () => void;
  onDeleted: () => void;
}

const tabs = [
  { id: 'members', name: texts.members },
  { id: 'filters', name: texts.alarmFilters },
] as const;

/** One team: its name, who is in it, and what narrows its lenses. */
export function TeamDrawer({ team, onClose, onDeleted }: TeamDrawerProps) {
  const me = useMe();
  const toaster = useToaster();
  const panelId = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('members');
  const [hasChanges, setChanges] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [remove] = useMutation(deleteTeamMutation, { context: { failure: texts.deleteFailed } });
  const { dialog } = useUnsavedChanges(hasChanges);
  const takeAway = async () => {
    if (!(await remove({ variables: { id: team.id } })).data) return;
    toaster.success(texts.deleted, toastTexts.success);
    onClose();
    onDeleted();
  };
  const canEdit = can(me, 'teams', 'EDIT');
  return (
    <Drawer
      size="wide"
      title={team.name}
      onClose={onClose}
      extra={
        <span className="line">
          {canEdit && <IconButton icon={Pencil} label={texts.rename} onClick={() => setRenaming(true)} />}
          {can(me, 'teams', 'DELETE') && (
            <IconButton icon={Trash2} label={texts.delete} onClick={() => setDeleting(true)} />
          )}
        </span>
      }
    >
      <Tabs
        label={team.name}
        tabs={tabs}
        selected={tab}
        panelId={panelId}
        warnsOfChanges={hasChanges}
        onSelect={(next) => {
          setChanges(false);
          setTab(next);
        }}
      />
      <TabPanel id={panelId} label={tabs.find(({ id }) => id === tab)?.name ?? ''} className="team-panel">
        {tab === 'members' ? (
          <TeamMembers teamId={team.id} canEdit={canEdit} />
        ) : (
          <TeamFilters team={team} canEdit={canEdit} onChanges={setChanges} />
        )}
      </TabPanel>
      {dialog}
      {isRenaming && <RenameDialog team={team} onClose={() => setRenaming(false)} />}
      {isDeleting && (
        <Dialog
          title={texts.deleteTitle(team.name)}
          action={texts.deleteAction(team.name)}
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={takeAway}
        >
          <p>{texts.deleteDetail}</p>
        </Dialog>
      )}
    </Drawer>
  );
}

function RenameDialog({ team, onClose }: { team: TeamFieldsFragment; onClose: () => void }) {
  const toaster = useToaster();
  const [update] = useMutation(updateTeamMutation, { context: { failure: texts.updateFailed } });
  const form = useForm({
    initial: { name: team.name },
    pathPrefix: 'input',
    submit: async (input) => {
      if (!(await update({ variables: { id: team.id, input } })).data) return false;
      toaster.success();
      onClose();
    },
  });
  return (
    <Dialog
      title={texts.renameTitle(team.name)}
      action={actionTexts.save}
      form={form}
      isDisabled={form.values.name.trim() === ''}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={texts.name} isRequired autoFocus maxLength={100} />
    </Dialog>
  );
}
