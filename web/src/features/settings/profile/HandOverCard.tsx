import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { handOverSeconds } from '#domain/constants.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import { useNow } from '#ui/clock.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';

const getCustomTokenMutation = graphql(`
  mutation GetCustomToken($customerId: ID!) {
    getCustomToken(customerId: $customerId) {
      token
    }
  }
`);

/** Offers the session of this device to another one. */
export function HandOverCard() {
  const { id } = useMe().customer;
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<{ token: string; until: number } | null>(null);
  const [make, { error }] = useMutation(getCustomTokenMutation, {
    variables: { customerId: id },
    context: { quiet: true },
  });
  const renew = async () => {
    setMade(null);
    const token = (await make().catch(() => null))?.data?.getCustomToken.token;
    // by this device's clock, which may differ from the server's
    if (token) setMade({ token, until: Date.now() + handOverSeconds * 1_000 });
  };
  const open = () => {
    setOpen(true);
    void renew();
  };
  return (
    <section className="card" aria-label={texts.handOver}>
      <div className="card-head">
        <h2>{texts.handOver}</h2>
        <Button onClick={open}>{texts.handOverOpen}</Button>
      </div>
      <p className="meta quiet">{texts.handOverHelp}</p>
      {isOpen && (
        <Dialog title={texts.handOverOpen} size="small" onClose={() => setOpen(false)}>
          {made && <Code {...made} onRenew={renew} />}
          {!made && error && (
            <Failed title={texts.handOverFailed} error={errorMessage(error)} onRetry={() => void renew()} />
          )}
          {!made && !error && <Skeleton rows={4} />}
        </Dialog>
      )}
    </section>
  );
}

/** The code that the other device reads, for as long as it is good. */
function Code({ token, until, onRenew }: { token: string; until: number; onRenew: () => Promise<void> }) {
  const seconds = Math.ceil((until - useNow('second')) / 1_000);
  return (
    <div className="profile-code">
      {seconds > 0 ? (
        <>
          <p className="soft">{texts.handOverScan}</p>
          <QrCode text={`${location.origin}/hand-over#${token}`} label={texts.handOverOpen} />
          <p className="meta quiet num">{texts.handOverSeconds(seconds)}</p>
        </>
      ) : (
        <>
          <p className="soft" role="status">
            {texts.handOverExpired}
          </p>
          <Button variant="primary" onClick={() => void onRenew()}>
            {texts.handOverRenew}
          </Button>
        </>
      )}
    </div>
  );
}
