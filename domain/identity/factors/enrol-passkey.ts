import { randomUUID } from 'node:crypto';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  SettingsService,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { forPerson } from '../../../platform/database.ts';
import { conflict, invalid, limitReached } from '../../../platform/errors.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import { passkeysMax } from '../../constants.ts';
import { deviceNameOf } from '../device-name.ts';
import { challengeMinutes, keepChallenge, takeChallenge } from './challenges.ts';
import { assertGaveFactor, assertMayChange, changeFactors, type FactorCtx } from './change-factors.ts';
import type { EnrolledFactor } from './enrol-app.ts';
import { assertPasskeyHome } from './passkey-home.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';

const passwordSchema = z.object({ password: z.string().max(1_000).nullish() });
/** Answer of a browser, which the library reads. */
export const answerSchema = z.object({
  answer: z.looseObject({
    // base64url
    id: z
      .string()
      .max(2_000)
      .regex(/^[\w-]+$/, factorTexts.passkeyFailed),
    response: z.looseObject({}),
  }),
});
const uniqueViolation = '23505';
/** Ways to reach an authenticator that browsers name. */
const knownTransports = new Set<string>(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

// We ask for no attestation. Without roots the library follows no chain of certificates that somebody sends all the
// same: it would fetch the lists of revoked ones from addresses that the chain names.
for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const)
  SettingsService.setRootCertificates({ identifier, certificates: [] });

/**
 * Begins to set up a passkey. @returns what the browser is asked to create.
 * @throws AppError as `assertMayChange`; INVALID where there are no passkeys, LIMIT above `passkeysMax`.
 */
export async function startPasskey(
  ctx: FactorCtx & { productName: string },
  input: z.input<typeof passwordSchema>,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { password } = passwordSchema.parse(input);
  await assertMayChange(ctx, password);
  const home = assertPasskeyHome(ctx);
  const { person, tokenHash } = ctx;
  const own = await forPerson(ctx.db, person.id, (trx) =>
    trx('passkeys').where({ user_id: person.id }).select('credential_id', 'transports'),
  );
  if (own.length >= passkeysMax) throw limitReached(factorTexts.passkeyLimit(passkeysMax), 0);
  const options = await generateRegistrationOptions({
    rpName: ctx.productName,
    rpID: home.rpId,
    userID: Uint8Array.from(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.displayName,
    timeout: challengeMinutes.create * 60_000,
    attestationType: 'none',
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  const of = { userId: person.id, tokenHash, now: ctx.clock.now(), purpose: 'create' } as const;
  await keepChallenge(ctx.db, of, options.challenge);
  return options;
}

/**
 * Sets a passkey up, which counts as given: the session has its factor from then on.
 * @throws AppError UNAUTHENTICATED while another factor is awaited; INVALID for an answer to something else; CONFLICT for a
 *   passkey that is set up already.
 */
export async function verifyPasskey(ctx: FactorCtx, input: z.input<typeof answerSchema>): Promise<EnrolledFactor> {
  const { answer } = answerSchema.parse(input);
  assertGaveFactor(ctx);
  const home = assertPasskeyHome(ctx);
  const { person, tokenHash, clock, userAgent } = ctx;
  const of = { userId: person.id, tokenHash, now: clock.now(), purpose: 'create' } as const;
  // used up, whatever comes of it
  const expectedChallenge = await forPerson(ctx.db, person.id, (trx) => takeChallenge(trx, of));
  if (expectedChallenge === null) throw invalid(factorTexts.setupOver);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: home.origin,
    expectedRPID: home.rpId,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw invalid(factorTexts.passkeyFailed);
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return changeFactors(ctx, { action: 'verifyPasskeyEnrolment', fact: 'passkey' }, async (trx, now) => {
    await trx('passkeys').insert({
      ...{ credential_id: id, id: randomUUID(), user_id: person.id, rp_id: home.rpId },
      ...{
        public_key: Buffer.from(publicKey),
        counter,
        transports: transports.filter((way) => knownTransports.has(way)),
      },
      ...{ name: deviceNameOf(userAgent) ?? factorTexts.someDevice, created_at: now, last_used_at: now },
    });
    return { recoveryCodes: await firstRecoveryCodes(trx, person.id, now) };
  }).catch((error: unknown) => {
    throw (error as { code?: string }).code === uniqueViolation ? conflict(factorTexts.passkeyTaken) : error;
  });
}
