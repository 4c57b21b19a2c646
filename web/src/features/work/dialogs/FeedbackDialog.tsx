import { useApolloClient } from '@apollo/client/react';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { workTextMaxLength } from '#domain/constants.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useToaster } from '#ui/toast.tsx';
import { feedbackMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';
import { Field } from './Field.tsx';

const yesOrNo = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** Asks for feedback on the alarms of a ticket. */
export function FeedbackDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [isValid, setValid] = useState<boolean | null>(null);
  const [isEnough, setEnough] = useState<boolean | null>(null);
  const [comment, setComment] = useState('');
  const submit = async () => {
    if (isValid === null || isEnough === null) return;
    await client.mutate({
      mutation: feedbackMutation,
      variables: { ticketId: ticket.id, alarmWasValid: isValid, informationWasEnough: isEnough, comment },
      context: { failure: 'Failed to update work ticket' },
    });
    toaster.success('Thank you for your feedback');
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      width={460}
      title={`Feedback on ${ticket.displayId}`}
      onCancel={onClose}
      footer={
        <DialogFoot
          label="Send"
          isDisabled={isValid === null || isEnough === null}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="fields">
        <fieldset className="field">
          <legend>Was the alarm valid?</legend>
          <Radio.Group value={isValid} options={yesOrNo} onChange={(event) => setValid(event.target.value)} />
        </fieldset>
        <fieldset className="field">
          <legend>Was the information enough to do the work?</legend>
          <Radio.Group value={isEnough} options={yesOrNo} onChange={(event) => setEnough(event.target.value)} />
        </fieldset>
        <Field label="Comment">
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
      </div>
    </Modal>
  );
}
