import { useApolloClient } from '@apollo/client/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { CmmsFields } from '#features/fields/cmms/CmmsFields.tsx';
import { type CmmsDetails, detailsOf } from '#features/fields/cmms/form-values.ts';
import { AssigneePicker } from '#features/fields/people/AssigneePicker.tsx';
import { hasCmmsConfig } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { useToaster } from '#ui/toast.tsx';
import { updateWorkMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';
import { Field } from './Field.tsx';
import { TicketFields } from './TicketFields.tsx';
import { draftErrors, type TicketDraft } from './ticket-draft.ts';

/** Changes what people have said of a ticket, its maintenance system's fields among it; or its assignee alone. */
export function EditDialog({ ticket, onClose, onDone, isReassign }: TicketDialogProps & { isReassign?: boolean }) {
  const me = useMe();
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
  const system = !isReassign && ticket.isExternalSystemActive && hasCmmsConfig(me) ? ticket.externalSystem : null;
  const said = detailsOf(ticket.additionalDetails);
  const [external, setExternal] = useState<CmmsDetails>(said);
  const isExternalChanged = JSON.stringify(external) !== JSON.stringify(said);
  const [isExternalValid, setExternalValid] = useState(true);
  const errors = draftErrors(draft, Date.now());
  // a due date that has passed may stay
  if (changed.dueBy === undefined) delete errors.dueBy;
  const isChanged = Object.keys(changed).length > 0 || isExternalChanged;
  const isReady = isChanged && isExternalValid && Object.keys(errors).length === 0;
  const submit = async () => {
    await client.mutate({
      mutation: updateWorkMutation,
      variables: {
        id: ticket.id,
        details: changed,
        additionalDetails: isExternalChanged ? external : undefined,
        expectedVersion: ticket.version,
      },
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
      mask={{ closable: !isChanged }}
      footer={
        <DialogFoot
          label={isReassign ? 'Reassign' : 'Save'}
          isDisabled={!isReady}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="fields">
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
        {system && (
          <section className="create-external" aria-label={system.displayName}>
            <h3>{system.displayName}</h3>
            <CmmsFields
              externalSystemId={system.id}
              alarmIds={ticket.alarms.map(({ id }) => id)}
              details={external}
              onChange={setExternal}
              onValid={setExternalValid}
              showsProblems
            />
          </section>
        )}
      </div>
    </Modal>
  );
}
