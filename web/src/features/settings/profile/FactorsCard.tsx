import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecoveryCodes } from '#frame/RecoveryCodes.tsx';
import type { FactorsQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { meQuery } from '#session/me.tsx';
import { mfaTexts as texts } from '#texts/mfa.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Time } from '#ui/Time.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as settingsCss from '../settings.module.css';

const factorsQuery = graphql(`
  query Factors {
    me {
      factors {
        id
        kind
        name
        createdAt
        lastUsedAt
      }
      recoveryCodesLeft
      canUsePasskeys
      user {
        id
        isSso
      }
    }
  }
`);
const removeFactorMutation = graphql(`
  mutation RemoveFactor($id: ID!, $password: String) {
    removeFactor(id: $id, password: $password)
  }
`);
const createRecoveryCodesMutation = graphql(`
  mutation CreateRecoveryCodes($password: String) {
    createRecoveryCodes(password: $password)
  }
`);

type Factor = FactorsQuery['me']['factors'][number];
const nameOf = ({ kind, name }: Factor): string => (kind === 'TOTP' ? texts.app : `${texts.passkey}, ${name}`);
const toSetUp = { state: { comeBack: '/settings/profile' } };

/** Second factors of the person: add, remove, new recovery codes. */
export function FactorsCard() {
  const { data, error, refetch } = useQuery(factorsQuery, { ...alwaysFresh, context: { quiet: true } });
  const client = useApolloClient();
  const navigate = useNavigate();
  const toaster = useToaster();
  const [question, ask] = useState<Factor | 'codes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const quietly = { context: { quiet: true } };
  const [remove] = useMutation(removeFactorMutation, quietly);
  const [renew] = useMutation(createRecoveryCodesMutation, quietly);
  const me = data?.me;
  // the identity provider looks after theirs
  if (me?.user.isSso) return null;
  const removed = async (id: string, password: string) => {
    await remove({ variables: { id, password } });
    toaster.success(texts.removed);
    ask(null);
    // where the customer requires a factor and this was the last, the answer leads to the page that sets one up
    await client.refetchQueries({ include: [meQuery] });
    await refetch();
  };
  const renewed = async (password: string) => {
    setCodes((await renew({ variables: { password } })).data?.createRecoveryCodes ?? []);
    ask(null);
    await refetch();
  };
  const hasApp = me?.factors.some(({ kind }) => kind === 'TOTP');
  return (
    <section className={kit.card} aria-label={texts.section}>
      <div className={kit.cardHead}>
        <h2>{texts.section}</h2>
        {me && !hasApp && <Button onClick={() => navigate('/mfa', toSetUp)}>{texts.addApp}</Button>}
        {me?.canUsePasskeys && hasApp && <Button onClick={() => navigate('/mfa', toSetUp)}>{texts.addPasskey}</Button>}
      </div>
      {!me && !error && <Skeleton rows={2} />}
      {!me && error && <Failed title={texts.readFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {me?.factors.length === 0 && <p className="meta quiet">{texts.none}</p>}
      {me && me.factors.length > 0 && (
        <ul className={settingsCss.profileSessions}>
          {me.factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => ask(factor)} />
          ))}
          <li>
            <p className="meta quiet num">{texts.codesLeft(me.recoveryCodesLeft)}</p>
            <Button onClick={() => ask('codes')}>{texts.renewCodes}</Button>
          </li>
        </ul>
      )}
      {question === 'codes' && (
        <PasswordDialog title={texts.renewCodes} action={texts.renew} onSubmit={renewed} onClose={() => ask(null)}>
          {texts.renewDetail}
        </PasswordDialog>
      )}
      {question && question !== 'codes' && (
        <PasswordDialog
          title={texts.removeTitle(nameOf(question))}
          action={texts.remove}
          isDanger
          onSubmit={(password) => removed(question.id, password)}
          onClose={() => ask(null)}
        >
          {me?.factors.length === 1 ? texts.removeLast : texts.removeDetail}
        </PasswordDialog>
      )}
      {codes && (
        <Dialog
          title={texts.recoveryTitle}
          isDirty
          onClose={() => setCodes(null)}
          foot={
            <Button variant="primary" onClick={() => setCodes(null)}>
              {texts.saved}
            </Button>
          }
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </section>
  );
}

const FactorRow = ({ factor, onRemove }: { factor: Factor; onRemove: () => void }) => (
  <li>
    <div>
      <p className="strong">{nameOf(factor)}</p>
      <p className={`meta quiet ${settingsCss.profileFacts}`}>
        <span>
          {texts.added} <Time at={factor.createdAt} />
        </span>
        <span>
          {texts.used} {factor.lastUsedAt ? <Time at={factor.lastUsedAt} /> : texts.never}
        </span>
      </p>
    </div>
    <Button aria-label={texts.removeOf(nameOf(factor))} onClick={onRemove}>
      {texts.remove}
    </Button>
  </li>
);

interface PasswordDialogProps {
  title: string;
  action: string;
  isDanger?: boolean;
  onSubmit: (password: string) => Promise<unknown>;
  onClose: () => void;
  children: string;
}

/** Asks for the password before something changes by which the person signs in. */
function PasswordDialog({ title, action, isDanger, onSubmit, onClose, children }: PasswordDialogProps) {
  const toaster = useToaster();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : texts.passwordRequired }),
    showErrors: 'submit',
    submit: ({ password }) =>
      onSubmit(password).catch((error: unknown) => {
        toaster.error(texts.failed, errorMessage(error));
        throw error;
      }),
  });
  return (
    <Dialog title={title} action={action} isDanger={isDanger} form={form} onClose={onClose}>
      <p>{children}</p>
      <TextField
        {...form.field('password')}
        label={texts.password}
        type="password"
        isRequired
        autoComplete="current-password"
      />
    </Dialog>
  );
}
