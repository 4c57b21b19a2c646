import { useMutation } from '@apollo/client/react';
import { Drawer, Input, Modal } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
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
  { id: 'members', name: 'Members' },
  { id: 'filters', name: 'Alarm filters' },
] as const;

/** One team: its name, who is in it, and what narrows its lenses. */
export function TeamDrawer({ team, onClose, onDeleted }: TeamDrawerProps) {
  const me = useMe();
  const toaster = useToaster();
  const panelId = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('members');
  const [hasChanges, setChanges] = useState(false);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [update] = useMutation(updateTeamMutation, { context: { failure: 'Failed to update team' } });
  const [remove] = useMutation(deleteTeamMutation, { context: { failure: 'Failed to delete team' } });
  const { dialog } = useUnsavedChanges(hasChanges);
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const rename = async () => {
    if (!(await update({ variables: { id: team.id, input: { name: renamed ?? '' } } })).data) return;
    setRenamed(null);
    toaster.success();
  };
  const takeAway = async () => {
    setDeleting(false);
    if (!(await remove({ variables: { id: team.id } })).data) return;
    toaster.success('Delete team', 'Successfully saved changes.');
    onClose();
    onDeleted();
  };
  const canEdit = can(me, 'teams', 'EDIT');
  return (
    <Drawer
      open
      size={640}
      title={team.name}
      onClose={onClose}
      extra={
        <span className="line">
          {canEdit && <IconButton icon={Pencil} label="Rename team" onClick={() => setRenamed(team.name)} />}
          {can(me, 'teams', 'DELETE') && (
            <IconButton icon={Trash2} label="Delete team" onClick={() => setDeleting(true)} />
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
      {renamed !== null && (
        <Modal
          open
          width={460}
          title={`Rename ${team.name}`}
          onCancel={() => setRenamed(null)}
          footer={
            <DialogFoot
              label="Save"
              isDisabled={renamed.trim() === ''}
              onClose={() => setRenamed(null)}
              onSubmit={() => quietly(rename())}
            />
          }
        >
          <Input
            aria-label="Name of the team"
            dir="auto"
            maxLength={100}
            value={renamed}
            onChange={(event) => setRenamed(event.target.value)}
          />
        </Modal>
      )}
      {isDeleting && (
        <Modal
          open
          width={460}
          title={`Delete ${team.name}?`}
          onCancel={() => setDeleting(false)}
          footer={
            <DialogFoot
              label={`Delete ${team.name}`}
              onClose={() => setDeleting(false)}
              onSubmit={() => quietly(takeAway())}
            />
          }
        >
          <p>Its lenses go with it, for everybody in it. People and alarms stay.</p>
        </Modal>
      )}
    </Drawer>
  );
}
