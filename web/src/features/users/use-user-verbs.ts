import { useMutation } from '@apollo/client/react';
import { Ban, CircleCheck, MailPlus, MailX, ShieldOff, Trash2, UserCog } from 'lucide-react';
import { useState } from 'react';
import type { UserRowFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { toastTexts } from '#texts/common.ts';
import { userTexts as texts } from '#texts/users.ts';
import type { Action } from '#ui/ActionsMenu.tsx';
import { useToaster } from '#ui/toast.tsx';
import { resendInviteMutation } from './invite-queries.ts';
import { disableUserMfaMutation, setUserAccessMutation } from './user-queries.ts';

/** A question that stands between a verb and its effect. */
export type UserQuestion = { kind: 'disable' | 'delete' | 'role' | 'mfa'; user: UserRowFragment };

/** Actions on a person, and the question that is open. */
export function useUserVerbs(onChanged: (ids: string[]) => unknown) {
  const toaster = useToaster();
  const [question, ask] = useState<UserQuestion | null>(null);
  const [set] = useMutation(setUserAccessMutation, { context: { failure: texts.accessFailed } });
  const [disableMfa] = useMutation(disableUserMfaMutation, { context: { failure: texts.mfaFailed } });
  const mayInvite = can(useMe(), 'users', 'CREATE');
  const [resend] = useMutation(resendInviteMutation, { context: { failure: texts.resendFailed } });
  const inviteAgain = async (user: UserRowFragment) => {
    if (!(await resend({ variables: { userId: user.id } })).data) return;
    toaster.success(texts.invitationSent, toastTexts.success);
    onChanged([user.id]);
  };
  const setAccess = async (user: UserRowFragment, isEnabled: boolean) => {
    if (!(await set({ variables: { userId: user.id, isEnabled } })).data) return;
    toaster.success(texts.saved);
    ask(null);
    onChanged([user.id]);
  };
  const removeFactors = async (user: UserRowFragment) => {
    if (!(await disableMfa({ variables: { userId: user.id } })).data) return;
    toaster.success(texts.saved);
    ask(null);
    onChanged([user.id]);
  };
  const actionsOf = (user: UserRowFragment): Action[] => {
    const isPending = user.status === 'pending';
    const verb = (name: UserRowFragment['verbs'][number]) => ({ hide: !user.verbs.includes(name) });
    return [
      {
        label: texts.inviteAgain,
        icon: MailPlus,
        hide: !isPending || !mayInvite,
        action: () => void inviteAgain(user).catch(() => undefined),
      },
      { label: texts.assignRole, icon: UserCog, ...verb('ASSIGN_ROLE'), action: () => ask({ kind: 'role', user }) },
      { label: texts.disableMfa, icon: ShieldOff, ...verb('DISABLE_MFA'), action: () => ask({ kind: 'mfa', user }) },
      { label: texts.disable, icon: Ban, ...verb('DISABLE'), action: () => ask({ kind: 'disable', user }) },
      {
        label: texts.enable,
        icon: CircleCheck,
        ...verb('ENABLE'),
        action: () => void setAccess(user, true).catch(() => undefined),
      },
      {
        label: isPending ? texts.voidInvitation : texts.delete,
        icon: isPending ? MailX : Trash2,
        danger: true,
        ...verb('DELETE'),
        action: () => ask({ kind: 'delete', user }),
      },
    ];
  };
  return { question, close: () => ask(null), actionsOf, setAccess, removeFactors };
}

export type UserVerbs = ReturnType<typeof useUserVerbs>;
