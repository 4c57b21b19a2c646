import { useApolloClient } from '@apollo/client/react';
import { workTextMaxLength } from '#domain/constants.ts';
import { ticketDialogTexts, workTexts } from '#texts/work.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { RadioField, TextAreaField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { booleanOptions } from '#ui/option.ts';
import { useToaster } from '#ui/toast.tsx';
import { feedbackMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';

interface Feedback {
  alarmWasValid: boolean | null;
  informationWasEnough: boolean | null;
  comment: string;
}
const initial: Feedback = { alarmWasValid: null, informationWasEnough: null, comment: '' };

/** Asks for feedback on the alarms of a ticket. */
export function FeedbackDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const form = useForm({
    initial,
    submit: async ({ alarmWasValid, informationWasEnough, comment }) => {
      if (alarmWasValid === null || informationWasEnough === null) return false;
      await client.mutate({
        mutation: feedbackMutation,
        variables: { ticketId: ticket.id, alarmWasValid, informationWasEnough, comment },
        context: { failure: workTexts.failed.update },
      });
      toaster.success(ticketDialogTexts.thanks);
      onClose();
      onDone();
    },
  });
  const { alarmWasValid, informationWasEnough } = form.values;
  return (
    <Dialog
      title={ticketDialogTexts.feedback(ticket.displayId)}
      action={ticketDialogTexts.send}
      form={form}
      isDisabled={alarmWasValid === null || informationWasEnough === null}
      onClose={onClose}
    >
      <RadioField {...form.field('alarmWasValid')} label={ticketDialogTexts.alarmValid} options={booleanOptions} />
      <RadioField
        {...form.field('informationWasEnough')}
        label={ticketDialogTexts.informationEnough}
        options={booleanOptions}
      />
      <TextAreaField {...form.field('comment')} label={ticketDialogTexts.comment} maxLength={workTextMaxLength} />
    </Dialog>
  );
}
