import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '#generated/index.ts';
import { roleName } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as settingsCss from '../settings.module.css';
import type { ProfileUser } from './profile-queries.ts';

const sendEmailChangeMutation = graphql(`
  mutation SendEmailChange($email: String!, $password: String!) {
    sendEmailChange(email: $email, password: $password)
  }
`);

/** The person's address, and what they are within the customer. */
export function EmailCard({ user }: { user: ProfileUser }) {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const { email } = user;
  return (
    <section className={kit.card} aria-label={texts.email}>
      <KeyValue
        rows={[
          [
            texts.email,
            <span key="email" className={settingsCss.profileStatus}>
              <span dir="auto">{email.address}</span>
              <Tag tone={email.isVerified ? 'success' : 'neutral'}>
                {email.isVerified ? texts.verified : texts.notVerified}
              </Tag>
              {!user.isSso && <Button onClick={() => setOpen(true)}>{texts.changeEmail}</Button>}
            </span>,
          ],
          [texts.title, user.role ?? texts.none],
          [texts.company, user.company ?? texts.none],
          [texts.role, roleName({ ...me, user: { ...me.user, role: null } })],
          [texts.customer, me.customer.name],
        ]}
      />
      {isOpen && <ChangeEmail onClose={() => setOpen(false)} />}
    </section>
  );
}

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const toaster = useToaster();
  const [send] = useMutation(sendEmailChangeMutation, { context: { quiet: true } });
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      ...(email.trim() === '' && { email: texts.emailRequired }),
      ...(email.trim() !== '' && !email.includes('@') && { email: texts.emailInvalid }),
      ...(password === '' && { password: texts.passwordRequired }),
    }),
    submit: async ({ email, password }) => {
      try {
        await send({ variables: { email, password } });
      } catch (error) {
        toaster.error(texts.changeEmailFailed, errorMessage(error));
        throw error;
      }
      toaster.success(texts.linkSent, texts.linkSentDetail(email.trim()));
      onClose();
    },
  });
  return (
    <Dialog title={texts.changeEmailTitle} action={texts.sendLink} form={form} onClose={onClose}>
      <p className="soft">{texts.changeEmailHelp}</p>
      <TextField {...form.field('email')} label={texts.newEmail} type="email" isRequired autoComplete="email" />
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
