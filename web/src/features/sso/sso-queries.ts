import { graphql } from '#generated/index.ts';

graphql(`
  fragment SsoFields on SsoConfiguration {
    emailDomain
    identifier
    entityId
    providerEntityId
    ssoUrl
    logoutUrl
    certificate
    certificateExpiresAt
    isCertificateExpiring
  }
`);

graphql(`
  fragment OidcFields on OidcConfiguration {
    emailDomain
    identifier
    issuer
    clientId
  }
`);

export const ssoDomainsQuery = graphql(`
  query SsoDomains($customerId: ID!) {
    getEmailDomainsPerCustomer(customerId: $customerId)
    me {
      customer {
        id
        isSSOEnabled
      }
    }
  }
`);

export const ssoProviderQuery = graphql(`
  query SsoProvider($emailDomain: String!) {
    getSsoProvider(emailDomain: $emailDomain) {
      emailDomain
      saml {
        ...SsoFields
      }
      oidc {
        ...OidcFields
      }
    }
  }
`);

export const setupSsoMutation = graphql(`
  mutation SetupSso($emailDomain: String!, $ssoConfig: SsoConfigInput!, $customerId: ID!) {
    setupSso(emailDomain: $emailDomain, ssoConfig: $ssoConfig, customerId: $customerId) {
      ...SsoFields
    }
  }
`);

export const updateSsoMutation = graphql(`
  mutation UpdateSso($emailDomain: String!, $ssoConfig: SsoConfigInput!) {
    updateSsoConfig(emailDomain: $emailDomain, ssoConfig: $ssoConfig) {
      ...SsoFields
    }
  }
`);

export const setupOidcMutation = graphql(`
  mutation SetupOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!, $customerId: ID!) {
    setupOidc(emailDomain: $emailDomain, oidcConfig: $oidcConfig, customerId: $customerId) {
      ...OidcFields
    }
  }
`);

export const updateOidcMutation = graphql(`
  mutation UpdateOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!) {
    updateOidcConfig(emailDomain: $emailDomain, oidcConfig: $oidcConfig) {
      ...OidcFields
    }
  }
`);

export const deleteSsoMutation = graphql(`
  mutation DeleteSso($emailDomain: String!) {
    deleteSsoConfig(emailDomain: $emailDomain)
  }
`);

export const updateSsoEnabledMutation = graphql(`
  mutation UpdateSsoEnabled($customerId: ID!, $isSSOEnabled: Boolean!) {
    updateSsoEnabled(customerId: $customerId, isSSOEnabled: $isSSOEnabled)
  }
`);
