import { useApolloClient } from '@apollo/client/react';
import { workTextMaxLength } from '#domain/constants.ts';
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
        context: { failure: 'Failed to update work ticket' },
      });
      toaster.success(`${ticket.displayId} submitted for review`);
      onClose();
      onDone();
    },
  });
  return (
    <Dialog title={`Submit ${ticket.displayId} for review`} action="Send" form={form} onClose={onClose}>
      <p className="soft">
        {ticket.createdBy?.displayName ?? 'An admin of the team'}, or an admin of your team, confirms that the work is
        done. The ticket stays open until then.
      </p>
      <TextAreaField {...form.field('note')} label="Note" maxLength={workTextMaxLength} />
    </Dialog>
  );
}
