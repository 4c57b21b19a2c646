import { useApolloClient } from '@apollo/client/react';
import { Modal } from 'antd';
import { useState } from 'react';
import type { WorkSurveyInput } from '#generated/graphql.ts';
import { useMe } from '#session/me.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { useToaster } from '#ui/toast.tsx';
import { changeWorkStateMutation } from '../work-mutations.ts';
import type { TicketDialogProps } from './common.ts';
import { isAnswered, SurveyFields } from './SurveyFields.tsx';

/** Closes a ticket by a survey. */
export function CloseDialog({ ticket, onClose, onDone }: TicketDialogProps) {
  const me = useMe();
  const client = useApolloClient();
  const toaster = useToaster();
  const [survey, setSurvey] = useState<WorkSurveyInput>({});
  const activeAlarms = ticket.alarms.filter(({ state }) => state === 'active').length;
  const isReady = me.customer.isCloseWorkRulesBypassEnabled || isAnswered(survey, activeAlarms);
  const submit = async () => {
    await client.mutate({
      mutation: changeWorkStateMutation,
      variables: { id: ticket.id, state: 'CLOSED', survey, expectedVersion: ticket.version },
      context: { failure: 'Failed to close work' },
    });
    toaster.success(`${ticket.displayId} closed`);
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      width={460}
      title={`Close ${ticket.displayId}`}
      onCancel={onClose}
      mask={{ closable: !survey.completedWorkDetails }}
      footer={
        <DialogFoot
          label="Close ticket"
          isDisabled={!isReady}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="fields">
        <SurveyFields survey={survey} activeAlarms={activeAlarms} onChange={setSurvey} />
      </div>
    </Modal>
  );
}
