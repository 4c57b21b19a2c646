import { useMutation } from '@apollo/client/react';
import { lensNameMaxLength, notesMaxLength } from '#domain/constants.ts';
import { can, type Me } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { roleTexts as texts } from '#texts/roles.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/fields.tsx';
import { chosen, useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { keyOf, type Role } from './permissions.ts';
import { createRoleMutation } from './role-queries.ts';

interface NewRoleProps {
  roles: readonly Role[];
  /** Key of the role to copy at first. */
  copied: string;
  /** Called with the key of the new role. */
  onCreated: (key: string) => unknown;
  onClose: () => void;
}

/** Makes a role of the customer's own as a copy of another. */
export function NewRole({ roles, copied, onCreated, onClose }: NewRoleProps) {
  const me = useMe();
  const toaster = useToaster();
  const [create] = useMutation(createRoleMutation, { context: { failure: texts.createFailed } });
  const roleOf = (key: string) => roles.find((role) => keyOf(role) === key);
  const form = useForm({
    initial: { copied, name: texts.copyOf(roleOf(copied)?.name ?? ''), description: '' },
    pathPrefix: 'input',
    submit: async ({ copied: from, name, description }) => {
      const permissions = permissionsFor(me, roleOf(from));
      const { data } = await create({ variables: { input: { name, description, permissions } } });
      if (!data) return false;
      toaster.success(texts.created, toastTexts.success);
      await onCreated(keyOf(data.createRole));
    },
  });
  const source = roleOf(form.values.copied);
  return (
    <Dialog
      title={texts.newTitle}
      action={actionTexts.create}
      form={form}
      isDisabled={form.values.name.trim() === ''}
      onClose={onClose}
    >
      <SelectField
        {...chosen(form.field('copied'))}
        label={texts.copied}
        help={source?.isGivable === false ? texts.leftOut : texts.newDetail}
        isSearchable
        options={roles.map((role) => ({ value: keyOf(role), label: role.name }))}
      />
      <TextField {...form.field('name')} label={texts.name} isRequired maxLength={lensNameMaxLength} />
      <TextAreaField {...form.field('description')} label={texts.description} maxLength={notesMaxLength} />
    </Dialog>
  );
}

/** Returns what a copy of a role grants: of one that grants more than the caller has, what the caller has too. */
const permissionsFor = (me: Me, source: Role | undefined) =>
  (source?.permissions ?? []).map(({ area, actions }) => ({
    area,
    actions: source?.isGivable ? actions : actions.filter((action) => can(me, area, action)),
  }));
