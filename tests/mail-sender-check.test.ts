import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailPayload } from '../domain/integrations/mail-payload.ts';
import type { SenderCheck } from '../domain/integrations/sender-check.ts';
import { parseTrustedRelays } from '../ingest/mail/trusted-relays.ts';
import { listed, type MailRoad, openMailRoad, transportTo } from './support/mail-road.ts';
import { openMailDoor } from './support/own-mail-door.ts';
import { until } from './support/until.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const zone: Record<string, string[][] | undefined> = {
  'TXT site.example': [['v=spf1 ip4:192.0.2.0/24 -all']],
  'TXT _dmarc.site.example': [['v=DMARC1; p=reject']],
  'TXT s1._domainkey.site.example': [[`v=DKIM1; p=${publicKey.toString('base64')}`]],
  // nothing of bms.example
};
const lookups: string[] = [];
const away = 'away.example';
async function resolver(name: string, type: string) {
  lookups.push(name);
  if (name.endsWith(away)) throw Object.assign(new Error('away'), { code: 'ESERVFAIL' });
  const found = zone[`${type} ${name}`];
  if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return found;
}

const roads = {} as Record<SenderCheck, MailRoad>;
let door: Awaited<ReturnType<typeof openMailDoor>>;
beforeAll(async () => {
  for (const senderCheck of ['REQUIRE', 'MARK', 'OFF'] as const)
    roads[senderCheck] = await openMailRoad({
      senderCheck,
      etlNormalizeVersion: 'niagara-mail-1',
      senderAddresses: [listed.address, listed.domain, `@${away}`],
    });
  door = await openMailDoor({
    db: roads.MARK.db,
    resolver,
    relays: parseTrustedRelays('mx.relay.example=127.0.0.2'),
  });
});
afterAll(async () => {
  await door?.stop();
  await Promise.all(Object.values(roads).map((road) => road.close()));
});

const newId = (): string => `${randomUUID()}@site.example`;
let minutes = 0;
/** Text of an alarm of one point, each a minute after the previous one. */
function alarmText(): string {
  minutes += 1;
  const timestamp = new Date(Date.UTC(2026, 0, 5, 14, minutes)).toISOString().slice(0, 16).replace('T', ' ');
  return `Source: Site:AHU_3_SupplyTemp\nTimestamp: ${timestamp}\nState: Offnormal / Unacked\nPriority: 64\nText: High\n`;
}
const dkim = { domainName: 'site.example', keySelector: 's1', privateKey };
interface Sent {
  to: MailRoad | MailRoad[];
  from?: string;
  isSigned?: boolean;
  id?: string;
  text?: string;
  /** Loopback address of the client. */
  localAddress?: string;
  headers?: Record<string, string>;
}
/** Sends an alarm through the door with the resolver. @returns its Message-ID, its text, and the reply. */
async function send({ to, from = listed.address, isSigned = false, id = newId(), ...more }: Sent) {
  const { text = alarmText(), localAddress, headers } = more;
  const transport = transportTo(door.origin, { ...(localAddress && { localAddress }) });
  const mail = { from, to: [to].flat().map(({ address }) => address), messageId: id, date: new Date(0), text, headers };
  const subject = 'Niagara Alarm From Site:AHU_3_SupplyTemp';
  const reply = await transport.sendMail({ ...mail, subject, ...(isSigned && { dkim }) }).then(
    ({ response }) => response,
    (error: { response?: string; message: string }) => error.response ?? error.message,
  );
  return { id, text, reply };
}
const forged = 'SPF fail, DKIM none, DMARC fail for site.example';
const alarmsOf = async (road: MailRoad): Promise<Array<{ unverified_sender: string | null }>> =>
  (await road.db.raw('select unverified_sender from alarms where customer_id = ?', [road.customerId])).rows;
const markOf = (road: MailRoad, mark: string | null) =>
  until(`the mark ${mark}`, async () => (await alarmsOf(road)).some((row) => row.unverified_sender === mark));

