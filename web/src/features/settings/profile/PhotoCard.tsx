import { useMutation } from '@apollo/client/react';
import { Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { avatarMaxMb } from '#domain/constants.ts';
import { Avatar } from '#frame/Avatar.tsx';
import { graphql } from '#generated/index.ts';
import { useSession } from '#session/session-context.tsx';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as settingsCss from '../settings.module.css';
import type { ProfileUser } from './profile-queries.ts';

const removeAvatarMutation = graphql(`
  mutation RemoveAvatar {
    removeAvatar {
      id
      avatarUrl
    }
  }
`);

/** The person's photo, which is changed at once. */
export function PhotoCard({ user, onChanged }: { user: ProfileUser; onChanged: () => Promise<unknown> }) {
  const session = useSession();
  const toaster = useToaster();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [remove] = useMutation(removeAvatarMutation, { context: { failure: texts.photoFailed } });
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  const upload = async (file: File) => {
    const body = new FormData();
    body.set('userId', user.id);
    body.set('file', file);
    const sent = await fetch('/user/avatar/upload', { method: 'POST', headers: session.headers(), body }).catch(
      () => null,
    );
    if (!sent?.ok) return toaster.error(texts.photoFailed, sent ? await messageOf(sent) : undefined);
    await onChanged();
    toaster.success(texts.photoUpdated);
  };
  const takeAway = async () => {
    if (!(await remove().catch(() => null))?.data) return;
    await onChanged();
    toaster.success(texts.photoRemoved);
  };
  return (
    <section className={`${kit.card} ${settingsCss.profilePhoto}`} aria-label={texts.photo}>
      <Avatar className={settingsCss.profileAvatar} name={user.displayName} url={user.avatarUrl} isLarge />
      <div>
        <div className={settingsCss.profileStatus}>
          <Button icon={Upload} isBusy={isBusy} onClick={() => input.current?.click()}>
            {texts.choosePhoto}
          </Button>
          {user.avatarUrl && (
            <Button icon={Trash2} disabled={isBusy} onClick={() => void during(takeAway)}>
              {texts.removePhoto}
            </Button>
          )}
        </div>
        <p className="meta quiet">{texts.photoHelp(avatarMaxMb)}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        hidden
        aria-label={texts.choosePhoto}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void during(() => upload(file));
        }}
      />
    </section>
  );
}
