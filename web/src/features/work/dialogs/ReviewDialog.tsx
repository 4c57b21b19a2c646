import { useApolloClient } from '@apollo/client/react';
import { workTextMaxLength } from '#domain/constants.ts';
import { ticketDialogTexts, ticketTexts, workTexts } from '#texts/work.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { submitReviewMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';

/** The assignee asks for somebody's word that the work is done. */
export function ReviewDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const form = useForm({
    initial: { note: '' },
    submit: async ({ note }) => {
      await client.mutate({
        mutation: submitReviewMutation,
        variables: { id: ticket.id, note },
        context: { failure: workTexts.failed.update },
      });
      toaster.success(ticketTexts.done.submitted(ticket.displayId));
      onClose();
      onDone();
    },
  });
  return (
    <Dialog
      title={ticketDialogTexts.submit(ticket.displayId)}
      action={ticketDialogTexts.send}
      form={form}
      onClose={onClose}
    >
      <p className="soft">
        {ticketDialogTexts.reviewDetail(ticket.createdBy?.displayName ?? ticketDialogTexts.teamAdmin)}
      </p>
      <TextAreaField {...form.field('note')} label={ticketDialogTexts.note} maxLength={workTextMaxLength} />
    </Dialog>
  );
}
