import { useMutation, useQuery } from '@apollo/client/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamDetailsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { TeamFilters } from './TeamFilters.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { TeamPlaces } from './TeamPlaces.tsx';
import { deleteTeamMutation, teamQuery, updateTeamMutation } from './team-queries.ts';
import * as css from './teams.module.css';

interface TeamDrawerProps {
  teamId: string;
  onClose: () => void;
  /** Called when the list says something else of it now. */
  onChanged: () => void;
}

const tabs = [
  { id: 'members', name: texts.members },
  { id: 'filters', name: texts.alarmFilters },
  { id: 'places', name: texts.places },
] as const;

/** One team, as soon as it is read. */
export function TeamDrawer({ teamId, onClose, onChanged }: TeamDrawerProps) {
  const { data, error, refetch } = useQuery(teamQuery, { variables: { id: teamId }, context: { quiet: true } });
  const team = data?.teams[0];
  if (team) return <OpenTeam team={team} onClose={onClose} onChanged={onChanged} />;
  return (
    <Drawer size="wide" title={texts.columns.name} onClose={onClose}>
      {!data && !error && <Skeleton rows={3} />}
      {error && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {data && <p className="quiet">{texts.notFound}</p>}
    </Drawer>
  );
}

interface OpenTeamProps extends Omit<TeamDrawerProps, 'teamId'> {
  team: TeamDetailsFragment;
}

/** A team: its name, who is in it, and what narrows its lenses. */
function OpenTeam({ team, onClose, onChanged }: OpenTeamProps) {
  const me = useMe();
  const toaster = useToaster();
  const panelId = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('members');
  const [hasChanges, setChanges] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [remove] = useMutation(deleteTeamMutation, { context: { failure: texts.deleteFailed, teamId: team.id } });
  const { dialog } = useUnsavedChanges(hasChanges);
  const takeAway = async () => {
    if (!(await remove({ variables: { id: team.id } })).data) return;
    toaster.success(texts.deleted, toastTexts.success);
    onClose();
    onChanged();
  };
  const canEdit = can(me, 'teams', 'EDIT');
  const leads = canEdit || team.myRole === 'TEAM_ADMIN';
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
      <TabPanel id={panelId} label={tabs.find(({ id }) => id === tab)?.name ?? ''} className={css.teamPanel}>
        {tab === 'members' && <TeamMembers teamId={team.id} canEdit={leads} onChanged={onChanged} />}
        {tab === 'filters' && <TeamFilters team={team} canEdit={leads} onChanges={setChanges} />}
        {tab === 'places' && <TeamPlaces team={team} canEdit={canEdit} onChanges={setChanges} onSaved={onChanged} />}
      </TabPanel>
      {dialog}
      {isRenaming && <RenameDialog team={team} onClose={() => setRenaming(false)} onRenamed={onChanged} />}
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

interface RenameDialogProps {
  team: TeamDetailsFragment;
  onClose: () => void;
  onRenamed: () => void;
}

function RenameDialog({ team, onClose, onRenamed }: RenameDialogProps) {
  const toaster = useToaster();
  const [update] = useMutation(updateTeamMutation, { context: { failure: texts.updateFailed, teamId: team.id } });
  const form = useForm({
    initial: { name: team.name },
    pathPrefix: 'input',
    submit: async (input) => {
      if (!(await update({ variables: { id: team.id, input } })).data) return false;
      toaster.success();
      onRenamed();
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
