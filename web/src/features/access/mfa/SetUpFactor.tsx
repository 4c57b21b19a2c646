import { KeyRound, type LucideIcon, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { RecoveryCodes } from '#frame/RecoveryCodes.tsx';
import { isOfField, useRequest, wordsOf } from '#session/request.ts';
import { mfaTexts as texts } from '#texts/mfa.ts';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as accessCss from '../access.module.css';
import { CodeForm } from './CodeForm.tsx';
import * as css from './mfa.module.css';
import {
  type MfaState,
  startAppMutation,
  startPasskeyMutation,
  verifyAppMutation,
  verifyPasskeyMutation,
} from './mfa-queries.ts';
import { createPasskey, hasPasskeys } from './passkeys.ts';

type Method = 'app' | 'passkey';
type App = { secret: string; url: string };

interface SetUpFactorProps {
  state: MfaState;
  /** Leaves the first step. */
  onBack: () => void;
  onDone: () => void;
}

/** Sets a second factor up: how, then its proof, then codes for its loss. */
export function SetUpFactor({ state, onBack, onDone }: SetUpFactorProps) {
  const request = useRequest();
  const toaster = useToaster();
  const [app, setApp] = useState<App | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = (recoveryCodes: readonly string[]) => {
    toaster.success(texts.setUp, texts.setUpDetail);
    if (recoveryCodes.length === 0) return onDone();
    setApp(null);
    setCodes(recoveryCodes);
  };
  const verify = async (code: string) =>
    finish((await request(verifyAppMutation, { code })).verifyMFAEnrolment.recoveryCodes);
  const start = async (method: Method, password: string | null) => {
    if (method === 'app') return setApp((await request(startAppMutation, { password })).startMFAEnrolment);
    const { startPasskeyEnrolment: options } = await request(startPasskeyMutation, { password });
    const answer = await createPasskey(options);
    return finish((await request(verifyPasskeyMutation, { answer })).verifyPasskeyEnrolment.recoveryCodes);
  };
  if (codes)
    return (
      <>
        <RecoveryCodes codes={codes} />
        <Button variant="primary" className={css.mfaDone} onClick={onDone}>
          {texts.saved}
        </Button>
      </>
    );
  if (app)
    return (
      <>
        <p className="soft">{texts.scan}</p>
        <QrCode text={app.url} label={texts.qr} />
        <div>
          <p className="meta quiet">{texts.secret}</p>
          <Copyable label={texts.secret} text={app.secret} />
        </div>
        <CodeForm kind="app" onSubmit={verify} onBack={() => setApp(null)} />
      </>
    );
  return <Methods state={state} onChoose={start} onBack={onBack} />;
}

interface MethodsProps {
  state: MfaState;
  onChoose: (method: Method, password: string | null) => Promise<unknown>;
  onBack: () => void;
}

/** The kinds of factors; a session that has not just begun asks for the password with it. */
function Methods({ state, onChoose, onBack }: MethodsProps) {
  const { awaitedFactor, factors, canUsePasskeys, needsPassword } = state;
  const toaster = useToaster();
  const [method, setMethod] = useState<Method>('app');
  const chosen = useRef<Method>('app');
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: needsPassword && !password ? texts.passwordRequired : undefined }),
    showErrors: 'submit',
    submit: ({ password }) =>
      onChoose(chosen.current, password || null).catch((error: unknown) => {
        if (!isOfField(error)) toaster.error(texts.failed, wordsOf(error) ?? texts.cancelled);
        throw error;
      }),
  });
  const choose = (next: Method) => {
    chosen.current = next;
    setMethod(next);
    void form.submit();
  };
  const card = (kind: Method) => ({ isBusy: form.isSubmitting && method === kind, onChoose: () => choose(kind) });
  const hasApp = factors.some(({ kind }) => kind === 'TOTP');
  return (
    <Form form={form} className={accessCss.accessForm}>
      <p className="soft">{awaitedFactor === 'ENROLMENT' ? texts.enrol : texts.choose}</p>
      {needsPassword && (
        <NativeTextField
          {...form.field('password')}
          label={texts.password}
          isRequired
          type="password"
          autoComplete="current-password"
          autoFocus
        />
      )}
      <div className={css.mfaMethods}>
        {!hasApp && <MethodCard icon={Smartphone} name={texts.app} detail={texts.appDetail} {...card('app')} />}
        {canUsePasskeys && hasPasskeys() && (
          <MethodCard icon={KeyRound} name={texts.passkey} detail={texts.passkeyDetail} {...card('passkey')} />
        )}
      </div>
      <div className={css.mfaFoot}>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </Form>
  );
}

interface MethodCardProps {
  icon: LucideIcon;
  name: string;
  detail: string;
  isBusy: boolean;
  onChoose: () => void;
}

const MethodCard = ({ icon: Icon, name, detail, isBusy, onChoose }: MethodCardProps) => (
  <Button
    variant="plain"
    className={css.mfaMethod}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? undefined : onChoose}
  >
    <Icon size={20} aria-hidden />
    <span>
      <span className="strong">{name}</span>
      <span className="meta quiet">{detail}</span>
    </span>
  </Button>
);
