import { Download } from 'lucide-react';
import { mfaTexts as texts } from '#texts/mfa.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { saveFile } from '#ui/save-file.ts';
import * as css from './recovery-codes.module.css';

/** Codes that replace a lost second factor, shown this once, to be copied or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  return (
    <div className={css.recoveryCodes}>
      <p className="soft">{texts.recoveryDetail}</p>
      <ul className="mono" aria-label={texts.recoveryTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.recoveryCodesTake}>
        <CopyButton text={text} />
        <Button
          size="small"
          icon={Download}
          onClick={() => saveFile(texts.fileName, new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {texts.download}
        </Button>
      </div>
    </div>
  );
}
