import { useApolloClient } from '@apollo/client/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { useToaster } from '../../../ui/toast.tsx';
import { DialogFoot } from '../../alarms/decisions/DialogFoot.tsx';
import { AssigneePicker } from '../../people/AssigneePicker.tsx';
import { updateWorkMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';
import { Field } from './Field.tsx';
import { TicketFields } from './TicketFields.tsx';
import { draftErrors, type TicketDraft } from './ticket-draft.ts';
import '../../alarms/decisions/decisions.css';

/** Changes what people have said of a ticket; or its assignee alone. */
export function EditDialog({ ticket, onClose, onDone, isReassign }: TicketDialogProps & { isReassign?: boolean }) {
  const client = useApolloClient();
  const toaster = useToaster();
  const before: TicketDraft = {
    objective: ticket.objective,
    assignedTo: ticket.assignee?.id ?? null,
    dueBy: ticket.dueAt,
    problemDetails: ticket.problemDetails ?? '',
  };
  const [draft, setDraft] = useState(before);
  const changed = Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => before[field as keyof TicketDraft] !== value),
  ) as Partial<TicketDraft>;
  const errors = draftErrors(draft, Date.now());
  // a due date that has passed may stay
  if (changed.dueBy === undefined) delete errors.dueBy;
  const isReady = Object.keys(changed).length > 0 && Object.keys(errors).length === 0;
  const submit = async () => {
    await client.mutate({
      mutation: updateWorkMutation,
      variables: { id: ticket.id, details: changed, expectedVersion: ticket.version },
      context: { failure: 'Failed to update work ticket' },
    });
    toaster.success();
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      width={isReassign ? 460 : 560}
      title={isReassign ? `Reassign ${ticket.displayId}` : `Edit ${ticket.displayId}`}
      onCancel={onClose}
      mask={{ closable: Object.keys(changed).length === 0 }}
      footer={
        <DialogFoot
          label={isReassign ? 'Reassign' : 'Save'}
          isDisabled={!isReady}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="decision-form">
        {isReassign ? (
          <Field label="Assigned to" isRequired>
            {(id) => (
              <AssigneePicker
                id={id}
                value={draft.assignedTo}
                name={ticket.assignee?.displayName}
                onChange={(assignedTo) => setDraft({ ...draft, assignedTo })}
              />
            )}
          </Field>
        ) : (
          <TicketFields
            draft={draft}
            assigneeName={ticket.assignee?.displayName}
            errors={errors}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
        )}
      </div>
    </Modal>
  );
}
