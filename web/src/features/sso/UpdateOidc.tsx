import { useMutation } from '@apollo/client/react';
import type { OidcFieldsFragment } from '#generated/graphql.ts';
import { OidcFields } from './OidcFields.tsx';
import { oidcInputOf, oidcValuesOf, validateOidc } from './oidc-form.ts';
import { updateOidcMutation } from './sso-queries.ts';
import { UpdateDialog } from './UpdateDialog.tsx';

/** The dialog that changes how people of a domain sign in by OpenID Connect. */
export function UpdateOidc({ stored, onClose }: { stored: OidcFieldsFragment; onClose: () => void }) {
  const [update] = useMutation(updateOidcMutation, { context: { quiet: true } });
  return (
    <UpdateDialog
      initial={oidcValuesOf(stored)}
      validate={(values) => validateOidc(values, stored)}
      pathPrefix="oidcConfig"
      update={async (values) => {
        const { emailDomain } = stored;
        const { data } = await update({ variables: { emailDomain, oidcConfig: oidcInputOf(values) } });
        return Boolean(data);
      }}
      onClose={onClose}
      fields={(form) => <OidcFields form={form} isFixed />}
    />
  );
}