describe('REQUIRE', () => {
  test('a mail that somebody else wrote waits in quarantine with the reason and the verdict', async () => {
    const { id, reply } = await send({ to: roads.REQUIRE });
    expect(reply).toMatch(/^250 Stored as /);
    const letter = await roads.REQUIRE.letter(id);
    expect(letter).toMatchObject({
      outcome: 'rejected',
      step: 'door',
      reason: `the sender is not verified: ${forged}`,
    });
    expect((JSON.parse(String(letter.payload)) as MailPayload).senderCheck).toEqual({
      result: 'fail',
      reason: forged,
    });
    const raw = await roads.REQUIRE.warehouseRows('raw_events');
    expect(raw.filter((row) => String(row.body).includes(id))).toEqual([]);
  });

  test('a domain that publishes nothing is not verified either', async () => {
    const { id } = await send({ to: roads.REQUIRE, from: `a${listed.domain}` });
    expect(await roads.REQUIRE.letter(id)).toMatchObject({
      reason: 'the sender is not verified: SPF none, DKIM none, DMARC none for bms.example',
    });
  });

  test('a signed mail is taken', async () => {
    const { id } = await send({ to: roads.REQUIRE, isSigned: true });
    expect(await roads.REQUIRE.archived(id)).toMatchObject({ senderCheck: { result: 'pass' } });
    await markOf(roads.REQUIRE, null);
  });

  test('451 while DNS is away, and nothing is kept; others who are to have it do', async () => {
    const { id, reply } = await send({ to: [roads.REQUIRE, roads.OFF], from: `a@${away}` });
    expect(reply).toMatch(/^451 The sender cannot be verified right now/);
    expect(await roads.OFF.archived(id)).not.toHaveProperty('senderCheck');
    const kept = [
      ...(await roads.REQUIRE.warehouseRows('raw_events')),
      ...(await roads.REQUIRE.warehouseRows('outcomes')),
    ];
    expect(kept.filter((row) => JSON.stringify(row).includes(id))).toEqual([]);
  });
});

describe('MARK', () => {
  test('the mail is taken under the same ids, and its alarm says that the sender is not verified, until a verified one comes', async () => {
    const { id, text, reply } = await send({ to: roads.MARK });
    expect(reply).toMatch(/^250 Stored as \S+$/);
    expect(await roads.MARK.archived(id)).toMatchObject({ senderCheck: { result: 'fail', reason: forged } });
    await markOf(roads.MARK, forged);
    const again = await send({ to: roads.MARK, id, text, isSigned: true });
    expect(again.reply).toBe(reply);
    await send({ to: roads.MARK, isSigned: true });
    await markOf(roads.MARK, null);
  });

  test('while DNS is away the alarm says so', async () => {
    const { id } = await send({ to: roads.MARK, from: `a@${away}` });
    expect((await roads.MARK.archived(id)).senderCheck).toEqual({
      result: 'temporary',
      reason: `DNS lookup failed: SPF temperror, DKIM none, DMARC temperror for ${away}`,
    });
  });
});

test('a relay that is trusted is believed, and nobody who writes what it writes', async () => {
  const headers = { 'Authentication-Results': 'mx.relay.example; dmarc=pass header.from=site.example' };
  const byRelay = await send({ to: roads.MARK, headers, localAddress: '127.0.0.2' });
  expect((await roads.MARK.archived(byRelay.id)).senderCheck).toEqual({
    result: 'pass',
    reason: 'DMARC pass for site.example by mx.relay.example',
  });
  const byOthers = await send({ to: roads.MARK, headers });
  expect((await roads.MARK.archived(byOthers.id)).senderCheck).toMatchObject({ result: 'fail' });
});

test('DNS is asked for nobody whom no integration has, lets in or wants checked', async () => {
  const before = lookups.length;
  const { id } = await send({ to: roads.OFF });
  expect(await roads.OFF.archived(id)).not.toHaveProperty('senderCheck');
  await send({ to: roads.MARK, from: 'spam@stranger.example' });
  await send({ to: roads.REQUIRE, from: 'spam@stranger.example' });
  expect(lookups.slice(before)).toEqual([]);
});
