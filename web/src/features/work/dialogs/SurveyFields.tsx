import { workTextMaxLength } from '#domain/constants.ts';
import { ticketDialogTexts, ticketTexts } from '#texts/work.ts';
import { CheckboxField, RadioField, TextAreaField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import type { FormOf } from '#ui/form/use-form.ts';
import { booleanOptions } from '#ui/option.ts';
import * as workCss from '../work.module.css';
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
        label={ticketDialogTexts.isResolved}
        isRequired
        options={[
          { value: true, label: ticketTexts.resolved },
          { value: false, label: ticketTexts.notResolved },
        ]}
      />
      <TextAreaField
        {...field('completedWorkDetails')}
        label={ticketTexts.completedWork}
        isRequired
        autoSize={{ minRows: 3, maxRows: 10 }}
        maxLength={workTextMaxLength}
      />
      <div className={formCss.fieldPair}>
        <TextField {...field('cause')} label={ticketTexts.cause} />
        <TextField {...field('action')} label={ticketTexts.action} />
      </div>
      <RadioField {...field('alarmWasUseful')} label={ticketDialogTexts.alarmUseful} options={booleanOptions} />
      {activeAlarms > 0 && values.isResolved && (
        <div className={workCss.surveyActive}>
          <CheckboxField {...field('isActiveAccepted')} label={ticketDialogTexts.closeActive(activeAlarms)} />
          {values.isActiveAccepted && <TextField {...field('activeNote')} label={ticketDialogTexts.why} isRequired />}
        </div>
      )}
    </>
  );
}
