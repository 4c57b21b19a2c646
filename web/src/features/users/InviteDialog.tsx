import { useMutation } from '@apollo/client/react';
import { can } from '#session/access.ts';
import { errorCode, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { toastTexts } from '#texts/common.ts';
import { notEmail, required } from '#texts/refusals.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { Option } from '#ui/option.ts';
import { useToaster } from '#ui/toast.tsx';
import { CompanyField } from './CompanyField.tsx';
import { createUserMutation } from './invite-queries.ts';
import { useCompanyOf } from './use-company-of.ts';
import type { Roles } from './use-roles.ts';

interface Invitation {
  firstName: string;
  lastName: string;
  email: string;
  role: string | null;
  title: string;
  phone: string;
  company: Option | null;
}
const nothing: Invitation = {
  ...{ firstName: '', lastName: '', email: '', title: '', phone: '' },
  ...{ role: null, company: null },
};

const filled = (text: string, label: string): string | undefined => (text.trim() === '' ? required(label) : undefined);
const validate = ({ firstName, lastName, email, role }: Invitation) => ({
  firstName: filled(firstName, texts.firstName),
  lastName: filled(lastName, texts.lastName),
  email: filled(email, texts.email) ?? (email.includes('@') ? undefined : notEmail(texts.email)),
  role: role === null ? required(texts.role) : undefined,
});

interface InviteDialogProps {
  roles: Roles;
  onInvited: (id: string) => void;
  onClose: () => void;
}

/** Invites somebody by e-mail (USR.8). What the server says of the address is shown as it is. */
export function InviteDialog({ roles, onInvited, onClose }: InviteDialogProps) {
  const me = useMe();
  const toaster = useToaster();
  const [invite] = useMutation(createUserMutation, { context: { quiet: true } });
  const companyOf = useCompanyOf();
  const form = useForm<Invitation>({
    initial: nothing,
    validate,
    pathPrefix: 'input',
    submit: async ({ role, company, title, phone, ...person }) => {
      if (role === null) return false;
      const companyId = (await companyOf(company))?.value ?? null;
      const more = { title: title.trim() || null, phone: phone.trim() || null, companyId };
      try {
        const { data } = await invite({ variables: { input: { ...person, ...more, ...roles.roleOf(role) } } });
        if (!data) return false;
        onInvited(data.createUser.id);
      } catch (error) {
        // what is known of the address stands at its field
        if (errorCode(error) !== 'CONFLICT') toaster.error(texts.inviteFailed, errorMessage(error));
        throw error;
      }
      toaster.success(texts.invitationSent, toastTexts.success);
      onClose();
    },
  });
  // policy inviteRoles: Admin and custom roles are given by those who may give anybody a role
  const mayGiveAll = can(me, 'roles', 'EDIT');
  return (
    <Dialog title={texts.inviteTitle} action={texts.invite} form={form} onClose={onClose}>
      <TextField {...form.field('firstName')} label={texts.firstName} isRequired autoFocus maxLength={100} />
      <TextField {...form.field('lastName')} label={texts.lastName} isRequired maxLength={100} />
      <TextField {...form.field('email')} label={texts.email} isRequired type="email" maxLength={254} />
      <SelectField
        {...form.field('role')}
        label={texts.role}
        isRequired
        isSearchable
        options={roles.optionsOf(
          ({ canGive, role, customRoleId }) => canGive && (mayGiveAll || (customRoleId === null && role !== 'ADMIN')),
        )}
      />
      <CompanyField {...form.field('company')} />
      <TextField {...form.field('title')} label={texts.jobTitle} maxLength={200} />
      <TextField {...form.field('phone')} label={texts.phone} type="tel" maxLength={50} />
    </Dialog>
  );
}
