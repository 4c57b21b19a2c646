import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { handOverSeconds } from '#domain/constants.ts';
import { errorMessage } from '#session/apollo.ts';
import { handOverTexts as texts } from '#texts/hand-over.ts';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { useNow } from '#ui/clock.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { getCustomTokenMutation } from './custom-token.ts';
import * as css from './hand-over.module.css';

interface HandOverDialogProps {
  title: string;
  /** Customer that is opened there. */
  customerId: string;
  onClose: () => void;
}

/** Shows a code and a link by which another device, or another browser, continues this session within a customer (AUTH.10). */
export function HandOverDialog({ title, customerId, onClose }: HandOverDialogProps) {
  const [made, setMade] = useState<{ token: string; until: number } | null>(null);
  const [make, { error }] = useMutation(getCustomTokenMutation, {
    variables: { customerId },
    context: { quiet: true },
  });
  const renew = async () => {
    setMade(null);
    const token = (await make().catch(() => null))?.data?.getCustomToken.token;
    // by this device's clock, which may differ from the server's
    if (token) setMade({ token, until: Date.now() + handOverSeconds * 1_000 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code is made when the dialog opens
  useEffect(() => void renew(), []);
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {made && <Code {...made} title={title} onRenew={renew} />}
      {!made && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => void renew()} />}
      {!made && !error && <Skeleton rows={4} />}
    </Dialog>
  );
}

interface CodeProps {
  title: string;
  token: string;
  until: number;
  onRenew: () => Promise<void>;
}

/** The code that the other device reads, for as long as it is good. */
function Code({ title, token, until, onRenew }: CodeProps) {
  const seconds = Math.ceil((until - useNow('second')) / 1_000);
  const address = `${location.origin}/hand-over#${token}`;
  return (
    <div className={css.handOver}>
      {seconds > 0 ? (
        <>
          <p className="soft">{texts.scan}</p>
          <QrCode text={address} label={title} />
          <Copyable label={texts.link} text={address} />
          <p className="meta quiet">{texts.lasts}</p>
          <p className="meta quiet num">{texts.seconds(seconds)}</p>
        </>
      ) : (
        <>
          <p className="soft" role="status">
            {texts.expired}
          </p>
          <Button variant="primary" onClick={() => void onRenew()}>
            {texts.renew}
          </Button>
        </>
      )}
    </div>
  );
}
