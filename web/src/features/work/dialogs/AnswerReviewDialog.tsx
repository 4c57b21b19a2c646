import { useApolloClient } from '@apollo/client/react';
import { workTextMaxLength } from '#domain/constants.ts';
import { ticketDialogTexts, ticketTexts, workTexts } from '#texts/work.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Radios } from '#ui/Radios.tsx';
import { useToaster } from '#ui/toast.tsx';
import { answerReviewMutation } from '../work-mutations.ts';
import { activeAlarmsOf, type TicketDialogProps } from './common.ts';
import { SurveyFields } from './SurveyFields.tsx';
import { emptySurvey, isAnswered, surveyOf } from './survey.ts';

/** Confirms work that was submitted for review, which closes the ticket, or sends it back with a comment. */
export function AnswerReviewDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const activeAlarms = activeAlarmsOf(ticket);
  const form = useForm({
    initial: { ...emptySurvey, isApproved: !ticket.closedElsewhere, comment: '' },
    pathPrefix: 'survey',
    submit: async ({ isApproved, comment, ...survey }) => {
      await client.mutate({
        mutation: answerReviewMutation,
        variables: { id: ticket.id, isApproved, ...(isApproved ? { survey: surveyOf(survey) } : { comment }) },
        context: { failure: workTexts.failed.state },
      });
      toaster.success(
        isApproved ? ticketTexts.done.closed(ticket.displayId) : ticketTexts.done.sentBack(ticket.displayId),
      );
      onClose();
      onDone();
    },
  });
  const { isApproved, comment } = form.values;
  const isReady = isApproved ? isAnswered(form.values, activeAlarms) : comment.trim() !== '';
  return (
    <Dialog
      title={ticketDialogTexts.reviewTitle(ticket.displayId)}
      action={isApproved ? ticketTexts.close : ticketDialogTexts.sendBack}
      form={form}
      isDisabled={!isReady}
      onClose={onClose}
    >
      <Radios
        label={ticketDialogTexts.answer}
        value={isApproved}
        onChange={(isApproved) => form.change({ isApproved })}
        options={[
          { value: true, label: ticketDialogTexts.workDone, disabled: !!ticket.closedElsewhere },
          { value: false, label: ticketDialogTexts.somethingMissing },
        ]}
      />
      {isApproved ? (
        <SurveyFields form={form} activeAlarms={activeAlarms} />
      ) : (
        <TextAreaField
          {...form.field('comment')}
          label={ticketDialogTexts.whatIsMissing}
          isRequired
          maxLength={workTextMaxLength}
        />
      )}
    </Dialog>
  );
}
