import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { integrationCommandTexts, syncTexts as texts } from '#texts/integration-commands.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useToaster } from '#ui/toast.tsx';
import { syncMutation } from './command-queries.ts';
import * as css from './commands.module.css';
import { isBackwards, RangeFields, type TimeRange } from './RangeFields.tsx';

const dayMs = 86_400_000;

interface SyncDialogProps {
  systemId: string;
  onSent: () => void;
  onClose: () => void;
}

/** Reads the work orders again that changed in a range of time (INT-020): the last day unless another is chosen. */
export function SyncDialog({ systemId, onSent, onClose }: SyncDialogProps) {
  const toaster = useToaster();
  const [sync] = useMutation(syncMutation, { context: { failure: texts.failed } });
  const [range, setRange] = useState<TimeRange>(() => ({ start: new Date(Date.now() - dayMs), end: null }));
  const error = isBackwards(range) ? texts.startsLater : null;
  const submit = async () => {
    if (!range.start) return;
    const variables = {
      externalSystemId: systemId,
      startAt: range.start.toISOString(),
      endAt: range.end?.toISOString() ?? null,
    };
    const sent = await sync({ variables }).catch(() => null);
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
      isDisabled={!range.start || error !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="soft">{texts.detail}</p>
      <RangeFields range={range} labels={texts.ends} error={error} onChange={setRange} />
    </Dialog>
  );
}
