import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { workTextMaxLength } from '#domain/constants.ts';
import type { WorkCloseStatus } from '#generated/graphql.ts';
import { ticketDialogTexts, ticketTexts, workTexts } from '#texts/work.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { RadioField, TextAreaField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import * as workCss from '../work.module.css';
import type { WorkTile } from '../work-list.ts';
import type { CloseField } from '../work-list-state.ts';
import { bulkCloseMutation } from '../work-mutations.ts';

interface BulkCloseDialogProps {
  tickets: WorkTile[];
  requiredFields: readonly CloseField[];
  onClose: () => void;
  onDone: () => void;
}

interface Failure {
  id: string;
  reason: string;
}

const statuses: Array<{ value: WorkCloseStatus; label: string }> = [
  { value: 'COMPLETE', label: ticketDialogTexts.complete },
  { value: 'INCOMPLETE', label: ticketDialogTexts.incomplete },
];
const initial: { status: WorkCloseStatus | null; completedWorkDetails: string } = {
  status: null,
  completedWorkDetails: '',
};

/** Closes tickets with one status and one text for all; what could not be closed is listed. */
export function BulkCloseDialog({ tickets, requiredFields, onClose, onDone }: BulkCloseDialogProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const open = tickets.filter(({ state }) => state === 'OPEN');
  const form = useForm({
    initial,
    submit: async ({ status, completedWorkDetails }) => {
      if (!status) return false;
      const { data } = await client.mutate({
        mutation: bulkCloseMutation,
        variables: { ids: open.map(({ id }) => id), status, completedWorkDetails },
        context: { failure: workTexts.failed.close },
      });
      const result = data?.bulkCloseWorkTickets;
      if (!result) return false;
      if (result.taskId) toaster.success(ticketDialogTexts.closing, ticketDialogTexts.closingDetail);
      else if (result.affected > 0) toaster.success(ticketDialogTexts.closed(result.affected));
      if (result.failures.length > 0) setFailures(result.failures);
      else onDone();
    },
  });
  const isMissing = (name: CloseField) => requiredFields.includes(name) && !form.values[name]?.trim();
  if (failures.length > 0) return <StayedOpen failures={failures} onClose={onDone} />;
  return (
    <Dialog
      title={ticketDialogTexts.closeSeveral(open.length)}
      action={ticketDialogTexts.closeSeveral(open.length)}
      form={form}
      isDisabled={isMissing('status') || isMissing('completedWorkDetails') || open.length === 0}
      onClose={onClose}
    >
      <RadioField
        {...form.field('status')}
        label={ticketDialogTexts.status}
        isRequired={requiredFields.includes('status')}
        options={statuses}
      />
      <TextAreaField
        {...form.field('completedWorkDetails')}
        label={ticketTexts.completedWork}
        isRequired={requiredFields.includes('completedWorkDetails')}
        maxLength={workTextMaxLength}
      />
    </Dialog>
  );
}

/** Tickets that could not be closed, and why. */
const StayedOpen = ({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) => (
  <Dialog title={ticketDialogTexts.stayedOpen(failures.length)} onClose={onClose}>
    <ul>
      {failures.map(({ id, reason }) => (
        <li key={id} className={workCss.ticketAlarm}>
          <span className="num strong">{`W${id}`}</span>
          <span className="grow">{reason}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
