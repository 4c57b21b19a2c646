import { useMutation, useQuery } from '@apollo/client/react';
import { Input, Modal } from 'antd';
import { Pencil, Plus, Tag, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { statusNameMaxLength } from '#domain/constants.ts';
import { Button } from '#ui/Button.tsx';
import { DataState } from '#ui/DataState.tsx';
import { plural } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
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
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<Status | null>(null);
  const refetchQueries = ['AlarmStatuses', 'Lenses'];
  const [create, { loading }] = useMutation(createStatusMutation, {
    context: { failure: statusFailure('create') },
    refetchQueries,
  });
  const [remove] = useMutation(removeStatusMutation, { context: { failure: statusFailure('delete') }, refetchQueries });
  const read = () => refetch().catch(() => undefined);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const { data: made } = await create({ variables: { name } });
    if (!made) return;
    setName('');
    toaster.success();
    await read();
  };
  const takeAway = async (status: Status) => {
    setRemoved(null);
    const { data: gone } = await remove({ variables: { name: status.name } });
    if (!gone) return;
    const { affected } = gone.removeAlarmStatus;
    toaster.success(`${status.name} removed`, affected > 0 ? `${plural(affected, 'alarm')} moved` : undefined);
    await read();
  };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const statuses = data?.alarmStatusesCustom;
  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <div className="card-head">
        <h2 id={`${id}-title`}>Alarm statuses</h2>
        <span className="meta quiet">In addition to the built-in statuses</span>
      </div>
      <div className="settings-list">
        {error && !statuses && <DataState kind="failed" title="Failed to get alarms" />}
        {statuses?.length === 0 && <p className="quiet">There are no statuses of your own yet.</p>}
        {statuses?.map((status) => (
          <StatusRow key={status.name} status={status} onRenamed={read} onRemove={() => setRemoved(status)} />
        ))}
        <form className="settings-row" onSubmit={(event) => quietly(add(event))}>
          <Input
            aria-label="Name of a new status"
            placeholder="Name of a new status"
            dir="auto"
            maxLength={statusNameMaxLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="primary" icon={Plus} isBusy={loading} disabled={name.trim() === ''}>
            Create
          </Button>
        </form>
      </div>
      {removed && (
        <Modal
          open
          width={460}
          title={`Remove ${removed.name}?`}
          okText={`Remove ${removed.name}`}
          onOk={() => quietly(takeAway(removed))}
          onCancel={() => setRemoved(null)}
        >
          <p>
            {removed.alarmCount > 0
              ? `${plural(removed.alarmCount, 'alarm')} go back to where they belong: Dispatched with open work, else Intake while active, else Inactive.`
              : 'No alarm has this status.'}
          </p>
        </Modal>
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
  const [draft, setDraft] = useState<string | null>(null);
  const [rename, { loading }] = useMutation(renameStatusMutation, {
    context: { failure: statusFailure('save') },
    refetchQueries: ['AlarmStatuses', 'Lenses'],
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await rename({ variables: { name: status.name, newName: draft ?? '' } });
    if (!data) return;
    setDraft(null);
    toaster.success();
    onRenamed();
  };
  if (draft !== null)
    return (
      <form className="settings-row" onSubmit={(event) => void save(event).catch(() => undefined)}>
        <Input
          aria-label={`New name of ${status.name}`}
          dir="auto"
          autoFocus
          maxLength={statusNameMaxLength}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" variant="primary" isBusy={loading} disabled={draft.trim() === ''}>
          Save
        </Button>
        <Button onClick={() => setDraft(null)}>Discard</Button>
      </form>
    );
  return (
    <div className="settings-row">
      <Tag size={15} className="quiet" aria-hidden />
      <span className="strong ell" dir="auto">
        {status.name}
      </span>
      <span className="meta quiet num grow">{plural(status.alarmCount, 'alarm')}</span>
      <IconButton icon={Pencil} label={`Rename ${status.name}`} onClick={() => setDraft(status.name)} />
      <IconButton icon={Trash2} label={`Remove ${status.name}`} onClick={onRemove} />
    </div>
  );
}
