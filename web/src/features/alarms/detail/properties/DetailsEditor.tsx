import { useMutation } from '@apollo/client/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { isEquipmentType } from '#domain/alarms/model/property.ts';
import { noPriorityLabel, priorityLabels } from '#domain/constants.ts';
import { ownOf } from '#domain/own.ts';
import { PropertySelect } from '#features/fields/properties/PropertySelect.tsx';
import { detailsFailure, detailsMutation } from '#features/fields/properties/property-queries.ts';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import { alarmPropertyTexts as texts } from '#texts/alarm-properties.ts';
import { actionTexts } from '#texts/common.ts';
import { decisionToastTexts } from '#texts/decisions.ts';
import { Bell } from '#ui/Bell.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { emptySource } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { ClearableSelect } from '#ui/Select.tsx';
import { SourceText } from '#ui/SourceText.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import * as kit from '#ui/ui.module.css';
import { impactMutation, priorityMutation } from '../../decisions/mutations.ts';
import type { AlarmDetail } from '../use-alarm.ts';
import {
  countChanges,
  type DetailsDraft,
  emptyDraft,
  propertyChanges,
  voteOf,
  withValue,
  withVote,
} from './details-draft.ts';
import { originText } from './origin-text.ts';
import * as css from './properties.module.css';
import { Verified } from './Verified.tsx';

interface DetailsEditorProps {
  alarm: AlarmDetail;
  definitions: readonly Definition[];
  onDone: () => void;
  onChange: () => void;
}

/** Form of an alarm's details: equipment, point, classification, then the remaining properties. */
export function DetailsEditor({ alarm, definitions, onDone, onChange }: DetailsEditorProps) {
  const save = useSave(alarm);
  const form = useForm({
    initial: { draft: emptyDraft },
    submit: async ({ draft }) => {
      if (!(await save(draft))) return false;
      onChange();
      onDone();
    },
  });
  const { value: draft, onChange: setDraft } = form.field('draft');
  const changes = countChanges(draft);
  const { dialog } = useUnsavedChanges(changes > 0 && form.isUnsaved);
  const shown = definitions.filter(({ isVisible, isEditable }) => isVisible && isEditable);
  const field = (definition: Definition) => (
    <PropertyField key={definition.name} alarm={alarm} definition={definition} draft={draft} onDraft={setDraft} />
  );
  const priority = draft.priority ?? alarm.priority;
  const isActive = alarm.state === 'active';
  return (
    <Form form={form} isDisabled={changes === 0} className={css.detailsForm} aria-label={texts.title}>
      {shown.filter(({ name }) => isEquipmentType(name)).map(field)}
      <div className={css.detailsField}>
        <span className={kit.fieldMessage}>{texts.point}</span>
        <SourceText>{alarm.point || emptySource}</SourceText>
      </div>
      <h3>{texts.classification}</h3>
      <div className={css.detailsField}>
        <span className={kit.fieldMessage}>
          {texts.serviceFailure}{' '}
          {alarm.serviceImpactLastModifiedBy && <Verified by={alarm.serviceImpactLastModifiedBy} />}
        </span>
        <Segmented<string>
          label={texts.serviceFailure}
          options={[texts.yes, texts.no].map((word) => ({ value: word, label: word }))}
          value={(draft.isServiceImpacting ?? alarm.isServiceImpacting) ? texts.yes : texts.no}
          onChange={(word) => {
            const next = word === texts.yes;
            setDraft({ ...draft, isServiceImpacting: next === alarm.isServiceImpacting ? undefined : next });
          }}
        />
      </div>
      <div className={css.detailsField}>
        <span className={kit.fieldMessage}>
          {texts.priority} {alarm.priorityLastModifiedBy && <Verified by={alarm.priorityLastModifiedBy} />}
        </span>
        <ClearableSelect
          label={texts.priority}
          placeholder={noPriorityLabel}
          value={priority === 0 ? null : priority}
          options={[5, 4, 3, 2, 1].map((level) => ({
            value: level,
            label: (
              <span className="line">
                <Bell priority={level} active={isActive} /> {priorityLabels[level]}
              </span>
            ),
          }))}
          onChange={(level) => {
            const next = level ?? 0;
            setDraft({ ...draft, priority: next === alarm.priority ? undefined : next });
          }}
        />
      </div>
      <h3>{texts.properties}</h3>
      {shown.filter(({ name }) => !isEquipmentType(name)).map(field)}
      <div className={css.detailsFoot}>
        <span className="meta quiet grow" aria-live="polite">
          {texts.changes(changes)}
        </span>
        <Button size="small" onClick={onDone}>
          {texts.discard}
        </Button>
        <Button type="submit" variant="primary" size="small" isBusy={form.isSubmitting} disabled={changes === 0}>
          {actionTexts.save}
        </Button>
      </div>
      {dialog}
    </Form>
  );
}

