import { ssoRefusals, ssoSignInTexts } from '#texts/sso.ts';

/** Words for why the server did not accept an identity provider's answer. */
export const refusalText = (refusal: string | null): string =>
  Object.entries(ssoRefusals).find(([name]) => name === refusal)?.[1] ?? ssoSignInTexts.unknown;
