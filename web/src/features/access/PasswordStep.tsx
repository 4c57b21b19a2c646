import { useApolloClient, useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { graphql } from '#generated/index.ts';
import { errorCode, errorMessage } from '#session/apollo.ts';
import { meQuery } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { passwordProblem } from './credentials.ts';
import type { Said } from './Notice.tsx';

const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      code
      token
    }
  }
`);

const secondFactorCode = 'auth/multi-factor-auth-required';
const wrongCredentials = 'Incorrect username or password';

interface PasswordStepProps {
  email: string;
  onChangeEmail: () => void;
  onNotice: (notice: Said | null) => void;
}

/** Second step of sign-in. */
export function PasswordStep({ email, onChangeEmail, onNotice }: PasswordStepProps) {
  const client = useApolloClient();
  const session = useSession();
  const toaster = useToaster();
  const navigate = useNavigate();
  const [signIn] = useMutation(signInMutation, { context: { quiet: true } });
  const enter = async (password: string) => {
    const { data } = await signIn({ variables: { email, password } });
    const answer = data?.signIn;
    if (answer?.code === secondFactorCode) {
      onNotice({
        kind: 'info',
        text: 'Your password is right. This account also needs a verification code from its authenticator app, which this version of the console cannot ask for yet.',
      });
      return;
    }
    if (!answer?.token) throw new Error('No token in the answer');
    toaster.clear();
    session.start(answer.token);
    const { data: who } = await client
      .query({ query: meQuery, context: { quiet: true } })
      .catch(() => ({ data: null }));
    if (who) session.chooseCustomer(who.me.customer.id);
    navigate(session.takeDeepLink() ?? '/', { replace: true });
  };
  const refuse = (error: unknown) => {
    const text = errorCode(error) === 'UNAUTHENTICATED' ? wrongCredentials : errorMessage(error);
    toaster.error('Login Failed', text);
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
          Change
        </Button>
      </div>
      <TextField
        {...form.field('password')}
        label="Password"
        isRequired
        type="password"
        size="large"
        autoFocus
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
        Log In
      </Button>
    </Form>
  );
}