interface PropertyFieldProps {
  alarm: AlarmDetail;
  definition: Definition;
  draft: DetailsDraft;
  onDraft: (draft: DetailsDraft) => void;
}

/** Field of one property: its value, or a typed new one, and the verify control. */
function PropertyField({ alarm, definition: { name, label, isMulti }, draft, onDraft }: PropertyFieldProps) {
  const stored = alarm.properties.find(({ type }) => type === name);
  const vote = voteOf(draft, stored, name);
  const changed = ownOf(draft.properties, name);
  const isNew = changed?.value !== undefined;
  return (
    <div className={css.detailsField}>
      <span className={kit.fieldMessage}>
        {label} {stored?.confidence === 1 && <Verified by={stored.verifiedBy} />}
      </span>
      <div className={css.detailsControl}>
        <PropertySelect
          property={name}
          label={label}
          isMulti={isMulti}
          takesNew
          value={changed?.value ?? stored?.value ?? []}
          onChange={(value) => onDraft(withValue(draft, stored, name, value))}
        />
        <span className={css.detailsVotes}>
          <IconButton
            icon={ThumbsUp}
            iconSize={14}
            size="small"
            label={texts.isRight(label)}
            tooltip={texts.valueIsRight}
            aria-pressed={vote === 1}
            disabled={!stored || isNew}
            onClick={() => onDraft(withVote(draft, name, 1))}
          />
          <IconButton
            icon={ThumbsDown}
            iconSize={14}
            size="small"
            label={texts.isWrong(label)}
            tooltip={texts.valueIsWrong}
            aria-pressed={Boolean(stored) && vote === 0}
            disabled={!stored || isNew}
            onClick={() => onDraft(withVote(draft, name, 0))}
          />
        </span>
      </div>
      {stored && !isNew && <span className="meta quiet">{originText(stored)}</span>}
    </div>
  );
}

const { failures } = decisionToastTexts;

/** Returns what saves the changes of a draft: false if something failed: the draft stays. */
function useSave(alarm: AlarmDetail) {
  const toaster = useToaster();
  const [details] = useMutation(detailsMutation, { context: { failure: detailsFailure } });
  const [setPriority] = useMutation(priorityMutation, { context: { failure: failures.priority } });
  const [setImpact] = useMutation(impactMutation, { context: { failure: failures.impact } });
  const ids = [alarm.id];
  return async (draft: DetailsDraft): Promise<boolean> => {
    const properties = propertyChanges(draft);
    if (properties.length > 0) {
      const { data } = await details({ variables: { ids, expectedVersions: [alarm.version], properties } });
      const failed = data?.result.failures[0];
      if (failed) toaster.error(detailsFailure, failed.reason);
      if (!data || failed) return false;
    }
    if (draft.priority !== undefined) await setPriority({ variables: { ids, priority: draft.priority } });
    if (draft.isServiceImpacting !== undefined)
      await setImpact({ variables: { ids, isServiceImpacting: draft.isServiceImpacting } });
    toaster.success();
    return true;
  };
}
