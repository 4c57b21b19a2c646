import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { ssoCertWarnDays, ssoMetadataMaxKb } from '#domain/constants.ts';
import { useSession } from '#session/session-context.tsx';
import { ssoFormTexts as texts } from '#texts/sso.ts';
import { Button } from '#ui/Button.tsx';
import { formatDate } from '#ui/format.ts';
import { messageOf } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';
import * as css from './sso.module.css';
import type { SsoValues } from './sso-form.ts';

interface Metadata {
  providerEntityId: string;
  ssoUrl: string;
  logoutUrl: string | null;
  certificate: string;
  certificateExpiresAt: string;
}
type MetadataValues = Pick<SsoValues, 'providerEntityId' | 'ssoUrl' | 'logoutUrl' | 'certificate'>;

const dayMs = 86_400_000;

/** Uploads an identity provider's metadata, which the server reads. */
export function MetadataUpload({ onRead }: { onRead: (values: MetadataValues) => void }) {
  const session = useSession();
  const toaster = useToaster();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File) => {
    if (!/\.xml$/i.test(file.name)) return toaster.error(texts.uploadFailed, texts.xmlOnly);
    if (file.size > ssoMetadataMaxKb * 1024) return toaster.error(texts.uploadFailed, texts.tooLarge(ssoMetadataMaxKb));
    const body = new FormData();
    body.set('file', file);
    const response = await fetch('/sso/metadata/', { method: 'POST', headers: session.headers(), body });
    if (!response.ok) return toaster.error(texts.uploadFailed, await messageOf(response));
    const { certificateExpiresAt, logoutUrl, ...read } = (await response.json()) as Metadata;
    onRead({ ...read, logoutUrl: logoutUrl ?? '' });
    const isExpiring = Date.parse(certificateExpiresAt) - Date.now() < ssoCertWarnDays * dayMs;
    toaster.success(texts.uploaded, isExpiring ? texts.uploadedExpiring(formatDate(certificateExpiresAt)) : undefined);
  };
  return (
    <div className={css.ssoUpload}>
      <Button icon={Upload} isBusy={isBusy} onClick={() => input.current?.click()}>
        {texts.upload}
      </Button>
      <span className="meta quiet">{texts.uploadHelp}</span>
      <input
        ref={input}
        type="file"
        accept=".xml,application/xml,text/xml"
        hidden
        aria-label={texts.upload}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (!file) return;
          setBusy(true);
          void upload(file)
            .catch(() => toaster.error(texts.uploadFailed))
            .finally(() => setBusy(false));
        }}
      />
    </div>
  );
}
