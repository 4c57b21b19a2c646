import { useApolloClient } from '@apollo/client/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { workTextMaxLength } from '#domain/constants.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useToaster } from '#ui/toast.tsx';
import { submitReviewMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';
import { Field } from './Field.tsx';

/** The assignee asks for somebody's word that the work is done. */
export function ReviewDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [note, setNote] = useState('');
  const submit = async () => {
    await client.mutate({
      mutation: submitReviewMutation,
      variables: { id: ticket.id, note },
      context: { failure: 'Failed to update work ticket' },
    });
    toaster.success(`${ticket.displayId} submitted for review`);
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      width={460}
      title={`Submit ${ticket.displayId} for review`}
      onCancel={onClose}
      footer={<DialogFoot label="Send" onClose={onClose} onSubmit={() => void submit().catch(() => undefined)} />}
    >
      <div className="fields">
        <p className="soft">
          {ticket.createdBy?.displayName ?? 'An admin of the team'}, or an admin of your team, confirms that the work is
          done. The ticket stays open until then.
        </p>
        <Field label="Note">
          {(id) => (
            <TextArea
              id={id}
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={workTextMaxLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  );
}
