import { useApolloClient } from '@apollo/client/react';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { workTextMaxLength } from '#domain/constants.ts';
import type { WorkSurveyInput } from '#generated/graphql.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useToaster } from '#ui/toast.tsx';
import { answerReviewMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';
import { Field } from './Field.tsx';
import { isAnswered, SurveyFields } from './SurveyFields.tsx';

/** Confirms work that was submitted for review, which closes the ticket, or sends it back with a comment. */
export function AnswerReviewDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [isApproved, setApproved] = useState(!ticket.closedElsewhere);
  const [survey, setSurvey] = useState<WorkSurveyInput>({});
  const [comment, setComment] = useState('');
  const activeAlarms = ticket.alarms.filter(({ state }) => state === 'active').length;
  const isReady = isApproved ? isAnswered(survey, activeAlarms) : comment.trim() !== '';
  const submit = async () => {
    await client.mutate({
      mutation: answerReviewMutation,
      variables: { id: ticket.id, isApproved, ...(isApproved ? { survey } : { comment }) },
      context: { failure: 'Failed to change work ticket state' },
    });
    toaster.success(isApproved ? `${ticket.displayId} closed` : `${ticket.displayId} sent back`);
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      width={460}
      title={`Review ${ticket.displayId}`}
      onCancel={onClose}
      footer={
        <DialogFoot
          label={isApproved ? 'Close ticket' : 'Send back'}
          isDisabled={!isReady}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="fields">
        <Radio.Group
          aria-label="Answer"
          value={isApproved}
          onChange={(event) => setApproved(event.target.value)}
          options={[
            { value: true, label: 'The work is done', disabled: !!ticket.closedElsewhere },
            { value: false, label: 'Something is missing' },
          ]}
        />
        {isApproved ? (
          <SurveyFields survey={survey} activeAlarms={activeAlarms} onChange={setSurvey} />
        ) : (
          <Field label="What is missing" isRequired>
            {(id) => (
              <TextArea
                id={id}
                autoSize={{ minRows: 3, maxRows: 8 }}
                maxLength={workTextMaxLength}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Modal>
  );
}
