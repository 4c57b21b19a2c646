import { useMutation } from '@apollo/client/react';
import type { SsoFieldsFragment } from '#generated/graphql.ts';
import { SsoFields } from './SsoFields.tsx';
import { inputOf, validate, valuesOf } from './sso-form.ts';
import { updateSsoMutation } from './sso-queries.ts';
import { UpdateDialog } from './UpdateDialog.tsx';

/** The dialog that changes how people of a domain sign in by SAML. */
export function UpdateSso({ stored, onClose }: { stored: SsoFieldsFragment; onClose: () => void }) {
  const [update] = useMutation(updateSsoMutation, { context: { quiet: true } });
  return (
    <UpdateDialog
      initial={valuesOf(stored)}
      validate={validate}
      pathPrefix="ssoConfig"
      update={async (values) => {
        const { emailDomain } = stored;
        const { data } = await update({ variables: { emailDomain, ssoConfig: inputOf(values) } });
        return Boolean(data);
      }}
      onClose={onClose}
      fields={(form) => <SsoFields form={form} isFixed />}
    />
  );
}
