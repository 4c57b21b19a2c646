import { automationTriggers } from '#domain/constants.ts';
import { ruleEditorTexts as texts, triggerNames } from '#texts/rules.ts';
import { SelectField } from '#ui/form/fields.tsx';
import type { Option } from '#ui/option.ts';
import type { RuleDraft } from '../rule-draft.ts';
import * as rulesCss from '../rules.module.css';

interface TriggerPartProps {
  draft: RuleDraft;
  statuses: readonly Option[];
  /** Problem of the status. */
  statusProblem?: string;
  onChange: (change: Partial<RuleDraft>) => void;
}

const noBlur = () => undefined;
const triggers = automationTriggers.map((value) => ({ value, label: triggerNames[value] }));

/** Trigger of a rule (AUTO.1 to AUTO.9). */
export const TriggerPart = ({ draft: { trigger, status }, statuses, statusProblem, onChange }: TriggerPartProps) => (
  <div className={rulesCss.ruleRow}>
    <SelectField
      name="trigger"
      label={texts.trigger}
      isRequired
      placeholder={texts.chooseTrigger}
      value={trigger}
      options={triggers}
      onBlur={noBlur}
      onChange={(next) => onChange({ trigger: next })}
    />
    {trigger === 'ENTERS_STATUS' && (
      <SelectField
        name="status"
        label={texts.status}
        isRequired
        isSearchable
        error={statusProblem}
        value={status}
        options={statuses}
        onBlur={noBlur}
        onChange={(next) => onChange({ status: next })}
      />
    )}
  </div>
);
