import { graphql } from '#generated/index.ts';
import { useRequest, wordsOf } from '#session/request.ts';
import { ssoSignInTexts as texts } from '#texts/sso.ts';
import { useToaster } from '#ui/toast.tsx';

const loginSsoConfigQuery = graphql(`
  query LoginSsoConfig($email: String!, $isMobile: Boolean!) {
    getLoginSsoConfig(email: $email, isMobile: $isMobile) {
      url
      verifier
    }
  }
`);

/** Key of the secret that proves that this tab began the sign-in. */
const verifierKey = 'sso-verifier';

/** Returns and clears what proves that this tab began the sign-in; null if it did not. */
export function takeVerifier(): string | null {
  const verifier = sessionStorage.getItem(verifierKey);
  sessionStorage.removeItem(verifierKey);
  return verifier;
}

/** Returns a function that shows an error of the configuration, or of the provider, and throws it (AUTH-088). */
export function useConfigIssue() {
  const toaster = useToaster();
  return (error: unknown, words = wordsOf(error)): never => {
    toaster.error(texts.configIssue, words);
    throw error;
  };
}

/** Returns a function that leads to the identity provider of an address. */
export function useSingleSignOn({ isMobile = false } = {}) {
  const request = useRequest();
  const fail = useConfigIssue();
  return async (email: string): Promise<void> => {
    const { getLoginSsoConfig } = await request(loginSsoConfigQuery, { email, isMobile }).catch(fail);
    sessionStorage.setItem(verifierKey, getLoginSsoConfig.verifier);
    location.assign(getLoginSsoConfig.url);
  };
}
