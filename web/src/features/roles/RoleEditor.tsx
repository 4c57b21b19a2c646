import { useEffect, useState } from 'react';
import { lensNameMaxLength, notesMaxLength } from '#domain/constants.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { roleTexts as texts } from '#texts/roles.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import { CompareWith, comparisonOf, storedKey } from './CompareWith.tsx';
import { PermissionGrid } from './PermissionGrid.tsx';
import { areaRows, type Role, withPermission } from './permissions.ts';
import * as css from './roles.module.css';
import { useRoleForm } from './use-role-form.ts';

interface RoleEditorProps {
  role: Role;
  roles: readonly Role[];
  /** Called with true if there are unsaved changes. */
  onChanges: (hasChanges: boolean) => void;
  /** Reads roles again. */
  onChanged: () => Promise<unknown>;
}

/** Permissions of a role, beside another if wanted; a custom role is changed here by whoever has all of it. */
export function RoleEditor({ role, roles, onChanges, onChanged }: RoleEditorProps) {
  const mayEdit = can(useMe(), 'roles', 'EDIT') && role.customRoleId !== null;
  const canEdit = mayEdit && role.isGivable;
  const [other, setOther] = useState<string | null>(null);
  const { form, isStale, takeTheirs, keepMine } = useRoleForm(role, onChanged);
  const { isDirty, isSubmitting, isUnsaved, values } = form;
  useEffect(() => onChanges(isUnsaved), [onChanges, isUnsaved]);
  const comparison = comparisonOf(values.granted, role, roles, other);
  const maySave = canEdit && isDirty && !isStale && values.name.trim() !== '';
  const grant = (permission: string, isGranted: boolean) =>
    form.change({ granted: withPermission(values.granted, permission, isGranted) });
  return (
    <Form form={form} className={formCss.fields} isDisabled={!maySave}>
      {role.customRoleId === null && <p className="soft">{`${role.description}. ${texts.builtIn}`}</p>}
      {mayEdit && !canEdit && <p className="soft">{texts.grantsMore}</p>}
      {canEdit && (
        <>
          <TextField {...form.field('name')} label={texts.name} isRequired maxLength={lensNameMaxLength} />
          <TextAreaField
            {...form.field('description')}
            label={texts.description}
            maxLength={notesMaxLength}
            autoSize={{ minRows: 1, maxRows: 4 }}
          />
        </>
      )}
      {!canEdit && role.customRoleId !== null && role.description && <p className="soft">{role.description}</p>}
      <CompareWith
        role={role}
        roles={roles}
        value={other}
        offersStored={isDirty}
        comparison={comparison}
        onChange={setOther}
      />
      <PermissionGrid
        label={texts.permissions}
        groups={areaRows(roles)}
        granted={values.granted}
        compared={comparison}
        onChange={canEdit ? grant : undefined}
      />
      {canEdit && (
        <div className={css.roleFoot}>
          {isStale && (
            <StaleNotice
              onTake={takeTheirs}
              onKeep={() => {
                keepMine();
                setOther(storedKey);
              }}
            />
          )}
          <Button disabled={!isDirty} onClick={takeTheirs}>
            {actionTexts.discard}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting} disabled={!maySave}>
            {actionTexts.save}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Says that somebody else has saved the role meanwhile, and asks whose changes count. */
const StaleNotice = ({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) => (
  <div className={css.roleStale} role="alert">
    <p className="strong">{texts.changedTitle}</p>
    <p>{texts.changedDetail}</p>
    <span className="line">
      <Button onClick={onTake}>{texts.takeTheirs}</Button>
      <Button onClick={onKeep}>{texts.keepMine}</Button>
    </span>
  </div>
);
