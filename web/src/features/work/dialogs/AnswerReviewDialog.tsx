import { useApolloClient } from '@apollo/client/react';
import { Radio } from 'antd';
import { workTextMaxLength } from '#domain/constants.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
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
        context: { failure: 'Failed to change work ticket state' },
      });
      toaster.success(isApproved ? `${ticket.displayId} closed` : `${ticket.displayId} sent back`);
      onClose();
      onDone();
    },
  });
  const { isApproved, comment } = form.values;
  const isReady = isApproved ? isAnswered(form.values, activeAlarms) : comment.trim() !== '';
  return (
    <Dialog
      title={`Review ${ticket.displayId}`}
      action={isApproved ? 'Close ticket' : 'Send back'}
      form={form}
      isDisabled={!isReady}
      onClose={onClose}
    >
      <Radio.Group
        aria-label="Answer"
        value={isApproved}
        onChange={(event) => form.change({ isApproved: event.target.value })}
        options={[
          { value: true, label: 'The work is done', disabled: !!ticket.closedElsewhere },
          { value: false, label: 'Something is missing' },
        ]}
      />
      {isApproved ? (
        <SurveyFields form={form} activeAlarms={activeAlarms} />
      ) : (
        <TextAreaField {...form.field('comment')} label="What is missing" isRequired maxLength={workTextMaxLength} />
      )}
    </Dialog>
  );
}
