import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { integrationCommandTexts, replayTexts as texts } from '#texts/integration-commands.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as integrationFormCss from '../form/integration-form.module.css';
import { replayMutation } from './command-queries.ts';
import * as css from './commands.module.css';
import { isBackwards, RangeFields, type TimeRange } from './RangeFields.tsx';

interface ReplayDialogProps {
  systemId: string;
  /** True if the pump reads them at their source; otherwise the stored payloads are read again. */
  isByPump: boolean;
  onSent: () => void;
  onClose: () => void;
}

const noRange: TimeRange = { start: null, end: null };

/** Replays the alarms of a range of time, or all (INT-034). */
export function ReplayDialog({ systemId, isByPump, onSent, onClose }: ReplayDialogProps) {
  const id = useId();
  const toaster = useToaster();
  const [replay] = useMutation(replayMutation, { context: { failure: texts.failed } });
  const [isAll, setAll] = useState(false);
  const [range, setRange] = useState(noRange);
  const error = isBackwards(range) ? texts.startsLater : null;
  const isDisabled = (!isAll && !range.start && !range.end) || error !== null;
  const chooseAll = (next: boolean) => {
    setAll(next);
    setRange(noRange);
  };
  const submit = async () => {
    const variables = {
      externalSystemId: systemId,
      replayStartAt: range.start?.toISOString() ?? null,
      replayEndAt: range.end?.toISOString() ?? null,
    };
    const sent = await replay({ variables }).catch(() => null);
    // the failure is shown in a toast
    if (!sent?.data) return;
    toaster.success(integrationCommandTexts.sent);
    onSent();
  };
  return (
    <Dialog
      title={texts.title}
      action={texts.submit}
      className={css.replayDialog}
      isDisabled={isDisabled}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="soft">{isByPump ? texts.detailOfPump : texts.detail}</p>
      <div className={`${integrationFormCss.formRow} ${integrationFormCss.isSwitch}`}>
        <label htmlFor={`${id}-all`}>{texts.all}</label>
        <Switch id={`${id}-all`} isOn={isAll} onChange={chooseAll} />
      </div>
      <RangeFields
        range={range}
        labels={{ start: texts.start, end: texts.end }}
        error={error}
        isDisabled={isAll}
        onChange={setRange}
      />
    </Dialog>
  );
}
