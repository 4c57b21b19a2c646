import { graphql } from '#generated/index.ts';
import { isUnauthenticated, useRequest, wordsOf } from '#session/request.ts';
import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import * as css from './access.module.css';
import { passwordProblem } from './credentials.ts';
import type { NoticeContent } from './Notice.tsx';
import { useEnter } from './use-enter.ts';

const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      code
      token
      resolver
    }
  }
`);

interface PasswordStepProps {
  email: string;
  onChangeEmail: () => void;
  onNotice: (notice: NoticeContent | null) => void;
}

/** Second step of sign-in. */
export function PasswordStep({ email, onChangeEmail, onNotice }: PasswordStepProps) {
  const request = useRequest();
  const toaster = useToaster();
  const enter = useEnter();
  const signIn = async (password: string) => {
    const { signIn: answer } = await request(signInMutation, { email, password });
    toaster.clear();
    await enter(answer);
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
      return signIn(password).catch(refuse);
    },
  });
  return (
    <Form form={form} className={css.accessForm}>
      <div className={css.accessWho}>
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
