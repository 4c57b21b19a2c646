import { Input } from 'antd';
import { objectiveMaxLength, workTextMaxLength } from '#domain/constants.ts';
import { AssigneePicker } from '#features/fields/people/AssigneePicker.tsx';
import { DateTimePicker } from '#ui/range-picker.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { Field } from './Field.tsx';
import type { TicketDraft } from './ticket-draft.ts';

interface TicketFieldsProps {
  draft: TicketDraft;
  assigneeName?: string;
  /** Errors by field; only those of fields that have been tried. */
  errors: Partial<Record<keyof TicketDraft, string>>;
  onChange: (change: Partial<TicketDraft>) => void;
}

/** Objective, assignee, due date and problem of a ticket. */
export function TicketFields({ draft, assigneeName, errors, onChange }: TicketFieldsProps) {
  return (
    <>
      <Field label="Objective" isRequired error={errors.objective}>
        {(id, describedBy) => (
          <Input
            id={id}
            dir="auto"
            aria-describedby={describedBy}
            maxLength={objectiveMaxLength}
            value={draft.objective}
            onChange={(event) => onChange({ objective: event.target.value })}
          />
        )}
      </Field>
      <div className="field-pair">
        <Field label="Assigned to" isRequired error={errors.assignedTo}>
          {(id, describedBy) => (
            <AssigneePicker
              id={id}
              describedBy={describedBy}
              value={draft.assignedTo}
              name={assigneeName}
              onChange={(assignedTo) => onChange({ assignedTo })}
            />
          )}
        </Field>
        <Field label="Due" isRequired error={errors.dueBy}>
          {(id, describedBy) => (
            <DateTimePicker
              id={id}
              describedBy={describedBy}
              placeholder="Due"
              value={draft.dueBy ? new Date(draft.dueBy) : null}
              onChange={(at) => onChange({ dueBy: at ? at.toISOString() : null })}
            />
          )}
        </Field>
      </div>
      <Field label="Problem details">
        {(id) => (
          <TextArea
            id={id}
            autoSize={{ minRows: 3, maxRows: 12 }}
            maxLength={workTextMaxLength}
            value={draft.problemDetails}
            onChange={(event) => onChange({ problemDetails: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
