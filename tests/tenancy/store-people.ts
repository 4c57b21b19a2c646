import { randomUUID } from 'node:crypto';
import { linkHashOf } from '../../domain/identity/password-links.ts';
import { createSession, tokenHashOf } from '../../domain/identity/sessions.ts';
import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Ids of a side's firm, teams and invited people. @param first number of its first team. */
export const peopleFrom = (
  first: number,
  ids: Record<'companyId' | 'invitedId' | 'voidedId', string> = {
    ...{ companyId: randomUUID(), invitedId: randomUUID(), voidedId: randomUUID() },
  },
) => ({
  teamId: String(first),
  /** Each spare is consumed by the operation that deletes it. */
  spareTeamId: String(first + 1),
  leftTeamId: String(first + 2),
  /** People who are invited: the second one's invitation is consumed by its withdrawal. */
  ...ids,
});
export type PeopleIds = ReturnType<typeof peopleFrom>;

/** Stores teams and a firm of a person, what they have sent and handed over, and people who are invited. */
export async function storePeople(
  api: TestApi,
  { customerId, marker, userId, first }: { customerId: number; marker: string; userId: string; first: number },
): Promise<PeopleIds> {
  await storeTeams(api, { customerId, marker, userId, first });
  // made by another session of theirs: it would end with the token's use
  const elsewhere = await createSession(api.db, { userId, now: api.clock.now(), awaitsFactor: false });
  await api.db('hand_overs').insert({
    ...{ customer_id: customerId, token_hash: tokenHashOf(marker), user_id: userId },
    ...{ session_hash: tokenHashOf(elsewhere), created_at: new Date(), expires_at: new Date('2100-01-01') },
  });
  await api.db('feedback').insert({
    ...{ customer_id: customerId, id: randomUUID(), user_id: userId },
    ...{ text: `Feedback ${marker}`, created_at: new Date(activeAt) },
  });
  await storeResetLinks(api, { customerId, tokens: [`${marker}-1`, `${marker}-2`] });
  const companyId = await storeCompany(api, customerId, { name: `Company ${marker}`, userId });
  return peopleFrom(first, { companyId, ...(await storeInvitations(api, customerId, marker)) });
}

async function storeTeams(
  api: TestApi,
  { customerId, marker, userId, first }: { customerId: number; marker: string; userId: string; first: number },
): Promise<void> {
  for (const id of [first, first + 1, first + 2]) {
    const name = id === first ? `Team ${marker}` : `Team ${id} ${marker}`;
    await api.db('teams').insert({ customer_id: customerId, id, name });
    const role = id === first ? 'TEAM_ADMIN' : 'TEAM_MEMBER';
    await api.db('team_members').insert({ customer_id: customerId, team_id: id, user_id: userId, role });
  }
}

/** Stores a firm that somebody works for. */
async function storeCompany(
  api: TestApi,
  customerId: number,
  { name, userId }: { name: string; userId: string },
): Promise<string> {
  const id = randomUUID();
  await api
    .db('companies')
    .insert({ customer_id: customerId, id, name, name_key: name, created_at: new Date(activeAt) });
  await api.db('memberships').where({ customer_id: customerId, user_id: userId }).update({ company_id: id });
  return id;
}

/** Stores links that set the password of another user than the customer's admin. */
async function storeResetLinks(
  api: TestApi,
  { customerId, tokens }: { customerId: number; tokens: string[] },
): Promise<void> {
  for (const token of tokens)
    await api.db('password_resets').insert({
      token_hash: linkHashOf(customerId, token),
      user_id: (await api.newPerson(customerId)).id,
      created_at: new Date(),
      expires_at: new Date('2100-01-01T00:00:00Z'),
    });
}

/** Stores invited people; links of two of them hold the marker. */
async function storeInvitations(api: TestApi, customerId: number, marker: string) {
  const invite = async (name: string): Promise<string> => {
    const { id: user_id } = await api.newPerson(customerId, 'STANDARD');
    const invited = { status: 'pending', invited_first_name: 'Invited', invited_last_name: name };
    await api.db('memberships').where({ customer_id: customerId, user_id }).update(invited);
    const times = { created_at: new Date(), expires_at: new Date('2100-01-01T00:00:00Z') };
    const token_hash = linkHashOf(customerId, `${marker}-${name}`);
    await api.db('invitations').insert({ customer_id: customerId, user_id, token_hash, ...times });
    return user_id;
  };
  await invite('shown');
  await invite('activated');
  return { invitedId: await invite('again'), voidedId: await invite('voided') };
}
