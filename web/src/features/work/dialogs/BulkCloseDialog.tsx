import { useApolloClient } from '@apollo/client/react';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { workTextMaxLength } from '#domain/constants.ts';
import type { WorkCloseStatus } from '#generated/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { RequiredWord } from '#ui/FieldLabel.tsx';
import { plural } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { useToaster } from '#ui/toast.tsx';
import type { WorkTile } from '../work-list.ts';
import { bulkCloseMutation } from '../work-mutations.ts';
import { Field } from './Field.tsx';

interface BulkCloseDialogProps {
  tickets: WorkTile[];
  onClose: () => void;
  onDone: () => void;
}

/** Closes tickets with one status and one text for all; what could not be closed is listed. */
export function BulkCloseDialog({ tickets, onClose, onDone }: BulkCloseDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [status, setStatus] = useState<WorkCloseStatus | null>(null);
  const [details, setDetails] = useState('');
  const [failures, setFailures] = useState<ReadonlyArray<{ id: string; reason: string }>>([]);
  const open = tickets.filter(({ state }) => state === 'OPEN');
  const submit = async () => {
    if (!status) return;
    const { data } = await client.mutate({
      mutation: bulkCloseMutation,
      variables: { ids: open.map(({ id }) => id), status, completedWorkDetails: details },
      context: { failure: 'Failed to close work' },
    });
    const result = data?.bulkCloseWorkTickets;
    if (!result) return;
    if (result.taskId)
      toaster.success('Closing tickets', 'They are closed in the background. You can go on meanwhile.');
    else if (result.affected > 0) toaster.success(`${plural(result.affected, 'ticket')} closed`);
    if (result.failures.length > 0) setFailures(result.failures);
    else onDone();
  };
  if (failures.length > 0)
    return (
      <Modal
        open
        width={460}
        title={`${plural(failures.length, 'ticket')} stayed open`}
        onCancel={onDone}
        footer={
          <Button variant="primary" onClick={onDone}>
            Close
          </Button>
        }
      >
        <ul>
          {failures.map(({ id, reason }) => (
            <li key={id} className="ticket-alarm">
              <span className="num strong">W{id}</span>
              <span className="grow">{reason}</span>
            </li>
          ))}
        </ul>
      </Modal>
    );
  return (
    <Modal
      open
      width={460}
      title={`Close ${plural(open.length, 'ticket')}`}
      onCancel={onClose}
      mask={{ closable: details === '' }}
      footer={
        <DialogFoot
          label={`Close ${plural(open.length, 'ticket')}`}
          isDisabled={status === null || details.trim() === '' || open.length === 0}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="fields">
        <fieldset className="field">
          <legend className="is-required">
            Status
            <RequiredWord />
          </legend>
          <Radio.Group
            value={status}
            onChange={(event) => setStatus(event.target.value)}
            options={[
              { value: 'COMPLETE', label: 'Complete' },
              { value: 'INCOMPLETE', label: 'Incomplete' },
            ]}
          />
        </fieldset>
        <Field label="Completed work" isRequired>
          {(id) => (
            <TextArea
              id={id}
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={workTextMaxLength}
              value={details}
              onChange={(event) => setDetails(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  );
}
