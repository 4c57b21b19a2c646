import { z } from 'zod';
import type { SsoRefusal } from '../../../../texts/sso.ts';
import { ssoClockSkewSeconds } from '../../../constants.ts';
import { domainOf } from '../sso-configuration.ts';

/** Facts of an accepted assertion. */
export interface Accepted {
  email: string;
  assertionId: string;
  /** From when on it would be refused for its age. */
  expiresAt: Date;
  /** Id of our request; null for an answer that nobody asked for. */
  inResponseTo: string | null;
  nameId: string;
  nameIdFormat: string | null;
  sessionIndex: string | null;
}

/** Values that an assertion must have. */
export interface Expected {
  now: Date;
  providerEntityId: string;
  /** Our entity ID. */
  entityId: string;
  /** Address that answers are posted to. */
  recipient: string;
  emailDomain: string;
}

/** An element as the library parses it: attributes in `$`, text in `_`, children by local name. */
const attributes = z.record(z.string(), z.string()).default({});
const text = z.object({ _: z.string().default(''), $: attributes });
const confirmation = z.object({
  $: attributes,
  SubjectConfirmationData: z.array(z.object({ $: attributes })).length(1),
});
const assertionSchema = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1), Version: z.literal('2.0') }),
    Issuer: z.array(text).length(1),
    Subject: z
      .array(z.object({ NameID: z.array(text).length(1), SubjectConfirmation: z.array(confirmation).min(1) }))
      .length(1),
    Conditions: z
      .array(
        z.object({
          $: attributes,
          AudienceRestriction: z.array(z.object({ Audience: z.array(text).min(1) })).min(1),
        }),
      )
      .length(1),
    AuthnStatement: z.array(z.object({ $: attributes })).min(1),
    AttributeStatement: z
      .array(
        z.object({
          Attribute: z.array(z.object({ $: attributes, AttributeValue: z.array(z.unknown()).default([]) })).default([]),
        }),
      )
      .default([]),
  }),
});
type Assertion = z.output<typeof assertionSchema>['Assertion'];

const bearerMethod = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** Attributes that identity providers have the address in, where the name of the person is none. */
const emailAttributes = [
  'email',
  'mail',
  'emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const skewMs = ssoClockSkewSeconds * 1_000;

/**
 * Decides whether an assertion signs somebody in. Its signature has been verified: only what it covers is looked at.
 * @param parsed the assertion as the library has parsed it.
 * @returns what it says, or why it is refused.
 */
export function judgeAssertion(parsed: unknown, expected: Expected): Accepted | { refused: SsoRefusal } {
  const read = assertionSchema.safeParse(parsed);
  if (!read.success) return { refused: 'malformed' };
  const { Assertion: assertion } = read.data;
  const [issuer, subject, conditions] = [assertion.Issuer[0], assertion.Subject[0], assertion.Conditions[0]];
  if (!issuer || !subject || !conditions) return { refused: 'malformed' };
  if (issuer._.trim() !== expected.providerEntityId) return { refused: 'issuer' };
  // each restriction must name us
  const isOurs = conditions.AudienceRestriction.every(({ Audience }) =>
    Audience.some((audience) => audience._.trim() === expected.entityId),
  );
  if (!isOurs) return { refused: 'audience' };
  const bearers = subject.SubjectConfirmation.filter(({ $ }) => $.Method === bearerMethod).flatMap(
    ({ SubjectConfirmationData }) => SubjectConfirmationData,
  );
  const ours = bearers.find(({ $ }) => $.Recipient === expected.recipient);
  if (!ours) return { refused: 'recipient' };
  const ends = [ours.$.NotOnOrAfter, conditions.$.NotOnOrAfter];
  const expiresAt = expiryOf(ends);
  const isTimely =
    expiresAt !== null &&
    ours.$.NotOnOrAfter !== undefined &&
    expected.now < expiresAt &&
    [ours.$.NotBefore, conditions.$.NotBefore].every((start) => hasBegun(start, expected.now)) &&
    assertion.AuthnStatement.every(({ $ }) => isBefore(expected.now, $.SessionNotOnOrAfter));
  if (!isTimely) return { refused: 'time' };
  const name = subject.NameID[0];
  const email = emailOf(assertion);
  if (!name || email === null) return { refused: 'subject' };
  if (domainOf(email) !== expected.emailDomain) return { refused: 'domain' };
  return {
    email,
    assertionId: assertion.$.ID,
    expiresAt,
    inResponseTo: ours.$.InResponseTo ?? null,
    nameId: name._.trim(),
    nameIdFormat: name.$.Format ?? null,
    sessionIndex: assertion.AuthnStatement[0]?.$.SessionIndex ?? null,
  };
}

/** The first of some ends, with the allowed difference of clocks; null without any, or for what is no time. */
function expiryOf(ends: Array<string | undefined>): Date | null {
  const times = ends.flatMap((end) => (end === undefined ? [] : [Date.parse(end)]));
  const first = Math.min(...times) + skewMs;
  return times.length > 0 && Number.isFinite(first) ? new Date(first) : null;
}

const hasBegun = (start: string | undefined, now: Date): boolean =>
  start === undefined || Date.parse(start) - skewMs <= now.getTime();
const isBefore = (now: Date, end: string | undefined): boolean =>
  end === undefined || now.getTime() < Date.parse(end) + skewMs;

const isEmail = (value: string): boolean => z.email().max(320).safeParse(value).success;

/**
 * The person's address: their name where it is one, because people may change attributes themselves at some providers;
 * otherwise the only value of an attribute that is known to have it.
 */
function emailOf({ Subject, AttributeStatement }: Assertion): string | null {
  const name = Subject[0]?.NameID[0]?._.trim().toLowerCase() ?? '';
  if (isEmail(name)) return name;
  const values = AttributeStatement.flatMap(({ Attribute }) => Attribute)
    .filter(({ $ }) => emailAttributes.includes(($.Name ?? '').toLowerCase()))
    .flatMap(({ AttributeValue }) => AttributeValue)
    .map((value) => text.safeParse(value).data?._.trim().toLowerCase() ?? '');
  const addresses = [...new Set(values)];
  const [only] = addresses;
  return addresses.length === 1 && only !== undefined && isEmail(only) ? only : null;
}
