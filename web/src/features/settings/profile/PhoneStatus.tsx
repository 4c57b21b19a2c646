import { useState } from 'react';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as settingsCss from '../settings.module.css';
import { VerifyPhone } from './VerifyPhone.tsx';

interface PhoneStatusProps {
  number: string;
  isVerified: boolean;
  /** False where no text messages are sent. */
  canVerify: boolean;
  onVerified: () => unknown;
}

/** Status of the saved number, and the way to verify it. */
export function PhoneStatus({ number, isVerified, canVerify, onVerified }: PhoneStatusProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={settingsCss.profileStatus}>
      <Tag tone={isVerified ? 'success' : 'neutral'}>{isVerified ? texts.verified : texts.notVerified}</Tag>
      {!isVerified && canVerify && <Button onClick={() => setOpen(true)}>{texts.verify}</Button>}
      {!isVerified && !canVerify && <span className="meta quiet">{texts.noSms}</span>}
      {isOpen && (
        <VerifyPhone
          number={number}
          onClose={() => setOpen(false)}
          onVerified={() => {
            setOpen(false);
            void onVerified();
          }}
        />
      )}
    </div>
  );
}
