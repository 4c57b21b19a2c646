import { forPerson, type Transaction } from '../../../platform/database.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import { ssoTexts } from '../../../texts/server/sso.ts';
import type { PublicCtx } from '../ctx.ts';
import type { PersonRow } from '../person-row.ts';
import { bearerHashOf, findSession, isOver } from '../sessions.ts';
import { holdSso } from './hold-sso.ts';

/** The session of a request, whether or not it opens a customer. */
export interface OwnSession {
  tokenHash: Buffer;
  person: PersonRow;
  /** Null if no identity provider opened it. */
  sso: SsoSession | null;
  /** True if the person has access to a customer. */
  isActive: boolean;
  /** The one customer that it opens; null: all that the person may open. */
  onlyCustomerId: number | null;
}

export interface SsoSession {
  emailDomain: string;
  identifier: string;
  nameId: string;
  nameIdFormat: string | null;
  sessionIndex: string | null;
  /** Sealed, as hexadecimal digits; null for SAML. */
  idToken: string | null;
}

/**
 * Finds the session of a bearer, also of somebody who has no access to any customer yet.
 * @throws AppError UNAUTHENTICATED without one.
 */
export async function ownSession(
  ctx: Pick<PublicCtx, 'db' | 'clock'>,
  authorization: string | undefined,
): Promise<OwnSession> {
  const tokenHash = bearerHashOf(authorization);
  if (!tokenHash) throw unauthenticated();
  const session = await findSession(ctx.db, tokenHash);
  if (!session || session.awaitsFactor || isOver(session, null, ctx.clock.now())) throw unauthenticated();
  const { person, onlyCustomerId } = session;
  const { rows } = await forPerson(ctx.db, person.id, (trx) =>
    trx.raw<{ rows: [{ sso: SsoSession | null; isMember: boolean }] }>(
      `select (select row_to_json(s) from (
           select email_domain as "emailDomain", identifier, name_id as "nameId", name_id_format as "nameIdFormat",
             session_index as "sessionIndex", encode(id_token, 'hex') as "idToken" from sso_sessions where token_hash = :tokenHash) s) as sso,
         exists (select from memberships m join customers c on c.id = m.customer_id
           where m.user_id = :userId and m.status = 'active' and c.onboarding_status <> 'DISABLED') as "isMember"`,
      { tokenHash, userId: person.id },
    ),
  );
  const { sso, isMember } = rows[0];
  return { tokenHash, person, sso, isActive: isMember || person.isSuper, onlyCustomerId };
}

/** Like `ownSession`. @throws AppError UNAUTHENTICATED as well for a session that no identity provider opened. */
export async function ownSsoSession(
  ctx: Pick<PublicCtx, 'db' | 'clock'>,
  authorization: string | undefined,
): Promise<OwnSession & { sso: SsoSession }> {
  const session = await ownSession(ctx, authorization);
  if (!session.sso) throw unauthenticated(ssoTexts.notSignedIn);
  return { ...session, sso: session.sso };
}

/** Has a session that continues another one end with it, where an identity provider opened that. */
export async function continueSsoSession(trx: Transaction, { from, to }: { from: Buffer; to: Buffer }): Promise<void> {
  const opened = await trx('sso_sessions').where({ token_hash: from }).first('email_domain');
  if (!opened) return;
  await holdSso(trx, opened.email_domain);
  await trx.raw(
    `insert into sso_sessions
       (token_hash, user_id, email_domain, identifier, name_id, name_id_format, session_index, id_token)
     select :to, user_id, email_domain, identifier, name_id, name_id_format, session_index, id_token
     from sso_sessions where token_hash = :from`,
    { from, to },
  );
}
