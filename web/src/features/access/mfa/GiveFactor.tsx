import { type ReactNode, useState } from 'react';
import { isUnauthenticated, useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { mfaTexts as texts } from '#texts/mfa.ts';
import { Button } from '#ui/Button.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as accessCss from '../access.module.css';
import { useEnter } from '../use-enter.ts';
import { CodeForm } from './CodeForm.tsx';
import * as css from './mfa.module.css';
import {
  type MfaState,
  signInWithCodeMutation,
  signInWithPasskeyMutation,
  signInWithRecoveryCodeMutation,
  startPasskeySignInMutation,
} from './mfa-queries.ts';
import { askPasskey, hasPasskeys } from './passkeys.ts';

type Way = 'app' | 'passkey' | 'recovery';

/** Last step of a sign-in: the second factor that the person has. */
export function GiveFactor({ factors, canUsePasskeys, onLogOut }: MfaState & { onLogOut: () => void }) {
  const [hasApp, hasPasskey] = [
    factors.some(({ kind }) => kind === 'TOTP'),
    factors.some(({ kind }) => kind === 'PASSKEY') && canUsePasskeys && hasPasskeys(),
  ];
  const first: Way = hasApp || !hasPasskey ? 'app' : 'passkey';
  const [way, setWay] = useState<Way>(first);
  const request = useRequest();
  const session = useSession();
  const enter = useEnter();
  const resolver = session.token() ?? '';
  const byCode = async (code: string) =>
    enter((await request(signInWithCodeMutation, { resolver, code })).signInWithMFA);
  const byRecoveryCode = async (code: string) =>
    enter((await request(signInWithRecoveryCodeMutation, { resolver, code })).signInWithRecoveryCode);
  /** A sign-in that is over begins again. */
  const unlessOver = (sending: Promise<void>) =>
    sending.catch((error: unknown) => {
      if (isUnauthenticated(error)) onLogOut();
      throw error;
    });
  const others = (['app', 'passkey', 'recovery'] as const).filter(
    (other) => other !== way && (other === 'recovery' || (other === 'app' ? hasApp : hasPasskey)),
  );
  const back = () => (way === first ? onLogOut() : setWay(first));
  const links = <Ways ways={others} onChoose={setWay} />;
  if (way === 'passkey')
    return (
      <ByPasskey resolver={resolver} onBack={back}>
        {links}
      </ByPasskey>
    );
  return (
    <>
      <p className="soft">{way === 'app' ? texts.enterCode : texts.enterRecoveryCode}</p>
      <CodeForm
        key={way}
        kind={way}
        onSubmit={(code) => unlessOver(way === 'app' ? byCode(code) : byRecoveryCode(code))}
        onBack={back}
      >
        {links}
      </CodeForm>
    </>
  );
}

const names: Record<Way, string> = {
  app: texts.useCode,
  passkey: texts.usePasskey,
  recovery: texts.useRecoveryCode,
};

const Ways = ({ ways, onChoose }: { ways: readonly Way[]; onChoose: (way: Way) => void }) => (
  <div className={css.mfaWays}>
    {ways.map((way) => (
      <Button key={way} variant="link" size="small" onClick={() => onChoose(way)}>
        {names[way]}
      </Button>
    ))}
  </div>
);

interface ByPasskeyProps {
  resolver: string;
  onBack: () => void;
  children: ReactNode;
}

function ByPasskey({ resolver, onBack, children }: ByPasskeyProps) {
  const [isBusy, setBusy] = useState(false);
  const request = useRequest();
  const toaster = useToaster();
  const enter = useEnter();
  const confirm = async () => {
    setBusy(true);
    try {
      const { startPasskeySignIn: options } = await request(startPasskeySignInMutation, { resolver });
      const answer = await askPasskey(options);
      await enter((await request(signInWithPasskeyMutation, { resolver, answer })).signInWithPasskey);
    } catch (error) {
      toaster.error(undefined, wordsOf(error) ?? texts.cancelled);
      setBusy(false);
    }
  };
  return (
    <div className={accessCss.accessForm}>
      <p className="soft">{texts.usePasskeyDetail}</p>
      {children}
      <div className={css.mfaFoot}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="primary" isBusy={isBusy} onClick={() => void confirm()}>
          {texts.usePasskey}
        </Button>
      </div>
    </div>
  );
}
