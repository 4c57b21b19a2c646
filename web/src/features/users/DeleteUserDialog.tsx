import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { UserRowFragment } from '#generated/graphql.ts';
import { errorCode, errorMessage } from '#session/apollo.ts';
import { toastTexts } from '#texts/common.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { type FieldBinding, useForm } from '#ui/form/use-form.ts';
import type { Option } from '#ui/option.ts';
import { SearchSelect } from '#ui/Select.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { voidInviteMutation } from './invite-queries.ts';
import { colleaguesQuery, deleteUserMutation } from './user-queries.ts';
import * as css from './users.module.css';

interface DeleteUserDialogProps {
  user: UserRowFragment;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Removes somebody; while tickets are assigned to them it says so, and asks who gets those. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const toaster = useToaster();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove] = useMutation(deleteUserMutation, { context: { quiet: true } });
  const isPending = user.status === 'pending';
  const [withdraw] = useMutation(voidInviteMutation, { context: { failure: texts.voidFailed } });
  const takeBack = async () => {
    if (!(await withdraw({ variables: { userId: user.id } })).data) return false;
    toaster.success();
    onDeleted(user.id);
    onClose();
  };
  const form = useForm<{ reassignTo: Option | null }>({
    initial: { reassignTo: null },
    submit: async ({ reassignTo: heir }) => {
      if (isPending) return takeBack();
      try {
        const { data } = await remove({ variables: { userId: user.id, reassignTo: heir?.value ?? null } });
        const reassigned = data?.deleteUser.reassigned ?? 0;
        toaster.success(texts.deleted, reassigned > 0 ? texts.reassigned(reassigned) : toastTexts.success);
      } catch (error) {
        // tickets are what can be in the way, besides the last Admin: both are said here, and the first can be settled
        if (errorCode(error) === 'CONFLICT') setRefusal(errorMessage(error) ?? texts.deleteFailed);
        else toaster.error(texts.deleteFailed, errorMessage(error));
        throw error;
      }
      onDeleted(user.id);
      onClose();
    },
  });
  const { reassignTo: heir } = form.values;
  return (
    <Dialog
      title={isPending ? texts.voidTitle(user.displayName) : texts.deleteTitle(user.displayName)}
      action={isPending ? texts.voidInvitation : heir ? texts.reassignAndDelete : texts.delete}
      isDanger
      isDisabled={refusal !== null && heir === null}
      form={form}
      onClose={onClose}
    >
      <p>{isPending ? texts.voidDetail : texts.deleteDetail}</p>
      {refusal && (
        <>
          <p role="alert" className={css.userRefusal}>
            {refusal}
          </p>
          <HeirPicker {...form.field('reassignTo')} user={user} />
        </>
      )}
    </Dialog>
  );
}

/** Finds who gets somebody's work. */
function HeirPicker({
  user,
  value: heir,
  error,
  onChange,
  onBlur,
}: FieldBinding<Option | null> & { user: UserRowFragment }) {
  const [typed, setTyped] = useState('');
  const nameLike = useDebounced(typed);
  const { data } = useQuery(colleaguesQuery, { variables: { nameLike }, context: { quiet: true } });
  const options = data?.usersByTeamIds
    .filter(({ id }) => id !== user.id)
    .map(({ id, displayName, role }) => ({ value: id, label: role ? `${displayName} · ${role}` : displayName }));
  return (
    <Field label={texts.reassignTo} isRequired error={error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <SearchSelect
          {...{ id, describedBy, onBlur }}
          isInvalid={error !== undefined}
          options={options}
          value={heir}
          onSearch={setTyped}
          onChange={(id) => {
            const found = options?.find(({ value }) => value === id);
            if (found) onChange(found);
          }}
        />
      )}
    </Field>
  );
}
