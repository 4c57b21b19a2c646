import { useId } from 'react';
import { hasPump } from '#domain/integrations/external-schemas.ts';
import type { FormField } from '#domain/integrations/form-field.ts';
import type { IntegrationFormFragment } from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { integrationFormTexts as texts } from '#texts/integrations.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldLabel } from '#ui/FieldLabel.tsx';
import { Select } from '#ui/Select.tsx';
import { Failed } from '#ui/states.tsx';
import { LicenseKeyField } from '../LicenseKeyField.tsx';
import { LockedValue } from './FormControl.tsx';
import { FormRow } from './FormRow.tsx';
import * as css from './integration-form.module.css';
import { useIntegrationForm } from './use-integration-form.ts';

interface IntegrationModalProps {
  /** The integration to edit; null to add one. */
  stored: IntegrationFormFragment | null;
  onSaved: (saved: IntegrationFormFragment) => void;
  onClose: () => void;
}

/** Adds or edits an integration: main form on the left, fields of its kind on the right. */
export function IntegrationModal({ stored, onSaved, onClose }: IntegrationModalProps) {
  const form = useIntegrationForm(stored, onSaved);
  const { problems, refused, isChanged } = form;
  const reason = refused[0]?.message ?? (isChanged ? problems[0]?.message : texts.unchanged);
  const row = (field: FormField) => (
    <FormRow
      key={field.name}
      field={field}
      value={form.valueOf(field)}
      problem={[...refused, ...problems].find(({ path }) => path === field.name)?.message}
      isProblemShown={refused.some(({ path }) => path === field.name) || (stored !== null && isChanged)}
      isLocked={field.isLockedInEdit && stored !== null}
      // the fields arrive after the dialog has opened
      autoFocus={stored === null && field === form.mainFields[0]}
      onChange={(value) => form.change(field, value)}
    />
  );
  return (
    <Dialog
      size="full"
      className={css.integrationModal}
      title={stored ? texts.edit : texts.add}
      isDirty={form.isDirty}
      holdsEscape
      isDisabled={!form.canSave}
      onClose={onClose}
      onSubmit={form.save}
      foot={
        <>
          <p className="meta quiet grow" role="status">
            {form.options && !form.canSave && !form.isSaving ? reason : ''}
          </p>
          <Button onClick={onClose}>{actionTexts.cancel}</Button>
          <Button variant="primary" disabled={!form.canSave} onClick={form.save}>
            {stored ? actionTexts.save : texts.submit}
          </Button>
        </>
      }
    >
      {form.isFailed && <Failed title={texts.failed} onRetry={() => form.refetch()} />}
      {!form.isFailed && (
        <div className={css.integrationForm}>
          <div className={css.formMain}>
            {form.mainFields.map(row)}
            <KindRows form={form} isLocked={stored !== null} />
            {stored && (stored.licenseKey || hasPump(stored.connectionType)) && (
              // one that a pump has to have, and that was added before pumps called, is rotated to its first key
              <LicenseKeyField id={stored.id} mask={stored.licenseKey ?? '–'} />
            )}
          </div>
          <div className={css.formGroups}>
            {form.dynamicFields.length === 0 && <p className={`${css.formHint} quiet`}>{texts.chooseKind}</p>}
            {groupsOf(form.dynamicFields).map(([name, fields]) => (
              <fieldset key={name}>
                <legend>{name}</legend>
                <div className={css.formGroup}>{fields.map(row)}</div>
              </fieldset>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Fields under their headings, in their order. */
function groupsOf(fields: FormField[]): Array<[string, FormField[]]> {
  const groups = new Map<string, FormField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

/** Direction and schema: chosen once, because everything else depends on them. */
function KindRows({ form, isLocked }: { form: ReturnType<typeof useIntegrationForm>; isLocked: boolean }) {
  const id = useId();
  const { kind, options } = form;
  const label = (list: Array<{ value: string; label: string }> | undefined, value: string | null) =>
    list?.find((option) => option.value === value)?.label ?? value ?? '';
  return (
    <>
      <div className={css.formRow}>
        <FieldLabel htmlFor={`${id}-direction`} isRequired>
          {texts.direction}
        </FieldLabel>
        {isLocked ? (
          <LockedValue
            id={`${id}-direction`}
            label={texts.direction}
            value={label(options?.directions, kind.direction)}
          />
        ) : (
          <Select
            id={`${id}-direction`}
            className={css.isWide}
            isRequired
            value={kind.direction}
            options={options?.directions}
            onChange={(value) => form.chooseDirection(value as typeof kind.direction)}
          />
        )}
      </div>
      <div className={css.formRow}>
        <FieldLabel htmlFor={`${id}-schema`} isRequired>
          {texts.schema}
        </FieldLabel>
        {isLocked ? (
          <LockedValue id={`${id}-schema`} label={texts.schema} value={label(options?.schemas, kind.schema)} />
        ) : (
          <Select
            id={`${id}-schema`}
            className={css.isWide}
            isRequired
            isSearchable
            isDisabled={!kind.direction}
            value={kind.schema}
            options={options?.schemas}
            onChange={(value) => value && form.chooseSchema(value)}
          />
        )}
      </div>
    </>
  );
}
