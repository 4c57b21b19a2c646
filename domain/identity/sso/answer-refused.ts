import type { SsoRefusal } from '../../../texts/sso.ts';

/** An answer that is not accepted, with the reason. */
export class AnswerRefused extends Error {
  readonly refusal: SsoRefusal;

  constructor(refusal: SsoRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
