import { useMutation } from '@apollo/client/react';
import { assignRolesMutation } from '#features/fields/people/role-queries.ts';
import { errorMessage } from '#session/apollo.ts';
import { toastTexts } from '#texts/common.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Failed } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import type { Roles } from './use-roles.ts';

interface AssignRolesDialogProps {
  userIds: readonly string[];
  roles: Roles;
  /** The role that one person has so far. */
  now?: string | null;
  onClose: () => void;
  onAssigned: (ids: string[]) => void;
}

/** Gives some people a role that the person may give. */
export function AssignRolesDialog({ userIds, roles, now = null, onClose, onAssigned }: AssignRolesDialogProps) {
  const toaster = useToaster();
  const [assign] = useMutation(assignRolesMutation, { context: { quiet: true } });
  const form = useForm<{ role: string | null }>({
    initial: { role: now },
    submit: async ({ role }) => {
      if (role === null) return false;
      try {
        await assign({ variables: { userIds: [...userIds], ...roles.roleOf(role) } });
      } catch (error) {
        toaster.error(texts.assignFailed, errorMessage(error) ?? texts.assignAdvice);
        return false;
      }
      toaster.success(texts.assigned, toastTexts.success);
      onAssigned([...userIds]);
      onClose();
    },
  });
  return (
    <Dialog
      title={texts.assignTitle(userIds.length)}
      action={texts.assignRole}
      form={form}
      isDisabled={form.values.role === null || form.values.role === now}
      onClose={onClose}
    >
      {roles.error && !roles.roles ? (
        <Failed title={texts.rolesFailed} error={errorMessage(roles.error)} onRetry={() => roles.refetch()} />
      ) : (
        <SelectField
          {...form.field('role')}
          label={texts.role}
          isRequired
          isSearchable
          options={roles.optionsOf(({ canGive }) => canGive)}
        />
      )}
    </Dialog>
  );
}
