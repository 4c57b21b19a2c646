import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import type { Schedule } from '#domain/rules/rule.ts';
import { ruleEditorTexts as texts } from '#texts/rules.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FieldGroup } from '#ui/form/Field.tsx';
import { NumberField, SelectField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import { Segmented } from '#ui/Segmented.tsx';
import { timezones } from '#ui/timezones.ts';
import type { RuleDraft } from '../rule-draft.ts';
import { holidayCountQuery } from '../rule-queries.ts';
import * as rulesCss from '../rules.module.css';

interface SchedulePartProps {
  draft: RuleDraft;
  onChange: (change: Partial<RuleDraft>) => void;
}

const zones = timezones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
const noBlur = () => undefined;

/** When a rule looks at alarms (AUTO.19). */
export function SchedulePart({ draft: { hasSchedule, schedule }, onChange }: SchedulePartProps) {
  const { data } = useQuery(holidayCountQuery, { context: { quiet: true } });
  const change = (part: Partial<Schedule>) => onChange({ schedule: { ...schedule, ...part } });
  const { weekdays } = schedule;
  const toggle = (day: number, isChosen: boolean) =>
    change({ weekdays: isChosen ? [...weekdays, day].sort() : weekdays.filter((one) => one !== day) });
  const field = <Name extends keyof Schedule>(name: Name) => ({ name, value: schedule[name], onBlur: noBlur });
  return (
    <>
      <Segmented
        label={texts.parts.schedule}
        value={hasSchedule ? 'times' : 'always'}
        options={[
          { value: 'always', label: texts.always },
          { value: 'times', label: texts.atTimes },
        ]}
        onChange={(next) => onChange({ hasSchedule: next === 'times' })}
      />
      {hasSchedule && (
        <div className={formCss.fields}>
          <FieldGroup label={texts.days} help={texts.dayHint}>
            <div className={rulesCss.ruleDays}>
              {texts.dayNames.map((name, at) => (
                <Checkbox key={name} isChecked={weekdays.includes(at + 1)} onChange={(next) => toggle(at + 1, next)}>
                  {name}
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
          <div className={rulesCss.ruleRow}>
            <TextField
              {...field('from')}
              type="time"
              label={texts.from}
              onChange={(from) => change({ from: from.slice(0, 5) })}
            />
            <TextField
              {...field('to')}
              type="time"
              label={texts.to}
              onChange={(to) => change({ to: to.slice(0, 5) })}
            />
            <SelectField
              {...field('timezone')}
              label={texts.timezone}
              isSearchable
              options={zones}
              onChange={(timezone) => timezone && change({ timezone })}
            />
          </div>
          <div className={rulesCss.ruleRow}>
            <NumberField
              {...field('every')}
              label={texts.every}
              min={1}
              max={365}
              precision={0}
              onChange={(every) => change({ every: every ?? 1 })}
            />
            <SelectField
              {...field('unit')}
              label={texts.unit}
              options={[
                { value: 'WEEK', label: texts.units.WEEK },
                { value: 'DAY', label: texts.units.DAY },
              ]}
              onChange={(unit) => unit && change({ unit })}
            />
            <TextField
              {...field('startDate')}
              type="date"
              label={texts.startDate}
              onChange={(startDate) => startDate && change({ startDate })}
            />
          </div>
          <div className={rulesCss.ruleHolidays}>
            <Checkbox
              isChecked={schedule.leavesOutHolidays}
              onChange={(leavesOutHolidays) => change({ leavesOutHolidays })}
            >
              {texts.leavesOutHolidays}
            </Checkbox>
            <span className="meta quiet">
              {data && texts.holidays(data.holidays.length)} <Link to="/settings/holidays">{texts.editHolidays}</Link>
            </span>
          </div>
        </div>
      )}
    </>
  );
}
