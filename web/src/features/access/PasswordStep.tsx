import { useNavigate } from 'react-router';
import { graphql } from '#generated/index.ts';
import { meQuery } from '#session/me.tsx';
import { isUnauthenticated, useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { passwordProblem } from './credentials.ts';
import type { NoticeContent } from './Notice.tsx';

const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      code
      token
    }
  }
`);

const secondFactorCode = 'auth/multi-factor-auth-required';

interface PasswordStepProps {
  email: string;
  onChangeEmail: () => void;
  onNotice: (notice: NoticeContent | null) => void;
}

/** Second step of sign-in. */
export function PasswordStep({ email, onChangeEmail, onNotice }: PasswordStepProps) {
  const request = useRequest();
  const session = useSession();
  const toaster = useToaster();
  const navigate = useNavigate();
  const enter = async (password: string) => {
    const { signIn: answer } = await request(signInMutation, { email, password });
    if (answer.code === secondFactorCode) {
      onNotice({
        kind: 'info',
        text: texts.secondFactor,
      });
      return;
    }
    if (!answer.token) throw new Error('No token in the answer');
    toaster.clear();
    session.start(answer.token);
    const who = await request(meQuery, {}).catch(() => null);
    if (who) session.chooseCustomer(who.me.customer.id);
    navigate(session.takeDeepLink() ?? '/', { replace: true });
  };
  const refuse = (error: unknown) => {
    const text = isUnauthenticated(error) ? texts.wrongCredentials : wordsOf(error);
    toaster.error(texts.loginFailed, text);
    onNotice(text ? { kind: 'failed', text } : null);
    throw error;
  };
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: passwordProblem(password) ?? undefined }),
    showErrors: 'submit',
    submit: ({ password }) => {
      onNotice(null);
      return enter(password).catch(refuse);
    },
  });
  return (
    <Form form={form} className="access-form">
      <div className="access-who">
        <span className="ell">{email}</span>
        <Button variant="link" size="small" onClick={onChangeEmail}>
          {texts.change}
        </Button>
      </div>
      <NativeTextField
        {...form.field('password')}
        label={texts.password}
        isRequired
        type="password"
        autoFocus
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
        {texts.logIn}
      </Button>
    </Form>
  );
}
