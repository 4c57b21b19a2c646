import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useEffect } from 'react';
import { alarmStatusesQuery } from '#features/criteria/statuses.ts';
import { decisionTexts, decisionDialogTexts as texts } from '#texts/decisions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { useDialogKeys } from '#ui/use-dialog-keys.ts';
import type { Decision, SeenAlarm } from './decision.ts';
import * as css from './decisions.module.css';
import { ReasonField } from './ReasonField.tsx';
import { useMoves } from './use-moves.ts';

interface MoveDialogProps {
  name: string;
  /** Undefined for several alarms. */
  alarm: SeenAlarm | undefined;
  /** Requested status; null: the person chooses. */
  status: string | null;
  isReasonRequired: boolean;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function focusFirst(form: HTMLElement | null): void {
  if (!form?.contains(document.activeElement))
    form?.querySelector<HTMLElement>(`.${css.decisionChoices} > button, textarea`)?.focus();
}

/**
 * Moves alarms to a status, by a press or by its number. If the customer requires a reason, the move waits until one is
 * entered.
 */
export function MoveDialog({ name, alarm, status: given, isReasonRequired, onClose, onDecide }: MoveDialogProps) {
  const moves = useMoves(alarm);
  const { data } = useQuery(alarmStatusesQuery, { context: { quiet: true }, skip: given !== null });
  const form = useForm({
    initial: { status: given, reason: '' },
    showErrors: 'submit',
    validate: ({ reason }) => ({
      reason: isReasonRequired && reason.trim() === '' ? decisionTexts.reasonRequired : undefined,
    }),
    submit: ({ status, reason }) => status !== null && onDecide({ verb: 'move', status, reason }),
  });
  const { element } = form;
  const { status: chosen } = form.values;
  const move = (status: string) => {
    form.change({ status });
    void form.submit();
  };
  const statuses = data?.alarmStatuses.map((each) => each.name).filter(moves) ?? [];
  const hasStatuses = statuses.length > 0;
  // statuses may arrive after the dialog, which takes the focus itself once it is open
  useEffect(() => {
    if (hasStatuses) focusFirst(element.current);
  }, [hasStatuses, element]);
  useDialogKeys((key) => {
    const status = /^[1-9]$/.test(key) ? statuses[Number(key) - 1] : undefined;
    if (status) move(status);
    return status !== undefined;
  });
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key];
    const choices = [...(element.current?.querySelectorAll<HTMLElement>(`.${css.decisionChoices} > button`) ?? [])];
    const at = choices.indexOf(event.currentTarget);
    if (!by || at < 0) return;
    event.preventDefault();
    choices[(at + by + choices.length) % choices.length]?.focus();
  };
  return (
    <Dialog
      title={given === 'Declined' ? texts.decline(name) : texts.move(name)}
      action={given === 'Declined' ? decisionTexts.decline : texts.moveTo(chosen ?? '')}
      foot={chosen === null ? null : undefined}
      form={form}
      onClose={onClose}
    >
      {given === null && (
        <div className={css.decisionChoices}>
          {statuses.map((status, index) => (
            <Button key={status} aria-pressed={status === chosen} onClick={() => move(status)} onKeyDown={step}>
              <span className="grow ell">{status}</span>
              {index < 9 && <Kbd>{String(index + 1)}</Kbd>}
            </Button>
          ))}
        </div>
      )}
      <ReasonField {...form.field('reason')} isRequired={isReasonRequired} />
    </Dialog>
  );
}
