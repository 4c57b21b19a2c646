import { useMutation, useQuery } from '@apollo/client/react';
import { Pencil, Plus, Tag, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { statusNameMaxLength } from '#domain/constants.ts';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { statusTexts as texts } from '#texts/settings.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { NameForm } from '#ui/form/NameForm.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './settings.module.css';
import { createStatusMutation, customStatusesQuery, removeStatusMutation, renameStatusMutation } from './statuses.ts';

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
    context: { failure: texts.failedTo('create') },
    refetchQueries,
  });
  const [remove] = useMutation(removeStatusMutation, {
    context: { failure: texts.failedTo('delete') },
    refetchQueries,
  });
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
    toaster.success(texts.removed(status.name), affected > 0 ? texts.moved(affected) : undefined);
    await read();
  };
  const statuses = data?.alarmStatusesCustom;
  return (
    <section className={kit.card} aria-labelledby={`${id}-title`}>
      <div className={kit.cardHead}>
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <span className="meta quiet">{texts.subtitle}</span>
      </div>
      <div className={css.settingsList}>
        {!statuses && !error && <Skeleton rows={3} />}
        {error && !statuses && <Failed title={texts.failed} error={errorMessage(error)} onRetry={read} />}
        {statuses?.length === 0 && <p className="quiet">{texts.empty}</p>}
        {statuses?.map((status) => (
          <StatusRow key={status.name} status={status} onRenamed={read} onRemove={() => setRemoved(status)} />
        ))}
        <NameForm
          label={texts.newName}
          placeholder={texts.newName}
          maxLength={statusNameMaxLength}
          action={actionTexts.create}
          icon={Plus}
          className={css.settingsRow}
          onSubmit={add}
        />
      </div>
      {removed && (
        <Dialog
          title={texts.removeTitle(removed.name)}
          action={texts.remove(removed.name)}
          isDanger
          onSubmit={() => takeAway(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>{texts.consequence(removed.alarmCount)}</p>
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
    context: { failure: texts.failedTo('save') },
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
        label={texts.renameLabel(status.name)}
        initial={status.name}
        maxLength={statusNameMaxLength}
        action={actionTexts.save}
        className={css.settingsRow}
        onSubmit={save}
        onDiscard={() => setRenaming(false)}
      />
    );
  return (
    <div className={css.settingsRow}>
      <Tag size={15} className="quiet" aria-hidden />
      <span className="strong ell" dir="auto">
        {status.name}
      </span>
      <span className="meta quiet num grow">{texts.alarms(status.alarmCount)}</span>
      <IconButton icon={Pencil} label={texts.rename(status.name)} onClick={() => setRenaming(true)} />
      <IconButton icon={Trash2} label={texts.remove(status.name)} onClick={onRemove} />
    </div>
  );
}
