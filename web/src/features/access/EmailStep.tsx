import { useEffect, useRef } from 'react';
import { graphql } from '#generated/index.ts';
import { useRequest, wordsOf } from '#session/request.ts';
import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import * as css from './access.module.css';
import { emailProblem } from './credentials.ts';
import type { NoticeContent } from './Notice.tsx';
import { useSingleSignOn } from './sso/use-single-sign-on.ts';

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
  onNotice: (notice: NoticeContent | null) => void;
  /** Called with an address that has a password. */
  onKnown: (email: string) => void;
}

/** First step of sign-in: asks how an address signs in. */
export function EmailStep({ email, asksAtOnce, onNotice, onKnown }: EmailStepProps) {
  const request = useRequest();
  const toaster = useToaster();
  const signOn = useSingleSignOn();
  const form = useForm({
    initial: { email },
    validate: (values) => ({ email: emailProblem(values.email) ?? undefined }),
    showErrors: 'submit',
    submit: async (values) => {
      const address = values.email.trim();
      onNotice(null);
      const { checkEmailTenant } = await request(checkEmailTenantQuery, { email: address }).catch((error: unknown) => {
        toaster.error(undefined, wordsOf(error));
        throw error;
      });
      if (checkEmailTenant.isSso) await signOn(address);
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
    <Form form={form} className={css.accessForm}>
      <NativeTextField
        {...form.field('email')}
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        autoFocus
      />
      <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
        {texts.continue}
      </Button>
    </Form>
  );
}
