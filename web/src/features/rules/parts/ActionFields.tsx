import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  objectiveTemplateMax,
  priorityOptions,
  reasonMaxLength,
  ruleDueMaxHours,
  snoozeMaxDays,
} from '#domain/constants.ts';
import type { Action } from '#domain/rules/rule.ts';
import { AssigneePicker } from '#features/fields/people/AssigneePicker.tsx';
import { UsersPicker } from '#features/fields/people/UsersPicker.tsx';
import { workSystemsQuery } from '#features/fields/systems-queries.ts';
import { useMe } from '#session/me.tsx';
import { peopleTexts } from '#texts/people.ts';
import { ruleEditorTexts as texts } from '#texts/rules.ts';
import { Field, FieldGroup } from '#ui/form/Field.tsx';
import { NumberField, SelectField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import { MultiSelect } from '#ui/Select.tsx';
import { mayDo } from '../may-do.ts';
import * as rulesCss from '../rules.module.css';
import type { RuleWords } from '../use-rule-names.ts';

interface ActionFieldsProps<Of extends Action = Action> {
  action: Of;
  words: RuleWords;
  /** Problem at a field of it. */
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<Of>) => void;
}

const noBlur = () => undefined;
const priorities = priorityOptions.map(({ value, label }) => ({ value: Number(value), label })).reverse();

/** Fields of an action, by its type. */
export function ActionFields(props: ActionFieldsProps) {
  const { action, words, problemOf } = props;
  const me = useMe();
  const onChange = props.onChange as (change: object) => void;
  const reason = (isRequired: boolean) => (
    <TextField
      name="reason"
      label={texts.reason}
      isRequired={isRequired}
      maxLength={reasonMaxLength}
      error={problemOf('reason')}
      value={('reason' in action && action.reason) || ''}
      onBlur={noBlur}
      onChange={(next) => onChange({ reason: next || null })}
    />
  );
  switch (action.type) {
    case 'CREATE_WORK':
      return <CreateWorkFields {...props} action={action} onChange={onChange} />;
    case 'SNOOZE':
      return (
        <div className={rulesCss.ruleRow}>
          <NumberField
            name="durationMinutes"
            label={texts.duration}
            isRequired
            min={0.25}
            max={snoozeMaxDays * 24}
            step={1}
            error={problemOf('durationMinutes')}
            value={action.durationMinutes === null ? null : action.durationMinutes / 60}
            onBlur={noBlur}
            onChange={(hours) =>
              onChange({ durationMinutes: hours === null ? null : Math.max(1, Math.round(hours * 60)) })
            }
          />
          {reason(false)}
        </div>
      );
    case 'DECLINE':
      return reason(false);
    case 'MOVE_STATUS':
      return (
        <div className={rulesCss.ruleRow}>
          <SelectField
            name="status"
            label={texts.status}
            isRequired
            isSearchable
            error={problemOf('status')}
            value={action.status}
            options={words.statuses.filter(
              ({ value }) => value !== 'Snoozed' && mayDo(me, { type: action.type, status: value }),
            )}
            onBlur={noBlur}
            onChange={(status) => onChange({ status })}
          />
          {reason(false)}
        </div>
      );
    case 'SET_PRIORITY':
      return (
        <SelectField
          name="priority"
          label={texts.priority}
          isRequired
          error={problemOf('priority')}
          value={action.priority}
          options={priorities}
          onBlur={noBlur}
          onChange={(priority) => onChange({ priority })}
        />
      );
    case 'NOTIFY':
      return <NotifyFields {...props} action={action} onChange={onChange} />;
    default:
      return null;
  }
}

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

function CreateWorkFields({ action, words, onChange }: ActionFieldsProps<Of<'CREATE_WORK'>>) {
  const { assigneeId, teamId } = action;
  const [kind, setKind] = useState<'none' | 'person' | 'team'>(assigneeId ? 'person' : teamId ? 'team' : 'none');
  const { data } = useQuery(workSystemsQuery, { context: { quiet: true } });
  const systems = data?.workSystems ?? [];
  return (
    <div className={formCss.fields}>
      <TextField
        name="objectiveTemplate"
        label={texts.objective}
        placeholder={texts.objectivePlaceholder}
        help={texts.objectiveHelp}
        maxLength={objectiveTemplateMax}
        value={action.objectiveTemplate ?? ''}
        onBlur={noBlur}
        onChange={(next) => onChange({ objectiveTemplate: next || null })}
      />
      <div className={rulesCss.ruleRow}>
        <SelectField
          name="assigned"
          label={texts.assigned}
          value={kind}
          options={(['none', 'person', 'team'] as const).map((value) => ({ value, label: texts.assignees[value] }))}
          onBlur={noBlur}
          onChange={(next) => {
            setKind(next ?? 'none');
            onChange({ assigneeId: null, teamId: null });
          }}
        />
        {kind === 'person' && (
          <Field label={texts.person}>
            {({ id }) => (
              <AssigneePicker
                id={id}
                value={assigneeId}
                name={assigneeId ? (words.names.person(assigneeId) ?? undefined) : undefined}
                onChange={(next) => onChange({ assigneeId: next, teamId: null })}
              />
            )}
          </Field>
        )}
        {kind === 'team' && (
          <SelectField
            name="teamId"
            label={texts.team}
            help={texts.teamHelp}
            isSearchable
            value={teamId}
            options={words.teams}
            onBlur={noBlur}
            onChange={(next) => onChange({ teamId: next, assigneeId: null })}
          />
        )}
        <NumberField
          name="dueInHours"
          label={texts.due}
          help={texts.dueHelp}
          min={1}
          max={ruleDueMaxHours}
          precision={0}
          value={action.dueInHours}
          onBlur={noBlur}
          onChange={(dueInHours) => onChange({ dueInHours })}
        />
      </div>
      {systems.length > 0 && (
        <SelectField
          name="externalSystemId"
          label={texts.system}
          help={texts.internal}
          isClearable
          placeholder={texts.defaultSystem}
          value={action.externalSystemId}
          options={systems.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          onBlur={noBlur}
          onChange={(externalSystemId) => onChange({ externalSystemId })}
        />
      )}
    </div>
  );
}

function NotifyFields({ action, words, problemOf, onChange }: ActionFieldsProps<Of<'NOTIFY'>>) {
  const me = useMe();
  const self = { value: me.user.id, label: peopleTexts.you(me.user.displayName) };
  return (
    <FieldGroup label={texts.people} isRequired error={problemOf('userIds')}>
      <div className={rulesCss.ruleRow}>
        <UsersPicker
          label={texts.people}
          value={action.userIds}
          first={[self]}
          hidesMe
          names={words.people}
          onChange={(userIds) => onChange({ userIds })}
        />
        <MultiSelect
          label={texts.teams}
          placeholder={texts.addTeams}
          options={words.teams}
          value={action.teamIds}
          onChange={(teamIds) => onChange({ teamIds })}
        />
      </div>
    </FieldGroup>
  );
}
