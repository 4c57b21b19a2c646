import { useMutation, useQuery } from '@apollo/client/react';
import { Pencil, Plus, Tag, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { statusNameMaxLength } from '#domain/constants.ts';
import { errorMessage } from '#session/apollo.ts';
import { plural } from '#texts/common.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { NameForm } from '#ui/form/NameForm.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import {
  createStatusMutation,
  customStatusesQuery,
  removeStatusMutation,
  renameStatusMutation,
  statusFailure,
} from './statuses.ts';

interface Status {
  name: string;
  alarmCount: number;
}

/** Statuses of the customer's own: create, rename, remove. */
export function StatusList() {
  const toaster = useToaster();
  const id = useId();
  const { data, error, refetch } = useQuery(customStatusesQuery, {
    context: { quiet: true },
  });
  const [removed, setRemoved] = useState<Status | null>(null);
  const refetchQueries = ['AlarmStatuses', 'Lenses'];
  const [create] = useMutation(createStatusMutation, {
    context: { failure: statusFailure('create') },
    refetchQueries,
  });
  const [remove] = useMutation(removeStatusMutation, { context: { failure: statusFailure('delete') }, refetchQueries });
  const read = () => refetch().catch(() => undefined);
  const add = async (name: string) => {
    const { data: made } = await create({ variables: { name } });
    if (!made) return false;
    toaster.success();
    void read();
  };
  const takeAway = async (status: Status) => {
    const { data: gone } = await remove({ variables: { name: status.name } });
    setRemoved(null);
    if (!gone) return;
    const { affected } = gone.removeAlarmStatus;
    toaster.success(`${status.name} removed`, affected > 0 ? `${plural(affected, 'alarm')} moved` : undefined);
    await read();
  };
  const statuses = data?.alarmStatusesCustom;
  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <div className="card-head">
        <h2 id={`${id}-title`}>Alarm statuses</h2>
        <span className="meta quiet">In addition to the built-in statuses</span>
      </div>
      <div className="settings-list">
        {error && !statuses && <Failed title="Failed to get alarms" error={errorMessage(error)} onRetry={read} />}
        {statuses?.length === 0 && <p className="quiet">There are no statuses of your own yet.</p>}
        {statuses?.map((status) => (
          <StatusRow key={status.name} status={status} onRenamed={read} onRemove={() => setRemoved(status)} />
        ))}
        <NameForm
          label="Name of a new status"
          placeholder="Name of a new status"
          maxLength={statusNameMaxLength}
          action="Create"
          icon={Plus}
          className="settings-row"
          onSubmit={add}
        />
      </div>
      {removed && (
        <Dialog
          title={`Remove ${removed.name}?`}
          action={`Remove ${removed.name}`}
          isDanger
          onSubmit={() => takeAway(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>
            {removed.alarmCount > 0
              ? `${plural(removed.alarmCount, 'alarm')} go back to where they belong: Dispatched with open work, else Intake while active, else Inactive.`
              : 'No alarm has this status.'}
          </p>
        </Dialog>
      )}
    </section>
  );
}

interface StatusRowProps {
  status: Status;
  onRenamed: () => void;
  onRemove: () => void;
}

function StatusRow({ status, onRenamed, onRemove }: StatusRowProps) {
  const toaster = useToaster();
  const [isRenaming, setRenaming] = useState(false);
  const [rename] = useMutation(renameStatusMutation, {
    context: { failure: statusFailure('save') },
    refetchQueries: ['AlarmStatuses', 'Lenses'],
  });
  const save = async (newName: string) => {
    const { data } = await rename({ variables: { name: status.name, newName } });
    if (!data) return false;
    setRenaming(false);
    toaster.success();
    onRenamed();
  };
  if (isRenaming)
    return (
      <NameForm
        label={`New name of ${status.name}`}
        initial={status.name}
        maxLength={statusNameMaxLength}
        action="Save"
        className="settings-row"
        onSubmit={save}
        onDiscard={() => setRenaming(false)}
      />
    );
  return (
    <div className="settings-row">
      <Tag size={15} className="quiet" aria-hidden />
      <span className="strong ell" dir="auto">
        {status.name}
      </span>
      <span className="meta quiet num grow">{plural(status.alarmCount, 'alarm')}</span>
      <IconButton icon={Pencil} label={`Rename ${status.name}`} onClick={() => setRenaming(true)} />
      <IconButton icon={Trash2} label={`Remove ${status.name}`} onClick={onRemove} />
    </div>
  );
}
