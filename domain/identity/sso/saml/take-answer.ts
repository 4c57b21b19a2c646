import { forCustomer } from '../../../../platform/database.ts';
import { ssoAnswersPerMinute, ssoUnsolicitedPerMinute } from '../../../constants.ts';
import { createCallsPerMinute } from '../../calls-per-minute.ts';
import { AnswerRefused } from '../answer-refused.ts';
import { answerRequest, orRefused, type Path, requestIdPrefix, takeTry } from '../answer-request.ts';
import { acceptOnce } from '../once.ts';
import { createSigningGate } from '../signing-gate.ts';
import { decryptionKeyPlace, findInUse, type SamlConfiguration, ssoAddresses } from '../sso-configuration.ts';
import type { SsoCtx } from '../sso-ctx.ts';
import { decryptAssertion } from './decrypt-assertion.ts';
import { type Accepted, judgeAssertion } from './judge-assertion.ts';
import { answerOf, readAnswer, type UnverifiedAnswer } from './read-answer.ts';
import { samlOf } from './saml.ts';

/** A form that a browser posts on behalf of an identity provider. */
export interface AnswerForm {
  emailDomain: string;
  /** Base64. */
  samlResponse: string;
  relayState: string | undefined;
}

/**
 * Creates the verb that takes an identity provider's answer. It opens no session: it leads the browser back with a code,
 * which is worth one only together with what the browser keeps that began the sign-in. So nobody is signed in by an
 * answer that somebody else has made their browser post. An answer that nobody asked for, from the provider's own list
 * of applications, is verified, and then begins an ordinary sign-in.
 * @returns a verb that counts calls per address.
 */
export function createTakeAnswer() {
  const countCall = createCallsPerMinute(ssoAnswersPerMinute);
  const countUnsolicited = createCallsPerMinute(ssoUnsolicitedPerMinute);
  const runGated = createSigningGate();

  async function take(ctx: SsoCtx, { emailDomain, samlResponse, relayState }: AnswerForm): Promise<Path> {
    const configuration = await findInUse(ctx.db, emailDomain, 'saml');
    if (!configuration) throw new AnswerRefused('off');
    const answer = readAnswer(samlResponse);
    const { inResponseTo } = answer;
    if (inResponseTo === null) countUnsolicited(ctx);
    else await takeTry(ctx, configuration, inResponseTo);
    const accepted = await runGated(ctx, () => verify(ctx, configuration, { ...answer, samlResponse }));
    if (accepted.inResponseTo !== inResponseTo) throw new AnswerRefused('request');
    if (inResponseTo === null) return takeUnsolicited(ctx, configuration, accepted, relayState);
    const once = { by: configuration.providerEntityId, id: accepted.assertionId, expiresAt: accepted.expiresAt };
    return answerRequest(ctx, configuration, { ...accepted, idToken: null, once }, inResponseTo);
  }

  /** @returns where the browser goes. @throws AppError LIMIT. */
  return async function takeAnswer(ctx: SsoCtx, form: AnswerForm): Promise<Path> {
    countCall(ctx);
    return orRefused(ctx, form.emailDomain, take(ctx, form));
  };
}

async function verify(
  ctx: SsoCtx,
  configuration: SamlConfiguration,
  answer: Pick<UnverifiedAnswer, 'isWholeSigned' | 'encrypted'> & { samlResponse: string },
): Promise<Accepted> {
  const now = ctx.clock.now();
  const { emailDomain, entityId, providerEntityId } = configuration;
  const { isWholeSigned, samlResponse } = opened(ctx, configuration, answer);
  const saml = samlOf(configuration, { ...ctx, now, isWholeSigned });
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse }).catch((error: unknown) => {
    ctx.log.info({ err: error, domain: emailDomain }, 'the signature of an answer is not good');
    throw new AnswerRefused('signature');
  });
  const recipient = ssoAddresses(ctx.consoleOrigin, emailDomain).answers;
  const judged = judgeAssertion(profile?.getAssertion?.(), { now, providerEntityId, entityId, recipient, emailDomain });
  if ('refused' in judged) throw new AnswerRefused(judged.refused);
  return judged;
}

/**
 * Decrypts an answer. A signature around an encrypted assertion counts for nothing: the one within has to be good.
 * @throws AnswerRefused for what cannot be decrypted.
 */
function opened(
  { seal }: Pick<SsoCtx, 'seal'>,
  { emailDomain, decryptionPrivateKey }: SamlConfiguration,
  { encrypted, isWholeSigned, samlResponse }: Parameters<typeof verify>[2],
): { samlResponse: string; isWholeSigned: boolean } {
  if (!encrypted) return { samlResponse, isWholeSigned };
  if (!decryptionPrivateKey) throw new AnswerRefused('encrypted');
  const privateKey = seal.open(decryptionPrivateKey, decryptionKeyPlace(emailDomain));
  return { samlResponse: answerOf(decryptAssertion(encrypted, privateKey)), isWholeSigned: false };
}

/** Uses up an answer that nobody asked for, and begins a sign-in of the person whom it names. */
async function takeUnsolicited(
  ctx: SsoCtx,
  { customerId, providerEntityId }: SamlConfiguration,
  { email, assertionId, expiresAt }: Accepted,
  relayState: string | undefined,
): Promise<Path> {
  // it answers a request of ours without saying so: to begin another sign-in would lead here again
  if (relayState?.startsWith(requestIdPrefix)) throw new AnswerRefused('request');
  const isFirst = await forCustomer(ctx.db, customerId, (trx) =>
    acceptOnce(trx, customerId, { by: providerEntityId, id: assertionId, expiresAt }),
  );
  if (!isFirst) throw new AnswerRefused('replay');
  return `/login?emailAddress=${encodeURIComponent(email)}`;
}
