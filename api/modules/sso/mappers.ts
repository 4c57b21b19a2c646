import type {
  OidcConfiguration,
  SamlConfiguration,
  SsoConfiguration,
} from '../../../domain/identity/sso/sso-configuration.ts';

export type SsoConfigurationMapper = SamlConfiguration;
export type OidcConfigurationMapper = OidcConfiguration;
export type SsoProviderMapper = SsoConfiguration;
