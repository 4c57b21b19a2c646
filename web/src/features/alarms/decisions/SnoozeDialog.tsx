import { useEffect, useState } from 'react';
import { snoozePresets } from '#domain/constants.ts';
import { decisionTexts, decisionDialogTexts as texts, verbKeys } from '#texts/decisions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { useDialogKeys } from '#ui/use-dialog-keys.ts';
import type { Decision } from './decision.ts';
import * as css from './decisions.module.css';
import { ReasonField } from './ReasonField.tsx';
import { presetEnd, presetName, presetOfKey } from './snooze-ends.ts';

const SnoozeUntil = onDemand(async () => (await import('./SnoozeUntil.tsx')).SnoozeUntil);

interface SnoozeDialogProps {
  name: string;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

/** Dialog for a snooze's duration: a preset, by key 1 to 6, or until a date. */
export function SnoozeDialog({ name, onClose, onDecide }: SnoozeDialogProps) {
  const [isDated, setDated] = useState(false);
  const form = useForm<{ until: string | null; reason: string }>({
    initial: { until: null, reason: '' },
    submit: ({ until, reason }) => until !== null && onDecide({ verb: 'snooze', until, reason }),
  });
  const snooze = (until: string) => {
    form.change({ until });
    void form.submit();
  };
  useEffect(SnoozeUntil.preload, []);
  useDialogKeys((key) => {
    const hours = presetOfKey(key);
    if (hours) snooze(presetEnd(hours, Date.now()));
    else if (key.toLowerCase() === 'u') setDated(true);
    else return false;
    return true;
  });
  return (
    <Dialog
      title={texts.snooze(name)}
      action={decisionTexts.snooze}
      foot={isDated ? undefined : null}
      isDisabled={form.values.until === null}
      form={form}
      onClose={onClose}
    >
      <div className={css.decisionChoices}>
        {snoozePresets.map((hours, index) => (
          <Button key={hours} onClick={() => snooze(presetEnd(hours, Date.now()))}>
            <span className="grow">{presetName(hours)}</span>
            <Kbd>{String(index + 1)}</Kbd>
          </Button>
        ))}
        <Button aria-expanded={isDated} onClick={() => setDated(true)}>
          <span className="grow">{texts.untilDate}</span>
          <Kbd>{verbKeys.untilDate}</Kbd>
        </Button>
      </div>
      {isDated && <SnoozeUntil onChange={(at) => form.change({ until: at?.toISOString() ?? null })} />}
      <ReasonField {...form.field('reason')} />
    </Dialog>
  );
}
