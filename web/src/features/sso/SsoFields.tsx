import { ssoCertificateMaxLength } from '#domain/constants.ts';
import { ssoFormTexts as texts } from '#texts/sso.ts';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import type { FormOf } from '#ui/form/use-form.ts';
import { ForProvider } from './ForProvider.tsx';
import { MetadataUpload } from './MetadataUpload.tsx';
import * as css from './sso.module.css';
import { ownAddresses, type SsoValues, withDomain } from './sso-form.ts';

interface SsoFieldsProps {
  form: FormOf<SsoValues>;
  /** True once the domain is fixed (AUTH-119). */
  isFixed: boolean;
}

const idMax = 1_024;
const urlMax = 2_000;

/** Fields of a configuration for SAML; the metadata of the identity provider fills most of them. */
export function SsoFields({ form, isFixed }: SsoFieldsProps) {
  const { emailDomain } = form.values;
  const ours = ownAddresses(emailDomain || 'example.com');
  const named = [
    [texts.answers, ours.answers],
    [texts.ourLogout, ours.logout],
    [texts.ourMetadata, ours.metadata],
    [texts.ourEncryption, ours.encryption],
  ] as const;
  return (
    <div className={css.ssoForm}>
      <div className={css.ssoFields}>
        <TextField
          {...form.field('emailDomain')}
          onChange={(next) => form.change(withDomain(form.values, next))}
          label={texts.emailDomain}
          help={isFixed ? undefined : texts.emailDomainHelp}
          isRequired
          disabled={isFixed}
          maxLength={253}
        />
        <MetadataUpload onRead={(fields) => form.change(fields)} />
        <TextField
          {...form.field('providerEntityId')}
          label={texts.identifier}
          help={texts.identifierHelp}
          isRequired
          maxLength={idMax}
        />
        <TextField {...form.field('ssoUrl')} label={texts.ssoUrl} isRequired maxLength={urlMax} />
        <TextField {...form.field('logoutUrl')} label={texts.logoutUrl} help={texts.logoutUrlHelp} maxLength={urlMax} />
        <TextAreaField
          {...form.field('certificate')}
          label={texts.certificate}
          help={texts.certificateHelp}
          isRequired
          autoSize={{ minRows: 4 }}
          maxLength={ssoCertificateMaxLength}
          className="mono"
          spellCheck={false}
        />
      </div>
      <ForProvider detail={texts.oursDetail} addresses={emailDomain.trim() === '' ? [] : named}>
        <TextField
          {...form.field('entityId')}
          label={texts.entityId}
          help={texts.entityIdHelp}
          isRequired
          maxLength={idMax}
        />
      </ForProvider>
    </div>
  );
}
