import { useMutation } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { graphql } from '#generated/index.ts';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import * as formCss from '#ui/form/form.module.css';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as settingsCss from '../settings.module.css';

const confirmEmailChangeMutation = graphql(`
  mutation ConfirmEmailChange($token: String!) {
    confirmEmailChange(token: $token) {
      id
      email {
        address
        isVerified
      }
    }
  }
`);

/** Page of the link to a new address: it is used by a press, as mailboxes open links to look at them. */
export function ConfirmEmail() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const navigate = useNavigate();
  const toaster = useToaster();
  const [confirm, { loading }] = useMutation(confirmEmailChangeMutation, {
    context: { failure: texts.changeEmailFailed },
    refetchQueries: ['Me'],
  });
  const toProfile = () => navigate('/settings/profile', { replace: true });
  const use = async () => {
    if (!(await confirm({ variables: { token } }).catch(() => null))?.data) return;
    toaster.success(texts.emailConfirmed);
    toProfile();
  };
  return (
    <SettingsPage name={texts.confirmEmail}>
      <section className={`${kit.card} ${formCss.fields}`}>
        <p>{token === '' ? texts.noToken : texts.confirmEmailHelp}</p>
        <div className={settingsCss.profileStatus}>
          {token !== '' && (
            <Button variant="primary" isBusy={loading} onClick={() => void use()}>
              {texts.confirmEmail}
            </Button>
          )}
          <Button onClick={toProfile}>{texts.toProfile}</Button>
        </div>
      </section>
    </SettingsPage>
  );
}
