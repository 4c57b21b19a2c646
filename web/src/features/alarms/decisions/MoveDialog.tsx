import { useQuery } from '@apollo/client/react';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { DialogFoot } from './DialogFoot.tsx';
import type { Decision } from './decision.ts';
import { ReasonField } from './ReasonField.tsx';
import { alarmStatusesQuery } from './statuses.ts';
import './decisions.css';

interface MoveDialogProps {
  name: string;
  /** The status that is asked for; null: the person chooses. */
  status: string | null;
  isReasonRequired: boolean;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

/** A snooze needs an end, so that it has a verb of its own. */
const notByMoving = 'Snoozed';

/** Moves alarms to a status, with a reason where the customer wants one. */
export function MoveDialog({ name, status: given, isReasonRequired, onClose, onDecide }: MoveDialogProps) {
  const id = useId();
  const { data } = useQuery(alarmStatusesQuery, { context: { quiet: true } });
  const [status, setStatus] = useState(given);
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const lacksReason = isReasonRequired && reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (status && !lacksReason) onDecide({ verb: 'move', status, reason });
  };
  const options = data?.alarmStatuses
    .filter((each) => each.name !== notByMoving)
    .map((each) => ({ value: each.name, label: each.name }));
  return (
    <Modal
      open
      width={460}
      title={given === 'Declined' ? `Decline ${name}` : `Move ${name}`}
      onCancel={onClose}
      mask={{ closable: reason === '' }}
      footer={
        <DialogFoot
          label={given === 'Declined' ? 'Decline' : 'Move'}
          isDisabled={!status}
          onClose={onClose}
          onSubmit={submit}
        />
      }
    >
      <div className="decision-form">
        {given === null && (
          <div className="decision-field">
            <label htmlFor={id}>Status</label>
            <Select
              id={id}
              autoFocus
              defaultOpen
              listHeight={208}
              placeholder="Choose a status"
              notFoundContent={options ? 'No results' : 'Loading...'}
              options={options}
              value={status}
              onChange={setStatus}
            />
          </div>
        )}
        <ReasonField
          value={reason}
          isRequired={isReasonRequired}
          error={wasTried && lacksReason ? 'A reason is required' : null}
          onChange={setReason}
        />
      </div>
    </Modal>
  );
}
