import { useMutation } from '@apollo/client/react';
import type { ProfileQuery } from '#generated/graphql.ts';
import { useMe } from '#session/me.tsx';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SwitchField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import * as kit from '#ui/ui.module.css';
import * as settingsCss from '../settings.module.css';
import { LandingFields } from './LandingFields.tsx';
import { PhoneStatus } from './PhoneStatus.tsx';
import { updateUserMutation } from './profile-queries.ts';
import { inputOf, problemsOf, valuesOf } from './profile-values.ts';

interface ProfileFormProps {
  profile: ProfileQuery['me'];
  /** Reads the profile again. */
  onSaved: () => Promise<ProfileQuery['me'] | undefined>;
}

/** Name, phone, mails and start page, saved together. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const me = useMe();
  const { user } = profile;
  const toaster = useToaster();
  const [save] = useMutation(updateUserMutation, {
    context: { failure: texts.failed },
    refetchQueries: ['Me'],
  });
  const initial = valuesOf(profile);
  const form = useForm({
    initial,
    validate: problemsOf,
    pathPrefix: 'email.forwarding',
    submit: async (values) => {
      if (!(await save({ variables: { input: inputOf(values, !me.isProviderStaff) } })).data) return false;
      toaster.success(texts.saved);
      const saved = await onSaved();
      // as the server has it: a phone number in one spelling
      if (saved) form.reset(valuesOf(saved));
    },
  });
  const { isForwarded, phone } = form.values;
  return (
    <Form form={form} className={settingsCss.profileForm}>
      <section className={`${kit.card} ${formCss.fields}`} aria-label={texts.person}>
        <h2>{texts.person}</h2>
        <div className={settingsCss.profilePair}>
          <TextField {...form.field('firstName')} label={texts.firstName} autoComplete="given-name" />
          <TextField {...form.field('lastName')} label={texts.lastName} autoComplete="family-name" />
        </div>
        <TextField
          {...form.field('phone')}
          label={texts.phone}
          help={texts.phoneHelp}
          inputMode="tel"
          autoComplete="tel"
        />
        {user.phone?.number && phone === initial.phone && (
          <PhoneStatus
            number={user.phone.number}
            isVerified={user.phone.isVerified}
            canVerify={profile.canVerifyPhone}
            onVerified={onSaved}
          />
        )}
      </section>
      <section className={`${kit.card} ${formCss.fields}`} aria-label={texts.mails}>
        <h2>{texts.mails}</h2>
        <SwitchField {...form.field('isSubscribed')} label={texts.subscribed} help={texts.subscribedHelp} />
        <SwitchField {...form.field('isPushed')} label={texts.pushed} help={texts.pushedHelp} />
        <SwitchField {...form.field('isForwarded')} label={texts.forwarding} help={texts.forwardingHelp} />
        {isForwarded && (
          <div className={settingsCss.profilePair}>
            <TextField {...form.field('recipient')} label={texts.recipient} type="email" isRequired />
            <TextField {...form.field('until')} label={texts.until} help={texts.untilHelp} type="date" />
          </div>
        )}
      </section>
      {!me.isProviderStaff && (
        <section className={`${kit.card} ${formCss.fields}`} aria-label={texts.start}>
          <h2>{texts.start}</h2>
          <LandingFields form={form} />
        </section>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={form.isSubmitting} disabled={!form.isDirty}>
          {texts.save}
        </Button>
      </div>
      {useUnsavedChanges(form.isUnsaved).dialog}
    </Form>
  );
}
