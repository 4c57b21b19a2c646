import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { roleTexts as texts } from '#texts/roles.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { asInput, grantedBy, type Role } from './permissions.ts';
import { updateRoleMutation } from './role-queries.ts';

const valuesOf = (role: Role) => ({ name: role.name, description: role.description, granted: grantedBy(role) });

/**
 * The form of a role. Where somebody else has changed the role since its values were read, it `isStale` until the person
 * takes theirs or keeps their own; whoever has changed nothing sees theirs at once.
 * @param onChanged reads roles again.
 */
export function useRoleForm(role: Role, onChanged: () => Promise<unknown>) {
  const toaster = useToaster();
  /** The version that the values began from. */
  const [seen, setSeen] = useState(role.version);
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
  const { isDirty, isSubmitting, reset } = form;
  const isNewer = role.version !== seen && !isSubmitting;
  const takeTheirs = () => {
    setSeen(role.version);
    reset(valuesOf(role));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is replaced as soon as it is not of now
  useEffect(() => {
    if (isNewer && !isDirty) takeTheirs();
  }, [isNewer, isDirty]);
  return {
    form,
    isStale: isNewer && isDirty,
    takeTheirs,
    /** Replaces, from now on, what somebody else has saved. */
    keepMine: () => setSeen(role.version),
  };
}
