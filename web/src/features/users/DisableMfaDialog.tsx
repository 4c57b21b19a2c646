import type { UserRowFragment } from '#generated/graphql.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Dialog } from '#ui/Dialog.tsx';

interface DisableMfaDialogProps {
  user: UserRowFragment;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before the second factors of somebody are removed. */
export const DisableMfaDialog = ({ user, onSubmit, onClose }: DisableMfaDialogProps) => (
  <Dialog
    title={texts.disableMfaTitle(user.displayName)}
    action={texts.disableMfa}
    isDanger
    onSubmit={onSubmit}
    onClose={onClose}
  >
    <p>{texts.disableMfaDetail}</p>
  </Dialog>
);
