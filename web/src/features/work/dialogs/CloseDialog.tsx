import { useApolloClient } from '@apollo/client/react';
import { useMe } from '#session/me.tsx';
import { ticketDialogTexts, ticketTexts, workTexts } from '#texts/work.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { changeWorkStateMutation } from '../work-mutations.ts';
import { activeAlarmsOf, type TicketDialogProps } from './common.ts';
import { SurveyFields } from './SurveyFields.tsx';
import { emptySurvey, isAnswered, surveyOf } from './survey.ts';

/** Closes a ticket by a survey. */
export function CloseDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const me = useMe();
  const client = useApolloClient();
  const toaster = useToaster();
  const activeAlarms = activeAlarmsOf(ticket);
  const form = useForm({
    initial: emptySurvey,
    pathPrefix: 'survey',
    submit: async (survey) => {
      await client.mutate({
        mutation: changeWorkStateMutation,
        variables: { id: ticket.id, state: 'CLOSED', survey: surveyOf(survey), expectedVersion: ticket.version },
        context: { failure: workTexts.failed.close },
      });
      toaster.success(ticketTexts.done.closed(ticket.displayId));
      onClose();
      onDone();
    },
  });
  return (
    <Dialog
      title={ticketDialogTexts.close(ticket.displayId)}
      action={ticketTexts.close}
      form={form}
      isDisabled={!me.customer.isCloseWorkRulesBypassEnabled && !isAnswered(form.values, activeAlarms)}
      onClose={onClose}
    >
      <SurveyFields form={form} activeAlarms={activeAlarms} />
    </Dialog>
  );
}
