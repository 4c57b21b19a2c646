import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CmmsFields } from '#features/fields/cmms/CmmsFields.tsx';
import { detailsOf } from '#features/fields/cmms/form-values.ts';
import { hasCmmsConfig } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { ticketDialogTexts, ticketTexts, workTexts } from '#texts/work.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import * as workCss from '../work.module.css';
import { updateWorkMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';
import { AssigneeField, TicketFields } from './TicketFields.tsx';
import { changesOf, draftErrors, type TicketDraft } from './ticket-draft.ts';

/** Changes what people have said of a ticket, its maintenance system's fields among it; or its assignee alone. */
export function EditDialog({ ticket, onClose, onDone, isReassign }: TicketDialogProps & { isReassign?: boolean }) {
  const me = useMe();
  const client = useApolloClient();
  const toaster = useToaster();
  const [before] = useState<TicketDraft>({
    objective: ticket.objective,
    assignedTo: ticket.assignee?.id ?? null,
    dueBy: ticket.dueAt,
    problemDetails: ticket.problemDetails ?? '',
  });
  const [said] = useState(() => detailsOf(ticket.additionalDetails));
  const [isExternalValid, setExternalValid] = useState(true);
  const form = useForm({
    initial: { ...before, external: said },
    validate: ({ external: _, ...draft }) => {
      const { dueBy, ...errors } = draftErrors(draft, Date.now());
      // a due date that has passed may stay
      return draft.dueBy === before.dueBy ? errors : { ...errors, dueBy };
    },
    showErrors: 'always',
    pathPrefix: 'details',
    submit: async ({ external, ...draft }) => {
      await client.mutate({
        mutation: updateWorkMutation,
        variables: {
          id: ticket.id,
          details: changesOf(before, draft),
          additionalDetails: JSON.stringify(external) === JSON.stringify(said) ? undefined : external,
          expectedVersion: ticket.version,
        },
        context: { failure: workTexts.failed.update },
      });
      toaster.success();
      onClose();
      onDone();
    },
  });
  const system = !isReassign && ticket.isExternalSystemActive && hasCmmsConfig(me) ? ticket.externalSystem : null;
  const assigneeName = ticket.assignee?.displayName;
  return (
    <Dialog
      size={isReassign ? 'normal' : 'wide'}
      title={isReassign ? ticketDialogTexts.reassign(ticket.displayId) : ticketDialogTexts.edit(ticket.displayId)}
      action={isReassign ? ticketTexts.reassign : actionTexts.save}
      form={form}
      isDisabled={!form.isDirty || !form.isValid || !isExternalValid}
      onClose={onClose}
    >
      {isReassign ? (
        <AssigneeField {...form.field('assignedTo')} assigneeName={assigneeName} />
      ) : (
        <TicketFields form={form} assigneeName={assigneeName} />
      )}
      {system && (
        <section className={workCss.createExternal} aria-label={system.displayName}>
          <h3>{system.displayName}</h3>
          <CmmsFields
            externalSystemId={system.id}
            alarmIds={ticket.alarms.map(({ id }) => id)}
            details={form.values.external}
            onChange={(external) => form.change({ external })}
            onValid={setExternalValid}
            showsProblems
          />
        </section>
      )}
    </Dialog>
  );
}
