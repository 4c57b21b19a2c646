import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { useStable } from '#ui/use-stable.ts';

const sendMutation = graphql(`
  mutation SendPhoneVerification {
    sendPhoneVerification
  }
`);
const verifyMutation = graphql(`
  mutation VerifyPhone($code: String!) {
    verifyPhone(code: $code)
  }
`);

interface VerifyPhoneProps {
  number: string;
  onVerified: () => void;
  onClose: () => void;
}

/** Sends a code, and takes it. */
export function VerifyPhone({ number, onVerified, onClose }: VerifyPhoneProps) {
  const toaster = useToaster();
  const [isSent, setSent] = useState(false);
  const [send, { loading }] = useMutation(sendMutation, { context: { quiet: true } });
  const [verify] = useMutation(verifyMutation, { context: { quiet: true } });
  const sendCode = useStable(async () => {
    try {
      await send();
      setSent(true);
    } catch (error) {
      toaster.error(texts.codeNotSent, errorMessage(error));
    }
  });
  useEffect(() => void sendCode(), [sendCode]);
  const form = useForm({
    initial: { code: '' },
    submit: async ({ code }) => {
      await verify({ variables: { code } });
      toaster.success(texts.phoneVerified);
      onVerified();
    },
  });
  return (
    <Dialog
      title={texts.verifyTitle}
      action={texts.verifyAction}
      form={form}
      isDisabled={form.values.code.trim() === ''}
      onClose={onClose}
      extra={
        <Button isBusy={loading} onClick={() => void sendCode()}>
          {texts.resend}
        </Button>
      }
    >
      <p aria-live="polite">{isSent ? texts.codeSent(number) : texts.codeSending(number)}</p>
      <TextField
        {...form.field('code')}
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
    </Dialog>
  );
}
