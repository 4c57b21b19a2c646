import { workTextMaxLength } from '#domain/constants.ts';
import { plural } from '#texts/common.ts';
import { CheckboxField, RadioField, TextAreaField, TextField } from '#ui/form/fields.tsx';
import type { FormOf } from '#ui/form/use-form.ts';
import { booleanOptions } from '#ui/option.ts';
import type { SurveyDraft } from './survey.ts';

interface SurveyFieldsProps {
  form: Pick<FormOf<SurveyDraft>, 'values' | 'field'>;
  activeAlarms: number;
}

/** Fields of the survey on closing. */
export function SurveyFields({ form, activeAlarms }: SurveyFieldsProps) {
  const { field, values } = form;
  return (
    <>
      <RadioField
        {...field('isResolved')}
        label="Is the work resolved?"
        isRequired
        options={[
          { value: true, label: 'Resolved' },
          { value: false, label: 'Not resolved' },
        ]}
      />
      <TextAreaField
        {...field('completedWorkDetails')}
        label="Completed work"
        isRequired
        autoSize={{ minRows: 3, maxRows: 10 }}
        maxLength={workTextMaxLength}
      />
      <div className="field-pair">
        <TextField {...field('cause')} label="Cause" />
        <TextField {...field('action')} label="Action" />
      </div>
      <RadioField {...field('alarmWasUseful')} label="Was the alarm useful?" options={booleanOptions} />
      {activeAlarms > 0 && values.isResolved && (
        <div className="survey-active">
          <CheckboxField
            {...field('isActiveAccepted')}
            label={`Close although ${plural(activeAlarms, 'alarm is', 'alarms are')} still active`}
          />
          {values.isActiveAccepted && <TextField {...field('activeNote')} label="Why" isRequired />}
        </div>
      )}
    </>
  );
}
