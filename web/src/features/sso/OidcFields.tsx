import { ssoFormTexts, oidcFormTexts as texts } from '#texts/sso.ts';
import { TextField } from '#ui/form/fields.tsx';
import type { FormOf } from '#ui/form/use-form.ts';
import { ForProvider } from './ForProvider.tsx';
import { type OidcValues, oidcAddresses } from './oidc-form.ts';
import * as css from './sso.module.css';

interface OidcFieldsProps {
  form: FormOf<OidcValues>;
  /** True once the domain is fixed (AUTH-119): a secret is stored then. */
  isFixed: boolean;
}

/** Fields of a configuration for OpenID Connect; what the provider publishes says the rest. */
export function OidcFields({ form, isFixed }: OidcFieldsProps) {
  const { emailDomain } = form.values;
  return (
    <div className={css.ssoForm}>
      <div className={css.ssoFields}>
        <TextField
          {...form.field('emailDomain')}
          label={ssoFormTexts.emailDomain}
          help={isFixed ? undefined : ssoFormTexts.emailDomainHelp}
          isRequired
          disabled={isFixed}
          maxLength={253}
        />
        <TextField
          {...form.field('issuer')}
          label={texts.issuer}
          help={texts.issuerHelp}
          isRequired
          maxLength={2_000}
          spellCheck={false}
        />
        <TextField {...form.field('clientId')} label={texts.clientId} isRequired maxLength={1_024} spellCheck={false} />
        <TextField
          {...form.field('clientSecret')}
          label={texts.clientSecret}
          help={isFixed ? texts.secretKept : texts.secretHelp}
          isRequired={!isFixed}
          type="password"
          autoComplete="new-password"
          maxLength={2_000}
        />
      </div>
      <ForProvider detail={texts.oursDetail} addresses={emailDomain.trim() === '' ? [] : oidcAddresses(emailDomain)} />
    </div>
  );
}
