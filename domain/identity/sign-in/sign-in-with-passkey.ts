import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { forPerson } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import { challengeMinutes, keepChallenge, takeChallenge } from '../factors/challenges.ts';
import { answerSchema } from '../factors/enrol-passkey.ts';
import { assertPasskeyHome } from '../factors/passkey-home.ts';
import { recordFailedSignIn } from '../security-events.ts';
import type { SignInResult } from './sign-in.ts';
import { complete, findAwaiting, type TryCtx } from './sign-in-with-factor.ts';

/**
 * Asks for a passkey in place of a code. @returns what the browser is asked to sign.
 * @throws AppError UNAUTHENTICATED for a sign-in that is over; INVALID where there are no passkeys.
 */
export async function startPasskeySignIn(
  ctx: TryCtx,
  { resolver }: { resolver: string },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpId } = assertPasskeyHome(ctx);
  const { person, tokenHash } = await findAwaiting(ctx, resolver);
  const own = await forPerson(ctx.db, person.id, (trx) =>
    trx('passkeys').where({ user_id: person.id, rp_id: rpId }).select('credential_id', 'transports'),
  );
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    timeout: challengeMinutes['sign-in'] * 60_000,
    userVerification: 'preferred',
    allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
  const of = { userId: person.id, tokenHash, now: ctx.clock.now(), purpose: 'sign-in' } as const;
  await keepChallenge(ctx.db, of, options.challenge);
  return options;
}

/**
 * Completes a sign-in by a passkey.
 * @throws AppError INVALID for an answer to something else, or of another passkey; UNAUTHENTICATED for a sign-in that is over.
 */
export async function signInWithPasskey(
  ctx: TryCtx,
  { resolver, ...input }: { resolver: string; answer: unknown },
): Promise<SignInResult> {
  const { answer } = answerSchema.parse(input);
  const { origin, rpId } = assertPasskeyHome(ctx);
  const awaiting = await findAwaiting(ctx, resolver);
  const { id: userId, email } = awaiting.person;
  const now = ctx.clock.now();
  const isRight = await forPerson(ctx.db, userId, async (trx) => {
    const expectedChallenge = await takeChallenge(trx, {
      ...{ userId, tokenHash: awaiting.tokenHash, now },
      purpose: 'sign-in',
    });
    const own = await trx('passkeys')
      .where({ user_id: userId, credential_id: answer.id, rp_id: rpId })
      .forNoKeyUpdate()
      .first();
    if (expectedChallenge === null || !own) return false;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: {
        id: own.credential_id,
        publicKey: Uint8Array.from(own.public_key as Buffer),
        counter: Number(own.counter),
        transports: own.transports,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return false;
    await trx('passkeys')
      .where({ credential_id: own.credential_id })
      .update({ counter: authenticationInfo.newCounter, last_used_at: now });
    return true;
  });
  if (!isRight) throw recordFailedSignIn(ctx, email, invalid(factorTexts.passkeyFailed));
  return complete(ctx, awaiting);
}
