import { objectiveMaxLength, workTextMaxLength } from '#domain/constants.ts';
import { AssigneePicker } from '#features/fields/people/AssigneePicker.tsx';
import { ticketDialogTexts, ticketTexts } from '#texts/work.ts';
import { Field } from '#ui/form/Field.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import type { FieldBinding, FormOf } from '#ui/form/use-form.ts';
import { DateTimePicker } from '#ui/range-picker.tsx';
import type { TicketDraft } from './ticket-draft.ts';

interface TicketFieldsProps {
  form: Pick<FormOf<TicketDraft>, 'field'>;
  assigneeName?: string;
}

/** Objective, assignee, due date and problem of a ticket. */
export function TicketFields({ form: { field }, assigneeName }: TicketFieldsProps) {
  const due = field('dueBy');
  return (
    <>
      <TextField
        {...field('objective')}
        label={ticketDialogTexts.objective}
        isRequired
        maxLength={objectiveMaxLength}
      />
      <div className={formCss.fieldPair}>
        <AssigneeField {...field('assignedTo')} assigneeName={assigneeName} />
        <Field label={ticketTexts.due} isRequired error={due.error}>
          {({ id, 'aria-describedby': describedBy }) => (
            <DateTimePicker
              id={id}
              describedBy={describedBy}
              placeholder={ticketTexts.due}
              value={due.value ? new Date(due.value) : null}
              onChange={(at) => due.onChange(at ? at.toISOString() : null)}
            />
          )}
        </Field>
      </div>
      <TextAreaField
        {...field('problemDetails')}
        label={ticketTexts.problemDetails}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={workTextMaxLength}
      />
    </>
  );
}

type AssigneeFieldProps = Pick<FieldBinding<string | null>, 'value' | 'error' | 'onChange'> & { assigneeName?: string };

/** Field of the person who does the work. */
export const AssigneeField = ({ value, error, onChange, assigneeName }: AssigneeFieldProps) => (
  <Field label={ticketTexts.assignedTo} isRequired error={error}>
    {({ id, 'aria-describedby': describedBy }) => (
      <AssigneePicker id={id} describedBy={describedBy} value={value} name={assigneeName} onChange={onChange} />
    )}
  </Field>
);
