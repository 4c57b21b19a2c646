import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '#generated/index.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { emailProblem } from './credentials.ts';
import type { Said } from './Notice.tsx';

const checkEmailTenantQuery = graphql(`
  query CheckEmailTenant($email: String!) {
    checkEmailTenant(email: $email) {
      isSso
    }
  }
`);

interface EmailStepProps {
  email: string;
  /** True if the given address is asked about without a press. */
  asksAtOnce: boolean;
  onNotice: (notice: Said | null) => void;
  /** Called with an address that has a password. */
  onKnown: (email: string) => void;
}

/** First step of sign-in: asks how an address signs in. */
export function EmailStep({ email, asksAtOnce, onNotice, onKnown }: EmailStepProps) {
  const client = useApolloClient();
  const form = useForm({
    initial: { email },
    validate: (values) => ({ email: emailProblem(values.email) ?? undefined }),
    showErrors: 'submit',
    submit: async (values) => {
      const address = values.email.trim();
      onNotice(null);
      const { data } = await client.query({
        query: checkEmailTenantQuery,
        variables: { email: address },
        fetchPolicy: 'no-cache',
      });
      if (data?.checkEmailTenant.isSso)
        onNotice({ kind: 'info', text: 'This address signs in through your organisation’s single sign-on.' });
      else onKnown(address);
    },
  });
  const { submit } = form;
  const isAwaited = useRef(asksAtOnce);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    void submit();
  });
  return (
    <Form form={form} className="access-form">
      <TextField {...form.field('email')} label="Email" isRequired type="email" size="large" autoComplete="username" />
      <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
        Continue
      </Button>
    </Form>
  );
}
