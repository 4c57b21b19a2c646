import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { integrationCommandTexts, replayTexts as texts } from '#texts/integration-commands.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DateTimePicker } from '#ui/range-picker.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useToaster } from '#ui/toast.tsx';
import { replayMutation } from './command-queries.ts';
import '../form/form.css';

interface ReplayDialogProps {
  systemId: string;
  /** True if the pump reads them at their source; otherwise the stored payloads are read again. */
  isByPump: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** Replays the alarms of a range of time, or all (INT-034). */
export function ReplayDialog({ systemId, isByPump, onSent, onClose }: ReplayDialogProps) {
  const id = useId();
  const toaster = useToaster();
  const [replay] = useMutation(replayMutation, { context: { failure: texts.failed } });
  const [isAll, setAll] = useState(false);
  const [start, setStart] = useState<Date | null>(null);
  const [end, setEnd] = useState<Date | null>(null);
  const error = start && end && start >= end ? texts.startsLater : null;
  const isDisabled = (!isAll && !start && !end) || error !== null;
  const chooseAll = (next: boolean) => {
    setAll(next);
    setStart(null);
    setEnd(null);
  };
  const submit = async () => {
    const variables = {
      externalSystemId: systemId,
      replayStartAt: start?.toISOString() ?? null,
      replayEndAt: end?.toISOString() ?? null,
    };
    const sent = await replay({ variables }).catch(() => null);
    // the failure is shown in a toast
    if (!sent?.data) return;
    toaster.success(integrationCommandTexts.sent);
    onSent();
  };
  const picker = (name: string, label: string, value: Date | null, onChange: (next: Date | null) => void) => (
    <div className="form-row">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <DateTimePicker
        id={`${id}-${name}`}
        value={value}
        isDisabled={isAll}
        status={error ? 'error' : undefined}
        describedBy={error ? `${id}-error` : undefined}
        onChange={onChange}
      />
    </div>
  );
  return (
    <Dialog
      title={texts.title}
      action={texts.submit}
      className="replay-dialog"
      isDisabled={isDisabled}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="soft">{isByPump ? texts.detailOfPump : texts.detail}</p>
      <div className="form-row is-switch">
        <label htmlFor={`${id}-all`}>{texts.all}</label>
        <Switch id={`${id}-all`} isOn={isAll} onChange={chooseAll} />
      </div>
      {picker('start', texts.start, start, setStart)}
      {picker('end', texts.end, end, setEnd)}
      {error && (
        <p id={`${id}-error`} className="form-problem" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
