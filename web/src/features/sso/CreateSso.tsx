import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { ssoTexts, ssoFormTexts as texts } from '#texts/sso.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { RadioField } from '#ui/form/fields.tsx';
import type { FieldErrors } from '#ui/form/form-state.ts';
import { type FormOf, useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { OidcFields } from './OidcFields.tsx';
import { noOidc, type OidcValues, oidcInputOf, validateOidc } from './oidc-form.ts';
import { SsoFields } from './SsoFields.tsx';
import { inputOf, nothing, type SsoValues, validate, withDomain } from './sso-form.ts';
import { setupOidcMutation, setupSsoMutation } from './sso-queries.ts';

interface CreateSsoProps {
  onCreated: () => Promise<unknown>;
  onClose: () => void;
}

const kinds = [
  { value: 'saml', label: texts.saml },
  { value: 'oidc', label: texts.oidc },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** The dialog that has people of an e-mail domain sign in at their identity provider, by SAML or by OpenID Connect. */
export function CreateSso({ onCreated, onClose }: CreateSsoProps) {
  const [kind, setKind] = useState<Kind>('saml');
  const { id: customerId } = useMe().customer;
  const [setupSso] = useMutation(setupSsoMutation, { context: { quiet: true } });
  const [setupOidc] = useMutation(setupOidcMutation, { context: { quiet: true } });
  const saml = useCreation<SsoValues>({
    ...{ initial: nothing, validate, pathPrefix: 'ssoConfig', onCreated, onClose },
    create: (values) =>
      setupSso({ variables: { emailDomain: values.emailDomain.trim(), ssoConfig: inputOf(values), customerId } }),
  });
  const oidc = useCreation<OidcValues>({
    ...{ initial: noOidc, validate: (values) => validateOidc(values, null), pathPrefix: 'oidcConfig' },
    ...{ onCreated, onClose },
    create: (values) =>
      setupOidc({ variables: { emailDomain: values.emailDomain.trim(), oidcConfig: oidcInputOf(values), customerId } }),
  });
  /** Another kind has other fields; the domain stays. */
  const changeKind = (next: Kind) => {
    if (next === 'oidc') oidc.change({ emailDomain: saml.values.emailDomain });
    else saml.change(withDomain(saml.values, oidc.values.emailDomain));
    setKind(next);
  };
  const form = kind === 'saml' ? saml : oidc;
  return (
    <Dialog
      title={texts.create}
      size="full"
      action={actionTexts.create}
      form={form}
      isDisabled={!form.isValid}
      holdsEscape
      onClose={onClose}
    >
      <RadioField<Kind>
        name="kind"
        label={texts.kind}
        options={kinds}
        value={kind}
        onChange={(next) => next && changeKind(next)}
        onBlur={() => undefined}
      />
      {kind === 'saml' ? <SsoFields form={saml} isFixed={false} /> : <OidcFields form={oidc} isFixed={false} />}
    </Dialog>
  );
}

interface Creation<Values> extends CreateSsoProps {
  initial: Values;
  validate: (values: Values) => FieldErrors<Values>;
  pathPrefix: string;
  create: (values: Values) => Promise<{ data?: unknown }>;
}

/** The form of a new configuration of one kind. */
function useCreation<Values extends object>(of: Creation<Values>): FormOf<Values> {
  const { create, onCreated, onClose, ...form } = of;
  const toaster = useToaster();
  return useForm<Values>({
    ...form,
    submit: async (values) => {
      try {
        if (!(await create(values)).data) return false;
      } catch (error) {
        toaster.error(texts.createFailed, errorMessage(error));
        throw error;
      }
      await onCreated();
      toaster.success(ssoTexts.created, toastTexts.success);
      onClose();
    },
  });
}
