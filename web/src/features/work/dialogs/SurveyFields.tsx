import { Checkbox, Input, Radio } from 'antd';
import { workTextMaxLength } from '#domain/constants.ts';
import type { WorkSurveyInput } from '#generated/graphql.ts';
import { RequiredWord } from '#ui/FieldLabel.tsx';
import { plural } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { Field } from './Field.tsx';

interface SurveyFieldsProps {
  survey: WorkSurveyInput;
  activeAlarms: number;
  onChange: (survey: WorkSurveyInput) => void;
}

/** Fields of the survey on closing. */
export function SurveyFields({ survey, activeAlarms, onChange }: SurveyFieldsProps) {
  const set = (part: WorkSurveyInput) => onChange({ ...survey, ...part });
  return (
    <>
      <fieldset className="field">
        <legend className="is-required">
          Is the work resolved?
          <RequiredWord />
        </legend>
        <Radio.Group
          value={survey.isResolved ?? null}
          onChange={(event) => set({ isResolved: event.target.value })}
          options={[
            { value: true, label: 'Resolved' },
            { value: false, label: 'Not resolved' },
          ]}
        />
      </fieldset>
      <Field label="Completed work" isRequired>
        {(id) => (
          <TextArea
            id={id}
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={workTextMaxLength}
            value={survey.completedWorkDetails ?? ''}
            onChange={(event) => set({ completedWorkDetails: event.target.value })}
          />
        )}
      </Field>
      <div className="field-pair">
        <Field label="Cause">
          {(id) => (
            <Input id={id} value={survey.cause ?? ''} onChange={(event) => set({ cause: event.target.value })} />
          )}
        </Field>
        <Field label="Action">
          {(id) => (
            <Input id={id} value={survey.action ?? ''} onChange={(event) => set({ action: event.target.value })} />
          )}
        </Field>
      </div>
      <fieldset className="field">
        <legend>Was the alarm useful?</legend>
        <Radio.Group
          value={survey.alarmWasUseful ?? null}
          onChange={(event) => set({ alarmWasUseful: event.target.value })}
          options={[
            { value: true, label: 'Yes' },
            { value: false, label: 'No' },
          ]}
        />
      </fieldset>
      {activeAlarms > 0 && survey.isResolved && (
        <div className="survey-active">
          <Checkbox
            checked={survey.isActiveAccepted ?? false}
            onChange={(event) => set({ isActiveAccepted: event.target.checked })}
          >
            Close although {plural(activeAlarms, 'alarm is', 'alarms are')} still active
          </Checkbox>
          {survey.isActiveAccepted && (
            <Field label="Why" isRequired>
              {(id) => (
                <Input
                  id={id}
                  value={survey.activeNote ?? ''}
                  onChange={(event) => set({ activeNote: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
      )}
    </>
  );
}

/** True if the survey is complete for closing. */
export function isAnswered(survey: WorkSurveyInput, activeAlarms: number): boolean {
  if (survey.isResolved == null || !survey.completedWorkDetails?.trim()) return false;
  if (!survey.isResolved || activeAlarms === 0) return true;
  return survey.isActiveAccepted === true && !!survey.activeNote?.trim();
}
