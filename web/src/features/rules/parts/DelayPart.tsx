import { delayMaxDays } from '#domain/constants.ts';
import { ruleEditorTexts as texts } from '#texts/rules.ts';
import { NumberField } from '#ui/form/fields.tsx';
import type { RuleDraft } from '../rule-draft.ts';
import * as rulesCss from '../rules.module.css';

interface DelayPartProps {
  draft: RuleDraft;
  error?: string;
  onChange: (change: Partial<RuleDraft>) => void;
}

const noBlur = () => undefined;
const units = [
  { name: 'days', label: texts.delayDays, max: delayMaxDays },
  { name: 'hours', label: texts.delayHours, max: 23 },
  { name: 'minutes', label: texts.delayMinutes, max: 59 },
] as const;

/** Time that an alarm must stay as it was found (AUTO.21). */
export const DelayPart = ({ draft: { delay }, error, onChange }: DelayPartProps) => (
  <>
    <div className={rulesCss.ruleRow}>
      {units.map(({ name, label, max }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          min={0}
          max={max}
          precision={0}
          error={name === 'days' ? error : undefined}
          value={delay[name]}
          onBlur={noBlur}
          onChange={(value) => onChange({ delay: { ...delay, [name]: value } })}
        />
      ))}
    </div>
    {!delay.days && !delay.hours && !delay.minutes && <p className="meta quiet">{texts.atOnce}</p>}
  </>
);
