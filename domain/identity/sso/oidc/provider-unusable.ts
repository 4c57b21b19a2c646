import { ssoTexts } from '../../../../texts/server/sso.ts';

type Problem = keyof typeof ssoTexts.issuer;

/** A provider at which nobody can sign in, with the reason in words for whoever sets it up. */
export class ProviderUnusable extends Error {
  readonly problem: Problem;

  /** @param detail text that the words name. */
  constructor(problem: Problem, detail = '', cause?: unknown) {
    const words = ssoTexts.issuer[problem];
    super(typeof words === 'function' ? words(detail.slice(0, 300)) : words, { cause });
    this.problem = problem;
  }
}

/** Returns the refusal of a provider that calls itself otherwise than it was asked for. */
export const otherIssuer = (published: string, cause?: unknown): ProviderUnusable =>
  // Entra ID names none where it answers for all organizations
  new ProviderUnusable(published.includes('{') ? 'shared' : 'otherIssuer', published, cause);
