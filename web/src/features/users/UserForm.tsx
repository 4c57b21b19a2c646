import { useMutation } from '@apollo/client/react';
import { namePartsOf } from '#features/fields/people/name-parts.ts';
import type { UpdateUserInput, UserDetailsQuery } from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { required } from '#texts/refusals.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { Option } from '#ui/option.ts';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { CompanyField } from './CompanyField.tsx';
import { useCompanyOf } from './use-company-of.ts';
import { changeUserMutation } from './user-queries.ts';
import * as css from './users.module.css';

export type DetailedUser = UserDetailsQuery['getUsers']['users'][number];

interface UserValues {
  firstName: string;
  lastName: string;
  phone: string;
  title: string;
  companyId: Option | null;
}

const valuesOf = (user: DetailedUser): UserValues => ({
  ...namePartsOf(user),
  phone: user.phone?.number ?? '',
  title: user.role ?? '',
  companyId: user.companyId && user.company ? { value: user.companyId, label: user.company } : null,
});

/** Returns what differs: what somebody else has changed meanwhile stays. Parts of a name go together. */
function changesOf(before: UserValues, after: UserValues): UpdateUserInput {
  const { firstName, lastName, phone, title, companyId } = after;
  const isRenamed = firstName !== before.firstName || lastName !== before.lastName;
  return {
    ...(isRenamed && { firstName, lastName }),
    ...(phone !== before.phone && { phone }),
    ...(title !== before.title && { title }),
    ...(companyId?.value !== before.companyId?.value && { companyId: companyId?.value ?? null }),
  };
}

interface UserFormProps {
  user: DetailedUser;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Form of what the viewer may change of somebody (USR.19); the rest is marked as another's. */
export function UserForm({ user, onSaved, onClose }: UserFormProps) {
  const toaster = useToaster();
  const [save] = useMutation(changeUserMutation, { context: { failure: texts.changeFailed } });
  const may = (part: DetailedUser['changeable'][number]) => user.changeable.includes(part);
  const companyOf = useCompanyOf();
  const initial = valuesOf(user);
  const form = useForm({
    initial,
    validate: ({ firstName, lastName }) =>
      may('NAME') && `${firstName}${lastName}`.trim() === '' ? { firstName: required(texts.firstName) } : {},
    submit: async (values) => {
      const companyId = await companyOf(values.companyId);
      const input = { userId: user.id, ...changesOf(initial, { ...values, companyId }) };
      if (!(await save({ variables: { input } })).data) return false;
      toaster.success(texts.saved);
      await onSaved();
    },
  });
  const { dialog, release } = useUnsavedChanges(form.isUnsaved);
  return (
    <Form form={form} isDisabled={!form.isDirty} aria-label={texts.edit}>
      {may('NAME') && (
        <div className={css.userPair}>
          <TextField {...form.field('firstName')} label={texts.firstName} autoFocus maxLength={100} />
          <TextField {...form.field('lastName')} label={texts.lastName} maxLength={100} />
        </div>
      )}
      {may('MEMBERSHIP') && (
        <>
          <TextField {...form.field('title')} label={texts.jobTitle} maxLength={200} />
          <CompanyField {...form.field('companyId')} />
        </>
      )}
      {may('PHONE') && (
        <TextField {...form.field('phone')} label={texts.phone} help={texts.phoneHelp} type="tel" maxLength={40} />
      )}
      {!may('PHONE') && (
        <p className="meta quiet">{user.status === 'pending' ? texts.phoneLater : texts.ofOtherCustomers}</p>
      )}
      <div className={css.userVerbs}>
        <Button
          onClick={() => {
            release();
            onClose();
          }}
        >
          {actionTexts.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={form.isSubmitting} disabled={!form.isDirty}>
          {actionTexts.save}
        </Button>
      </div>
      {dialog}
    </Form>
  );
}
