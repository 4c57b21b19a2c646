import type { UserRowFragment } from '#generated/graphql.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Dialog } from '#ui/Dialog.tsx';

interface DisableUserDialogProps {
  user: UserRowFragment;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before somebody is signed out. */
export const DisableUserDialog = ({ user, onSubmit, onClose }: DisableUserDialogProps) => (
  <Dialog
    title={texts.disableTitle(user.displayName)}
    action={texts.disable}
    isDanger
    onSubmit={onSubmit}
    onClose={onClose}
  >
    <p>{texts.disableDetail}</p>
  </Dialog>
);
