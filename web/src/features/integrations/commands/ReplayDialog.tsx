import { useMutation } from '@apollo/client/react';
import { DatePicker, Switch } from 'antd';
import { useId, useState } from 'react';
import { integrationCommandTexts, replayTexts as texts } from '#texts/integration-commands.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useToaster } from '#ui/toast.tsx';
import { replayMutation } from './command-queries.ts';
import '../form/form.css';

/** Used part of a picker's date. */
interface Picked {
  isBefore(other: Picked): boolean;
  toISOString(): string;
}
/** MM/dd/yyyy hh:mm a (INT-100), as the picker spells it. */
const format = 'MM/DD/YYYY hh:mm A';

interface ReplayDialogProps {
  systemId: string;
  onSent: () => void;
  onClose: () => void;
}

/** Replays the alarms of a range of time, or all (INT-034). */
export function ReplayDialog({ systemId, onSent, onClose }: ReplayDialogProps) {
  const id = useId();
  const toaster = useToaster();
  const [replay] = useMutation(replayMutation, { context: { failure: texts.failed } });
  const [isAll, setAll] = useState(false);
  const [start, setStart] = useState<Picked | null>(null);
  const [end, setEnd] = useState<Picked | null>(null);
  const error = start && end && !start.isBefore(end) ? texts.startsLater : null;
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
  const picker = (name: string, label: string, value: Picked | null, onChange: (next: Picked | null) => void) => (
    <div className="form-row">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <DatePicker
        id={`${id}-${name}`}
        className="is-wide"
        showTime={{ format: 'hh:mm A', use12Hours: true }}
        format={format}
        needConfirm={false}
        value={value}
        disabled={isAll}
        status={error ? 'error' : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
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
      <p className="soft">{texts.detail}</p>
      <div className="form-row is-switch">
        <label htmlFor={`${id}-all`}>{texts.all}</label>
        <Switch id={`${id}-all`} size="small" checked={isAll} onChange={chooseAll} />
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
