import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { lensNameMaxLength, notesMaxLength } from '#domain/constants.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { roleTexts as texts } from '#texts/roles.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ClearableSelect } from '#ui/Select.tsx';
import { useToaster } from '#ui/toast.tsx';
import { PermissionGrid } from './PermissionGrid.tsx';
import { areaRows, asInput, differencesOf, grantedBy, keyOf, type Role, withPermission } from './permissions.ts';
import { updateRoleMutation } from './role-queries.ts';

interface RoleEditorProps {
  role: Role;
  roles: readonly Role[];
  /** Called with true if there are unsaved changes. */
  onChanges: (hasChanges: boolean) => void;
  /** Reads roles again. */
  onChanged: () => Promise<unknown>;
}

/** Key of the stored version of the edited role, among what it is compared with. */
const stored = 'stored';

const valuesOf = (role: Role) => ({ name: role.name, description: role.description, granted: grantedBy(role) });

/** What a role may do, beside another if wanted; a custom role is changed here by whoever has all of it. */
export function RoleEditor({ role, roles, onChanges, onChanged }: RoleEditorProps) {
  const me = useMe();
  const toaster = useToaster();
  const mayEdit = role.customRoleId !== null && can(me, 'roles', 'EDIT');
  const canEdit = mayEdit && role.isGivable;
  /** The version that the values began from. */
  const [seen, setSeen] = useState(role.version);
  const [other, setOther] = useState<string | null>(null);
  const [update] = useMutation(updateRoleMutation, { context: { failure: texts.updateFailed } });
  const form = useForm({
    initial: valuesOf(role),
    pathPrefix: 'input',
    submit: async ({ granted, ...input }) => {
      const variables = {
        customRoleId: role.customRoleId ?? '',
        input: { ...input, permissions: asInput(granted) },
        expectedVersion: seen,
      };
      try {
        const { data } = await update({ variables });
        if (!data) return false;
        setSeen(data.updateRole.version);
      } finally {
        // where somebody else was first, their version is shown as such
        await onChanged();
      }
      toaster.success();
    },
  });
  const { isDirty, isSubmitting, isUnsaved, values, reset } = form;
  useEffect(() => onChanges(isUnsaved), [onChanges, isUnsaved]);
  const isStale = role.version !== seen && !isSubmitting;
  const takeTheirs = () => {
    setSeen(role.version);
    setOther(null);
    reset(valuesOf(role));
  };
  const keepMine = () => {
    setSeen(role.version);
    setOther(stored);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was shown is replaced as soon as it is stale
  useEffect(() => {
    if (isStale && !isDirty) takeTheirs();
  }, [isStale, isDirty]);
  const compared = other === stored ? role : roles.find((each) => keyOf(each) === other);
  const comparedName = other === stored ? texts.stored : (compared?.name ?? '');
  const differences = compared && differencesOf(values.granted, grantedBy(compared));
  return (
    <Form form={form} className="fields role-editor" isDisabled={!canEdit || !isDirty || isStale}>
      {isStale && isDirty && (
        <div className="role-stale" role="alert">
          <p className="strong">{texts.changedTitle}</p>
          <p>{texts.changedDetail}</p>
          <span className="line">
            <Button onClick={takeTheirs}>{texts.takeTheirs}</Button>
            <Button onClick={keepMine}>{texts.keepMine}</Button>
          </span>
        </div>
      )}
      {role.customRoleId === null && <p className="soft">{`${role.description}. ${texts.builtIn}`}</p>}
      {mayEdit && !role.isGivable && <p className="soft">{texts.grantsMore}</p>}
      {canEdit ? (
        <>
          <TextField {...form.field('name')} label={texts.name} isRequired maxLength={lensNameMaxLength} />
          <TextAreaField
            {...form.field('description')}
            label={texts.description}
            maxLength={notesMaxLength}
            autoSize={{ minRows: 1, maxRows: 4 }}
          />
        </>
      ) : (
        role.customRoleId !== null && role.description && <p className="soft">{role.description}</p>
      )}
      <div className="role-compare">
        <span className="meta quiet" id="role-compare">
          {texts.compare}
        </span>
        <ClearableSelect
          label={texts.compare}
          placeholder={texts.compare}
          isSearchable
          value={other}
          options={[
            ...(isDirty ? [{ value: stored, label: texts.stored }] : []),
            ...roles
              .filter((each) => keyOf(each) !== keyOf(role))
              .map((each) => ({ value: keyOf(each), label: each.name })),
          ]}
          onChange={setOther}
        />
        {differences && (
          <span className="meta" role="status">
            {texts.differences(differences.more.length + differences.less.length, comparedName)}
          </span>
        )}
      </div>
      <PermissionGrid
        label={texts.permissions}
        groups={areaRows(roles)}
        granted={values.granted}
        compared={differences && { name: comparedName, ...differences }}
        onChange={
          canEdit
            ? (permission, isGranted) => form.change({ granted: withPermission(values.granted, permission, isGranted) })
            : undefined
        }
      />
      {canEdit && (
        <div className="role-foot">
          <Button disabled={!isDirty} onClick={takeTheirs}>
            {actionTexts.discard}
          </Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={isSubmitting}
            disabled={!isDirty || isStale || values.name.trim() === ''}
          >
            {actionTexts.save}
          </Button>
        </div>
      )}
    </Form>
  );
}
